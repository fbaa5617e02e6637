/** What the guide's own buttons say; its hints are the game's. */
export const guideWords = {
  label: 'Geführte erste Runde',
  step: (step: number, all: number) => `Hinweis ${step} von ${all}`,
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Ohne Hinweise spielen',
  done: 'Verstanden',
  again: 'Hinweise zeigen',
} as const
