/** What charts say. */
export const chartWords = {
  title: 'Schaubilder',
  none: 'Nach der ersten Runde gibt es hier etwas zu sehen.',
  round: 'Runde',
  gold: 'Gold am Ende der Runde',
  score: 'Goldwert am Ende der Runde',
  loyalty: 'Mittlere Loyalität deiner Leute',
  flows: 'Einnahmen, Unterhalt und Verkauf je Runde',
  sources: 'Einnahmen nach Herkunft',
  flow: { income12: 'Einnahmen', upkeep12: 'Unterhalt', sales12: 'Umwandlung' },
  asTable: 'Als Tabelle',
  stock: 'Vorrat und Lagerplatz',
  stockOf: (name: string, count: number, room: number) => `${name}: ${count} von ${room}`,
  composition: 'Woraus der Goldwert besteht',
} as const
