/** What the page of events says. */
export const eventWords = {
  title: 'Ereignisse dieses Abschnitts',
  none: (round: number) => `Noch ist alles ruhig. Die ersten Ereignisse kommen in Runde ${round}.`,
  left: (rounds: number) => {
    if (rounds === 0) return 'endet mit dem nächsten Unterhalt'
    return rounds === 1 ? 'nur noch diese Runde' : `noch ${rounds} Runden`
  },
  roll: (roll: number) => `Wurf ${roll}`,
  concerns: 'Betrifft dich',
  others: 'Betrifft dich nicht',
  nothing: 'Nichts davon betrifft dich zurzeit.',
  omen: { ill: 'Unheil', mixed: 'Zweischneidig', good: 'Segen' },
  over: 'vorbei',
} as const
