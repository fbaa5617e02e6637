/** [12.2] What front pages and trophies say beside headlines. */
export const COVER = {
  masthead: 'IMPERIO INMOBILIARIO',
  edition: (mode: string, round: number, rounds: number) => `Edición ${mode} · Ronda ${round} de ${rounds}`,
  lastEdition: (mode: string) => `Edición ${mode}`,
  writes: (persona: string) => `Titulares de ${persona}`,
  price: 'Precio: tu renta',
  champion: 'CAMPEÓN DE LIMA',
  placeOf: (rank: number, count: number) => `PUESTO ${rank} DE ${count}`,
  figures: (wealth: number, fame: number, properties: number, deals: number) =>
    `Riqueza ${wealth} · Fama ${fame} · Predios ${properties} · Tratos ${deals}`,
  trophy: 'LOGRO',
  challenge: '¿Me ganas?',
  /** [12.4] */
  share: '¡Mira mi portada en Imperio Inmobiliario!',
  shareTrophy: (name: string) => `Logro desbloqueado: ${name}.`,
} as const
