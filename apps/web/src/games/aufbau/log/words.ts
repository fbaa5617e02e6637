/** What the chronicle says. */
export const logWords = {
  filter: 'Zeigen',
  filters: { all: 'Alles', public: 'Öffentliches', dice: 'Eigene Würfe' },
  round: 'Runde',
  everyRound: 'Alle Runden',
  roundOf: (round: number) => `Runde ${round}`,
  before: 'Vor dem Anfang',
  none: 'Dazu steht nichts in der Chronik.',
  notes: 'Deine Notizen',
  notesLead: 'Nur du kannst sie lesen.',
  note: 'Neue Notiz',
  keep: 'Notieren',
  noNotes: 'Noch nichts notiert.',
} as const
