/** [12.2] What front pages and trophies say beside headlines. */
export const COVER = {
  masthead: 'IMPERIO INMOBILIARIO',
  edition: (mode: string, round: number, rounds: number) => `Edición ${mode} · Ronda ${round} de ${rounds}`,
  writes: (persona: string) => `Titulares de ${persona}`,
  price: 'Precio: tu renta',
  champion: 'CAMPEÓN DE LIMA',
  placeOf: (rank: number, count: number) => `PUESTO ${rank} DE ${count}`,
  figures: (wealth: number, fame: number, properties: number) =>
    `Riqueza ${wealth} · Fama ${fame} · Predios ${properties}`,
  table: 'TABLA FINAL',
  trophy: 'LOGRO',
  challenge: '¿Me ganas?',
} as const
