import { difficulty } from '@ludoteca/aufbau'

/** What is said when the envious stir. */
export const envyWords = {
  title: 'Neider regen sich',
  lead: (n: number, threshold: number) =>
    `Du hast ${n} Neider. Ab ${threshold} schlagen sie zu, noch bevor abgerechnet wird.`,
  roll: (dc: number, bonus: string, percent: number) =>
    `Deine Verteidigung: W20 ${bonus} gegen ${difficulty(dc)}. Sie hält mit ${percent} %.`,
  fail: (as: number, kw: number) =>
    `Misslingt sie, sinkt dein Ansehen um ${as}${kw > 0 ? ` und deine Konsequenzen steigen um ${kw}` : ''}, und du verlierst:`,
  gold: (loss: number) => `${loss} Gold`,
  influence: (loss: number) => `${loss} Einfluss dieser Runde`,
  goldHint: 'Gold kann dabei unter 0 fallen.',
  influenceHint: 'Höchstens so viel, wie du sonst bekämst.',
  chosen: 'Gewählt. Es geht weiter, sobald alle gewählt haben.',
  change: 'Noch ist es zu ändern:',
  falls: (threshold: number) => `Danach sinken die Neider in jedem Fall um ${threshold}.`,
} as const
