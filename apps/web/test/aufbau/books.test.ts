import {
  closing,
  EVENT,
  forecast,
  type LedgerLine,
  lotOf,
  MATERIALS,
  marketsOf,
  type Player,
  quoteOf,
  scoreOf,
  standingParts,
  type View,
} from '@ludoteca/aufbau'
import { describe, expect, test } from 'vitest'
import { groupsOf, sumOf } from '../../src/games/aufbau/books/ledger-groups.ts'
import { stepsOf } from '../../src/games/aufbau/books/waterfall-steps.ts'
import { bookWords } from '../../src/games/aufbau/books/words.ts'
import { worksAhead } from '../../src/games/aufbau/books/works-ahead.ts'
import { incomeBySource, marketsInTime, seriesOf } from '../../src/games/aufbau/charts/series.ts'
import { holdsPercent } from '../../src/games/aufbau/envy/odds.ts'
import { flowsOf } from '../../src/games/aufbau/estate/flows.ts'
import { eventRoundsLeft, eventSection, marketSection } from '../../src/games/aufbau/frame/sections.ts'
import { frameWords } from '../../src/games/aufbau/frame/words.ts'
import { GROUPS, groupRows, rowSum } from '../../src/games/aufbau/market/group-rows.ts'
import { neededBy } from '../../src/games/aufbau/market/needs.ts'
import { Estate, names } from './kit.ts'

const QUIET_EVENT = {
  roll: 0,
  values: [],
  riot: null,
  branch: null,
  finds: false,
  labor: false,
  artifact: false,
  miracle: false,
}

const line = (source: LedgerLine['source'], ref: string, gold12: number, labor = 0): LedgerLine => ({
  source,
  ref,
  gold12,
  labor,
  influence: 0,
  magicPower: 0,
  goods: [],
})

describe('a ledger', () => {
  test('is grouped by source, one line for each holding, without lines that moved nothing', () => {
    const groups = groupsOf([
      line('city', 'city-2', 24, 1),
      line('food', '', -12),
      line('city', 'city-2', 0, 2),
      line('city', 'city-3', 60),
      line('office', 'office-2', 0),
    ])
    expect(groups.map(({ source, gold12, lines }) => [source, gold12, lines.length])).toEqual([
      ['city', 84, 2],
      ['food', -12, 1],
    ])
    expect(groups[0]?.lines[0]).toMatchObject({ gold12: 24, labor: 3 })
  })

  test('adds up to what was booked', () => {
    const { me } = new Estate().rounds(1)
    const { labor, influence } = sumOf(me.ledger)
    expect(labor).toBe(me.turn.labor)
    expect(influence).toBe(me.turn.influence)
  })

  test('falls from the old gold to the new, source by source', () => {
    const steps = stepsOf([line('city', 'city-2', 24), line('food', '', -36)], 48)
    expect(steps).toEqual([
      { source: 'before', from12: 0, to12: 48 },
      { source: 'city', from12: 48, to12: 72 },
      { source: 'food', from12: 72, to12: 36 },
      { source: 'after', from12: 0, to12: 36 },
    ])
  })

  test('ends with the gold that is there', () => {
    const { me } = new Estate().rounds(2)
    const before = me.history.at(-1)?.gold12 ?? 0
    expect(stepsOf(me.ledger, before).at(-1)?.to12).toBe(me.gold12)
  })
})

describe('cards of the estate', () => {
  test('say what every holding gives and costs', () => {
    const { view, me } = new Estate()
    const { yields, upkeep } = flowsOf(view, me)
    expect(yields.get('city-starter')).toEqual({ gold: 2, labor: 1, influence: 1 })
    expect(yields.get('office-starter')).toMatchObject({ influence: 4 })
    expect(upkeep.get('domain-starter')).toEqual({ gold: 0, labor: 0, influence: 0 })
  })
})

describe('the market board', () => {
  test('quotes what one investment brings and costs', () => {
    const { view } = new Estate()
    const quiet = { ...view.market, modifiers: { ...view.market.modifiers, rawCheapFood: -2, specialCheapFood: 4 } }
    expect(quoteOf(view, quiet, 'raw.grain')).toMatchObject({ sell: 1, buy: 1 })
    expect(quoteOf(view, quiet, 'special.pulpellen')).toMatchObject({ sell: 7, buy: 7 })
  })

  test('never pays to have things taken away, and gives nothing for nothing', () => {
    const { view } = new Estate()
    const dead = { ...view.market, modifiers: { ...view.market.modifiers, rawCheapFood: -9 } }
    expect(quoteOf(view, dead, 'raw.grain')).toMatchObject({ sell: 0, buy: 1 })
  })

  /** [7.3] Food is cheaper by one and by three, metals by two, dear special materials by four. */
  const eventful = (view: View): View => ({
    ...view,
    events: [
      { ...QUIET_EVENT, roll: EVENT.goodHarvest },
      { ...QUIET_EVENT, roll: EVENT.greatYear, values: [3] },
      { ...QUIET_EVENT, roll: EVENT.newMine, values: [2] },
      { ...QUIET_EVENT, roll: EVENT.bazaar, values: [4] },
    ],
  })

  test('[5.4, 7.3] adds up in sight: what was rolled and what each event adds is what every material is worth', () => {
    const { view, me } = new Estate()
    const market = { ...view.market, modifiers: { ...view.market.modifiers, rawCheapFood: 2, rawBasicFood: -1 } }
    const now = eventful(view)
    const rows = groupRows(now)
    expect(new Set(rows.map(({ group }) => group))).toEqual(new Set(GROUPS))
    expect(rows.flatMap(({ goods }) => goods)).toHaveLength(MATERIALS.length)
    for (const row of rows) {
      const { rolled, events, sum } = rowSum(market, row)
      expect(sum).toBe(rolled + events)
      expect(events).toBe(row.events.reduce((all, { gold }) => all + gold, 0))
      for (const { id } of row.goods) {
        const { parts } = quoteOf(now, market, id)
        expect([id, parts.market, parts.events]).toEqual([id, rolled, events])
      }
    }
    // A group of which events mean only a part has a line for each part, and says which goods are meant.
    const split = rows.filter(({ isWhole }) => !isWhole)
    expect(split.length).toBeGreaterThan(0)
    for (const { group } of split) expect(rows.filter((row) => row.group === group).length).toBeGreaterThan(1)
    const grain = rows.find(({ goods }) => goods.some(({ id }) => id === 'raw.grain'))
    expect(grain?.events).toEqual([
      { roll: EVENT.goodHarvest, gold: -1 },
      { roll: EVENT.greatYear, gold: -3 },
    ])
    expect(marketsOf(now, me)).toHaveLength(1)
  })

  test('[5.4, 5.5] prices are the sum of their parts, and no less than the least', () => {
    const { view } = new Estate()
    for (const now of [view, eventful(view)]) {
      for (const { id } of MATERIALS) {
        const { sell, buy, parts } = quoteOf(now, now.market, id)
        const change = parts.market + parts.events + parts.bonus
        expect([id, sell, buy]).toEqual([
          id,
          Math.max(0, parts.saleBase + change),
          Math.max(1, parts.purchaseBase + change),
        ])
      }
    }
  })

  test('counts raw materials in sixes', () => {
    expect(MATERIALS.map(lotOf).filter((lot) => lot === 6)).toHaveLength(47)
  })

  test('has the local market first, and what the workshops need', () => {
    const { view, me } = new Estate()
    expect(marketsOf(view, me).map(({ id }) => id)).toEqual(['local'])
    expect(neededBy(me)).toContain('raw.grain')
  })
})

describe('sections', () => {
  const config = new Estate().view.config

  test('of the market last four rounds from the first on', () => {
    expect(marketSection({ round: 1, config })).toMatchObject({ passed: 0, text: 'noch 4 Runden' })
    expect(marketSection({ round: 4, config })).toMatchObject({ passed: 3, text: 'noch diese Runde' })
    expect(marketSection({ round: 5, config })).toMatchObject({ passed: 0 })
  })

  test('[D-01] end with the match', () => {
    const at = (round: number, sectionStart = 18) => ({ round, sectionStart, config: { ...config, maxRounds: 20 } })
    expect(eventSection(at(18))).toMatchObject({ length: 3, passed: 0, text: 'noch 3 Runden' })
    expect(eventSection(at(20))).toMatchObject({ length: 3, passed: 2, text: 'noch diese Runde' })
    expect([18, 19, 20].map((round) => eventRoundsLeft(at(round)))).toEqual([3, 2, 1])
    expect(eventRoundsLeft({ ...at(18), config: { ...config, session: 'kampagne' } })).toBe(4)
    // While the next ones are about to be rolled the old ones hold no more.
    expect(eventRoundsLeft(at(6, 2))).toBe(0)
    expect(marketSection({ ...at(18), config: { ...config, maxRounds: 18 } })).toMatchObject({ length: 2, passed: 1 })
  })

  test('of events begin in the second round', () => {
    expect(eventSection({ round: 1, config })).toMatchObject({ passed: -1, text: 'ab Runde 2' })
    expect(eventSection({ round: 2, config })).toMatchObject({ passed: 0 })
    expect(eventSection({ round: 7, config })).toMatchObject({ passed: 1 })
  })
})

describe('charts', () => {
  test('have a figure for each round that is over', () => {
    const { me } = new Estate().rounds(3)
    const [series] = seriesOf([me], names, ({ gold12 }) => gold12)
    expect(series).toMatchObject({ label: 'Ana', seat: 0 })
    expect(series?.values).toHaveLength(3)
  })

  test('tell income by source and markets by section from the story', () => {
    const story = [
      { type: 'roundStarted', round: 2 },
      { type: 'marketRolled', market: new Estate().view.market },
      { type: 'booked', seat: 0, lines: [line('city', 'city-2', 24), line('food', '', -12)] },
      { type: 'booked', seat: 1, lines: [line('office', 'office-2', 36)] },
    ].map((fact, id) => ({ id, move: id, fact }))
    expect(incomeBySource(story, 0)).toEqual({ sources: ['city'], rounds: [{ round: 2, gold: [2] }] })
    expect(marketsInTime(story).map(({ round }) => round)).toEqual([2])
  })
})

describe('what lies ahead', () => {
  test('is a forecast of the next round', () => {
    const { view, me } = new Estate()
    expect(forecast(view, me)).toMatchObject({ round: 2, labor: 3, influence: 5, idle: [] })
    // [6.10] While the round lasts, five labour at two gold and five influence at 0.6 count, too.
    expect(view.scores[0]).toBe(scoreOf(view, me) + 120 * (10 + 3))
    // What the charts show adds up to what the head says.
    const parts = Object.values(standingParts(view, me))
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(view.scores[0])
  })

  test('[D-01, 6.10] is the end in the last round, and what one is worth then', () => {
    const estate = new Estate({ maxRounds: 6 }).rounds(5)
    const { view, me } = estate
    expect(view.round).toBe(6)
    const end = closing(view, me)
    estate.rounds(1)
    expect(estate.view.finished).toBe(true)
    expect(end?.score).toBe(estate.view.scores[0])
    expect(end?.after12).toBe(estate.me.gold12)
    // Before that, the head counts what is left of labour and influence, and says so.
    expect(standingParts(view, me).pools).toBe((view.scores[0] as number) - scoreOf(view, me))
    expect(standingParts(estate.view, estate.me).pools).toBe(0)
  })

  test('[6.3] says which works stand still, or that all run, but never both', () => {
    const { me } = new Estate()
    expect(worksAhead(me, [])).toEqual({ text: 'Für alle reicht der Unterhalt.', isTrouble: false })
    expect(worksAhead(me, ['storage-starter'])).toEqual({
      text: 'Nicht zu unterhalten: Stammlager.',
      isTrouble: true,
    })
    const damage = { damagedAtRound: 1, repairGold: 3, event: 15 }
    const hit = { ...me, workshops: me.workshops.map((each) => ({ ...each, damage })) } as Player
    expect(worksAhead(hit, []).text).toBe('Beschädigt und außer Betrieb: Stammwerkstatt.')
    expect(worksAhead({ ...me, workshops: [], storages: [] }, []).text).toBe('Keine.')
  })

  test('[6.5] counts what must be bought', () => {
    expect(bookWords.foodMissing(1)).toBe('1 muss für 1 Gold gekauft werden.')
    expect(bookWords.foodMissing(2)).toBe('2 müssen für 2 Gold gekauft werden.')
  })

  test('[5.0.4] is as many actions as the options give', () => {
    expect(frameWords.lead.actions(2, 1)).toBe('Zwei Aktionen und ein freier Ausbau. Alle handeln gleichzeitig.')
    expect(frameWords.lead.actions(3, 0)).toBe('Drei Aktionen und kein freier Ausbau. Alle handeln gleichzeitig.')
  })

  test('is a defence that holds or does not', () => {
    expect(holdsPercent(0, 10)).toBe(55)
    expect(holdsPercent(9, 10)).toBe(100)
    expect(holdsPercent(-12, 10)).toBe(0)
  })
})
