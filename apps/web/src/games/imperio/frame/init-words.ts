/** What is said before the first round. */
export const initWords = {
  edition: (mode: string, rounds: number) => `Edición ${mode} · ${rounds} rondas`,
  writes: (persona: string) => `Los titulares los pone: ${persona}.`,
  inRound: (round: number) => `Ronda ${round}:`,
  dynasty: 'Tu dinastía',
  yours: (name: string) => `Juegas por la dinastía ${name}.`,
  choose: 'Elegir',
} as const
