import { type Career, careerOf, type Seat } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import { POINT } from '../data/scoring.ts'
import type { Fact } from '../facts.ts'
import { followerLevels } from '../rules/holdings.ts'
import { scoreOf } from '../rules/score.ts'
import type { Player, State } from '../state.ts'
import { art } from './badges.ts'

/** What was counted of a house. */
interface Tally {
  veryGood: number
  /** Checks that did not fail, one after the other. */
  streak: number
  bestStreak: number
  bestSale12: number
  facilities: number
  projects: number
  masters: number
  repelled: number
  poor: boolean
  envyHeld: boolean
}

const GOLD12 = 12
const STREAK = 12
const SALE_BIG = 25
const HOUSEHOLD = 6
const SCORE_BIG = 1_000

/** What the houses of Aufbau collect. */
export const career: Career<Config, State, Fact> = careerOf<Config, State, Fact, Tally>({
  feats: [
    {
      ...art('AU-PROBE-01', 'die'),
      name: 'Besser geht es nicht',
      description: 'Eine Probe gelingt sehr gut.',
      category: 'Proben',
      done: ({ veryGood }) => veryGood >= 1,
    },
    {
      ...art('AU-PROBE-12', 'dice'),
      name: 'Eine glückliche Hand',
      description: 'Zwölf Proben nacheinander gelingen.',
      category: 'Proben',
      done: ({ bestStreak }) => bestStreak >= STREAK,
    },
    {
      ...art('AU-POSTEN-03', 'field'),
      name: 'Land und Leute',
      description: 'Besitze drei Domänen.',
      category: 'Posten',
      done: (_tally, s, seat) => house(s, seat).domains.length >= 3,
    },
    {
      ...art('AU-STADT-02', 'gate'),
      name: 'Hinter den Mauern',
      description: 'Habe zwei Stadtbesitze zugleich.',
      category: 'Posten',
      done: (_tally, s, seat) => house(s, seat).cities.length >= 2,
    },
    {
      ...art('AU-AMT-03', 'seal'),
      name: 'Mit Brief und Siegel',
      description: 'Habe drei Ämter zugleich.',
      category: 'Posten',
      done: (_tally, s, seat) => house(s, seat).offices.length >= 3,
    },
    {
      ...art('AU-BUND-02', 'knot'),
      name: 'Gute Verbindungen',
      description: 'Führe zwei Organisationen zugleich.',
      category: 'Posten',
      done: (_tally, s, seat) => house(s, seat).organizations.length >= 2,
    },
    {
      ...art('AU-VOLL-01', 'house'),
      name: 'Von allem etwas',
      description: 'Besitze Domäne, Stadtbesitz, Amt, Organisation und Handel zugleich.',
      category: 'Posten',
      done: (_tally, s, seat) => {
        const { domains, cities, offices, organizations, trades } = house(s, seat)
        return [domains, cities, offices, organizations, trades].every(({ length }) => length > 0)
      },
    },
    {
      ...art('AU-WERK-02', 'anvil'),
      name: 'Zwei Essen rauchen',
      description: 'Habe zwei Werkstätten zugleich.',
      category: 'Bauen',
      done: (_tally, s, seat) => house(s, seat).workshops.length >= 2,
    },
    {
      ...art('AU-BAU-10', 'trowel'),
      name: 'Bauherr',
      description: 'Baue zehn Einrichtungen in einer Partie.',
      category: 'Bauen',
      done: ({ facilities }) => facilities >= 10,
    },
    {
      ...art('AU-PLAN-01', 'crane'),
      name: 'Gut Ding will Weile',
      description: 'Bring ein Vorhaben über mehrere Runden zu Ende.',
      category: 'Bauen',
      done: ({ projects }) => projects >= 1,
    },
    {
      ...art('AU-MARKT-25', 'coins'),
      name: 'Ein guter Markttag',
      description: `Nimm mit einem Verkauf ${SALE_BIG} Gold oder mehr ein.`,
      category: 'Handel und Leute',
      done: ({ bestSale12 }) => bestSale12 >= SALE_BIG * GOLD12,
    },
    {
      ...art('AU-LEUTE-06', 'people'),
      name: 'Ein großes Haus',
      description: `Habe ${HOUSEHOLD} Stufen Gefolge.`,
      category: 'Handel und Leute',
      done: (_tally, s, seat) => followerLevels(house(s, seat)) >= HOUSEHOLD,
    },
    {
      ...art('AU-MEISTER-01', 'hat'),
      name: 'Beim Meister',
      description: 'Gewinne einen meisterlichen Spezialisten.',
      category: 'Handel und Leute',
      done: ({ masters }) => masters >= 1,
    },
    {
      ...art('AU-WEHR-03', 'wall'),
      name: 'Nicht mit uns',
      description: 'Wehre drei Schläge in einer Partie ab.',
      category: 'Not und Wehr',
      done: ({ repelled }) => repelled >= 3,
    },
    {
      ...art('AU-NEID-01', 'eye'),
      name: 'Der Neid der anderen',
      description: 'Halte den Neidern stand.',
      category: 'Not und Wehr',
      done: ({ envyHeld }) => envyHeld,
    },
    {
      ...art('AU-SCHULD-01', 'scales'),
      name: 'Aus den Schulden',
      description: `Habe weniger als nichts, und beende die Partie mit einem Haus von ${SCORE_BIG} oder mehr.`,
      category: 'Not und Wehr',
      atEnd: ({ poor }, s, seat) => poor && scoreOf(s, house(s, seat)) >= SCORE_BIG * POINT,
    },
    {
      ...art('AU-SIEG-01', 'wreath'),
      name: 'Das erste Haus am Platz',
      description: 'Gewinne eine Partie.',
      category: 'Siege',
      goal: { counter: 'rivalWins', atLeast: 1 },
    },
    {
      ...art('AU-SIEG-05', 'wreaths'),
      name: 'Alter Adel',
      description: 'Gewinne fünf Partien.',
      category: 'Siege',
      goal: { counter: 'rivalWins', atLeast: 5 },
    },
  ],
  counters: [
    { id: 'bestScore', label: 'Größtes Haus (Goldwert)', kind: 'best' },
    { id: 'bestSale', label: 'Bester Verkauf (Gold)', kind: 'best' },
    { id: 'facilities', label: 'Einrichtungen gebaut', kind: 'sum' },
    { id: 'repelled', label: 'Schläge abgewehrt', kind: 'sum' },
    { id: 'rivalWins', label: 'Siege gegen andere', kind: 'sum' },
  ],
  tally: () => ({
    veryGood: 0,
    streak: 0,
    bestStreak: 0,
    bestSale12: 0,
    facilities: 0,
    projects: 0,
    masters: 0,
    repelled: 0,
    poor: false,
    envyHeld: false,
  }),
  picture: 'card',
  hear(tallies, fact, s) {
    const tally = 'seat' in fact ? tallies[fact.seat] : undefined
    if (tally === undefined) return
    hearOne(tally, fact)
    tally.poor ||= house(s, (fact as { readonly seat: Seat }).seat).gold12 < 0
  },
  counted: ({ bestSale12, facilities, repelled }, s, seat, { winners }) => ({
    bestScore: Math.floor(scoreOf(s, house(s, seat)) / POINT),
    bestSale: Math.floor(bestSale12 / GOLD12),
    facilities,
    repelled,
    // Whoever plays alone always wins.
    rivalWins: s.players.length > 1 && winners.includes(seat) ? 1 : 0,
  }),
  isRanked,
})

/** Sandboxes and houses that are grown from the start bring nothing. */
export function isRanked({ abundance, estate, checks }: Readonly<Config>): boolean {
  return !abundance && estate === 'small' && checks.length === 0
}

function house({ players }: Readonly<State>, seat: Seat): Readonly<Player> {
  return players[seat] as Player
}

function hearOne(tally: Tally, fact: Fact): void {
  if ('check' in fact) {
    const { tier } = fact.check
    if (tier === 'veryGood') tally.veryGood++
    tally.streak = tier === 'fail' ? 0 : tally.streak + 1
    tally.bestStreak = Math.max(tally.bestStreak, tally.streak)
  }
  switch (fact.type) {
    case 'sold':
      tally.bestSale12 = Math.max(tally.bestSale12, fact.gold12)
      return
    case 'facilityBuilt':
      tally.facilities++
      return
    case 'projectCompleted':
      tally.facilities++
      tally.projects++
      return
    case 'specialistHired':
      tally.masters += fact.hired.filter(({ tier }) => tier === 'master').length
      return
    case 'eventRolled':
      if (fact.goods.length === 0 && fact.influence === 0 && fact.levels === 0) tally.repelled++
      return
    case 'envyStruck':
      if (fact.loss === 0) {
        tally.repelled++
        tally.envyHeld = true
      }
  }
}
