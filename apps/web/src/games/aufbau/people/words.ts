/** What the page of specialists says. */
export const peopleWords = {
  title: 'Fachkräfte',
  cap: (count: number, max: number) => `${count} von höchstens ${max}`,
  none: 'Noch steht niemand in deinen Diensten. Fachkräfte bringen Eigenarten mit, gute wie schlechte.',
  hire: 'Fachkraft anwerben',
  secondary: (name: string) => `auch ${name}`,
  upkeep: 'Unterhalt',
  influence: (count: number) => `+${count} Einfluss je Runde durch Ansehen`,
  promoted: (round: number) => `wird in Runde ${round} erfahren`,
  offDuty: 'Nicht mehr loyal: keine Wirkung, aber weiter Kosten',
  onlyAsked: 'Wirkt durch Einrichtungen, die dieses Fach verlangen.',
  now: 'Zurzeit',
  set: 'Einstellen',
  times: (factor: number) => `×${factor}`,
  good: 'Vorzug',
  bad: 'Nachteil',
  offers: 'Angebote',
  offer: (tier: string, kind: string, percent: number) =>
    percent === 0 ? `${tier}, ${kind}: kommt umsonst` : `${tier}, ${kind}: zu ${percent} % des Preises, ohne Probe`,
} as const
