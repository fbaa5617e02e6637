import type { PublicFact, PublicIncident } from '../../facts.ts'
import type { Phase } from '../../state.ts'
import { eventName } from '../events.ts'
import { number, quoted, score120, series } from '../grammar.ts'
import { rawRow, specialRow } from '../names/markets.ts'
import type { FactWords } from './words.ts'

export const publicFacts: FactWords<PublicFact['type']> = {
  roundStarted: ({ round }) => `Runde ${number(round)} beginnt.`,
  phaseEntered: ({ phase, round }) => `Runde ${number(round)}: ${PHASES[phase]}`,
  marketRolled: ({ market: { rawRoll, specialRoll } }) => {
    const [raw, special] = [rawRow(rawRoll), specialRow(specialRoll)]
    const said = `${raw.category}: ${raw.demand} (${number(rawRoll)}), ${special.category}: ${special.demand} (${number(specialRoll)})`
    return `Auf dem lokalen Markt gelten neue Preise. ${said}.`
  },
  eventsRolled: ({ events, untilRound }) => {
    const titles = series(events.map(({ roll }) => quoted(eventName(roll))))
    const bear = events.length === 1 ? 'bestimmt' : 'bestimmen'
    return `Bis Runde ${number(untilRound)} ${bear} ${titles} das Geschehen.`
  },
  readySet: ({ seat, ready }, names) => `${names(seat)} ${ready ? 'ist bereit' : 'handelt doch noch weiter'}.`,
  rumour: ({ seat, what }, names) => RUMOURS[what](names(seat)),
  matchEnded: ({ scores }, names) => {
    const books = scores.map((score, seat) => `${names(seat)} ${score120(score)}`)
    return `Alle Bücher werden aufgeschlagen. Goldwert: ${series(books)}.`
  },
}

const PHASES: Readonly<Record<Phase, string>> = {
  maintenance: 'Der Unterhalt steht an.',
  actions: 'Die Aktionen sind eröffnet.',
  conversion: 'Werkstätten, Lager und Märkte haben abgerechnet.',
  reset: 'Die Runde klingt aus.',
}

const RUMOURS: Readonly<Record<PublicIncident, (who: string) => string>> = {
  raid: (who) => `Räuber überfallen eine Domäne von ${who}.`,
  beasts: (who) => `Magische Bestien verwüsten die Felder von ${who}.`,
  piracy: (who) => `Piraten bringen eine Ladung von ${who} auf.`,
  conflict: (who) => `Der Konflikt mit den Nachbarn trifft den Handel von ${who}.`,
  plunder: (who) => `Entlassene Söldner plündern eine Domäne von ${who}.`,
  inspection: (who) => `Die Provinzinspektion wird bei ${who} fündig.`,
  officeLost: (who) => `${who} verliert ein Amt bei Hof.`,
  riot: (who) => `Aufrührer wüten im Besitz von ${who}.`,
}
