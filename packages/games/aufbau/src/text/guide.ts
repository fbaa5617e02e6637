import type { Config } from '../config.ts'
import { STORAGE, WORKSHOP } from '../data/works.ts'
import type { Player } from '../state.ts'
import { number, sentence, series } from './grammar.ts'
import { materialsInWords } from './names/counted.ts'
import { CHECK_NAMES } from './names.ts'
import { turnInWords } from './turn.ts'

type Checks = Player['checks']

/** A hint of the guided first round, and the part of the table it is about. Its words follow the options. */
export interface Hint {
  readonly about:
    | 'estate'
    | 'resources'
    | 'phases'
    | 'actions'
    | 'odds'
    | 'gainMaterials'
    | 'moneySell'
    | 'alternatives'
    | 'ready'
    | 'conversion'
    | 'next'
  readonly title: string | ((config: Config) => string)
  readonly text: string | ((config: Config, checks: Checks) => string)
}

/** The first round for those who have never played: what they own, what to do with it, what comes of it. */
export const GUIDE: readonly Hint[] = [
  {
    about: 'estate',
    title: 'Das ist dein Haus',
    text: 'Dir gehören eine ausbaubedürftige Domäne, ein verpachtetes Stadthaus, ein kleines Amt, eine Werkstatt und ein Lager. Jede Karte sagt, was sie einbringt und was sie kostet.',
  },
  {
    about: 'resources',
    title: 'Was bleibt und was vergeht',
    text: 'Gold und Waren behältst du. Arbeitskraft (AK) und Einfluss gelten nur für diese Runde: Was du nicht nutzt, wird am Ende für ein Viertel Gold verkauft. Gib es also lieber aus.',
  },
  {
    about: 'phases',
    title: 'Vier Phasen hat eine Runde',
    text: 'Im Unterhalt kommen Einnahmen und gehen Kosten, dann handelst du, dann arbeiten Werkstätten und Lager, dann klingt die Runde aus. Jetzt bist du bei den Aktionen.',
  },
  {
    about: 'actions',
    title: ({ actionsPerRound, freeFacilityBuildsPerRound }) =>
      sentence(turnInWords(actionsPerRound, freeFacilityBuildsPerRound)),
    text: ({ freeFacilityBuildsPerRound: builds }) =>
      `Jede Art von Aktion geht nur einmal je Runde. ${BUILDING[Math.min(builds, 2)]} Umstellen und Reparieren kostet nie eine Aktion.`,
  },
  {
    about: 'odds',
    title: 'Die Probe',
    text: (_config, checks) =>
      `Bei fast jeder Aktion wirfst du einen W20 und zählst ${addedInWords(checks)} dazu. Je weiter du über der Schwierigkeit (SG) liegst, desto besser wird es. Der Balken zeigt dir die Aussichten, bevor du wirfst.`,
  },
  {
    about: 'gainMaterials',
    title: 'Zuerst: die Felder bestellen',
    text: 'Wähle „Material gewinnen“, Domänenverwaltung, mit 4 AK. Gelingt die Probe, bringt das 32 Getreide oder mehr. Eine AK behältst du übrig.',
  },
  {
    about: 'moneySell',
    title: 'Danach: verkaufen',
    text: 'Verkaufe 18 Getreide, das sind drei Einsätze. Ab dem vierten Einsatz würde die Probe um 4 schwerer. Behalte etwa 20: 8 für die Werkstatt und Vorrat für die nächste Runde.',
  },
  {
    about: 'alternatives',
    title: 'Oder etwas anderes',
    text: 'Du kannst auch Geld verleihen, um nächste Runde mehr zu haben, oder dauerhaften Einfluss gewinnen, der sich bis zum Schluss jede Runde auszahlt. Für Käufe ist dein Beutel noch zu klein.',
  },
  {
    about: 'ready',
    title: 'Fertig?',
    text: 'Melde dich bereit. Sobald alle bereit sind, geht es weiter. Bis dahin darfst du es dir noch anders überlegen.',
  },
  {
    about: 'conversion',
    title: 'Die Umwandlung',
    text: ({ storageCapacityMultiplier: times, workshopBonusSpecial: [bonus = 0] }) =>
      `Deine Werkstatt macht aus 8 Getreide ${materialsInWords('special.pulpellen', WORKSHOP.specialOut.small + bonus)}, dein Lager hebt ${number(STORAGE.raw.small * times)} RM und ${number(STORAGE.special.small * times)} SM auf, das Wertvollste zuerst. Alles Übrige wird zu Gold, auch AK und Einfluss.`,
  },
  {
    about: 'next',
    title: 'So geht es weiter',
    text: ({ eventFirstRound }) =>
      `Ab Runde 2 kosten Domänen, Werkstatt und Lager Unterhalt, und deine Leute wollen essen. Ab Runde ${number(eventFirstRound)} mischen sich Ereignisse ein. Gute nächste Ziele: die Stammdomäne ausbauen (8 Gold, 4 AK) oder Stadtbesitz erwerben (12 Gold).`,
  },
]

/** What a hint says in this match. */
export function hintInWords({ title, text }: Hint, config: Config, checks: Checks): { title: string; text: string } {
  return {
    title: typeof title === 'string' ? title : title(config),
    text: typeof text === 'string' ? text : text(config, checks),
  }
}

/** By free facility actions of a round: none, one, several. */
const BUILDING = [
  'Einrichtung, Werkstatt, Lager und Fachkraft kosten ebenfalls eine.',
  'Einrichtung, Werkstatt, Lager oder Fachkraft ist einmal frei, danach kostet es eine Aktion.',
  'Einrichtung, Werkstatt, Lager und Fachkraft sind frei, solange freie Ausbauten übrig sind, danach kosten sie eine Aktion.',
] as const

/** “3”, or which check has which base where they differ. */
function addedInWords({ influence, money, materials }: Checks): string {
  if (influence === money && money === materials) return number(influence)
  const each = { influence, money, materials }
  const kinds = Object.keys(each) as (keyof Checks)[]
  return `deine Begabung (${series(kinds.map((kind) => `${CHECK_NAMES[kind]} ${number(each[kind])}`))})`
}
