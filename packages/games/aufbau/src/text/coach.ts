import { score120 } from './grammar.ts'

/** What the coach says in the first three rounds, in order; two sentences at most. */
export const COACH = {
  estate:
    'Das ist dein Haus: eine Domäne, ein Stadthaus, ein Amt, eine Werkstatt und ein Lager. Wer am Ende das größte Vermögen hat, gewinnt.',
  begin: 'Jede Runde beginnt mit einer Abrechnung: Einnahmen kommen, Kosten gehen. Eröffne die erste Runde.',
  purse:
    'Gold und Waren behältst du. Arbeitskraft (AK) und Einfluss gelten nur für diese Runde; was übrig bleibt, wird zu ein wenig Gold.',
  materials:
    'Du hast zwei Aktionen. Öffne „Material“ und lass die Stammdomäne mit 4 AK bestellen; der Balken zeigt vor dem Wurf die Aussichten.',
  market:
    'Gut geschafft: 48 Getreide. Vor einem Verkauf lohnt der Blick auf den Markt: Getreide ist gefragt und bringt je Einsatz 1 Gold mehr.',
  sell: 'Verkaufe 18 Getreide, das sind drei Einsätze; beim vierten würde die Probe schwerer. Ist deine Ware einmal nicht gefragt, warte lieber.',
  ready:
    'Das hat 12 Gold gebracht. Melde dich fertig: Dann arbeiten Werkstatt und Lager, und was zu viel ist, wird zu Gold.',
  upkeep:
    'Die Werkstatt hat aus 8 Getreide zwei Fladen gemacht, 15 Getreide lagen im Lager. Ab jetzt kostet dein Haus Unterhalt: 2 Getreide zu essen und 2 AK.',
  city: 'Nun reicht dein Gold für einen Posten. Öffne „Posten“ und erwirb einen kleinen Stadtbesitz: Er bringt jede Runde Gold, AK und Einfluss.',
  influence:
    'Deine zweite Aktion: Öffne „Einfluss“ und gewinne ihn dauerhaft, mit 2 Einsätzen. Er kommt jede Runde wieder, bis zum Schluss.',
  readyAgain: 'Beide Aktionen sind getan. Melde dich fertig.',
  build:
    'Das Stadthaus zahlt schon. Öffne „Bauen“ und baue die Stammdomäne aus, für 8 Gold und 4 AK: Ein Ausbau je Runde ist frei.',
  free: 'Die beiden Aktionen dieser Runde gehören dir: Sieh dich um und probiere etwas aus. Hast du genug, melde dich fertig.',
  worth: (score: number) =>
    `Dein Haus ist jetzt ${score120(score)} Gold wert, begonnen hast du mit 217. In einer richtigen Partie mischen sich bald Ereignisse und Neider ein.`,
} as const

export const WATCH = 'Warte einen Augenblick: Deine Nachbarn sind noch nicht fertig.'

/** What was learnt, for the end. */
export const LEARNT: readonly string[] = [
  'In jeder Runde hast du zwei Aktionen und einen freien Ausbau.',
  'AK und Einfluss verfallen, Gold und was im Lager Platz hat bleibt.',
  'Der Markt sagt, was sich zu verkaufen lohnt.',
  'Posten und dauerhafter Einfluss zahlen sich Runde für Runde aus, am besten früh.',
]
