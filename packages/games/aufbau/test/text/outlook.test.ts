import { expect, test } from 'vitest'
import { MATERIALS, type MaterialId } from '../../src/data/materials.ts'
import type { Move, PlayerMove } from '../../src/moves.ts'
import type { State } from '../../src/state.ts'
import { commandOf } from '../../src/steps/choices.ts'
import { de } from '../../src/text/de.ts'
import { COUNTED } from '../../src/text/names/counted.ts'
import { view } from '../../src/view.ts'
import { Play } from '../kit.ts'
import { names } from './sound.ts'

const sightOf = (s: State) => ({ viewer: 0, view: view(s, 0) })
const inSight = (s: State, type: string, name: string, value: string) => de.value(type, name, value, names, sightOf(s))
const outlook = (s: State, move: Move) => de.outlook?.(move, names, sightOf(s)) ?? []

test('a good is offered with what there is of it and what it brings or costs [5.4, 5.5]', () => {
  const { state } = Play.b1()
  const [me] = state.players
  if (me === undefined) return expect.fail('nobody plays')
  const grain = MATERIALS.findIndex(({ id }) => id === 'raw.grain')
  me.stock[grain] = 18
  me.turn.labor = 4
  expect(inSight(state, 'moneySell', 'good', 'raw.grain')).toBe('Getreide: Vorrat 18, 6 bringen 3 Gold')
  expect(inSight(state, 'moneyBuy', 'good', 'raw.grain')).toBe('Getreide: Vorrat 18, 6 kosten 2 Gold')
  expect(inSight(state, 'moneySell', 'good', 'labor')).toBe('Arbeitskraft: Vorrat 4, 1 bringt 3 Gold')
  expect(inSight(state, 'moneySellBuy', 'good', 'raw.grain')).toBe(
    'Getreide: Vorrat 18, 6 bringen 3 Gold, 6 kosten 2 Gold',
  )
})

test('with markets of one’s own each has its price [7.1]', () => {
  const { state } = Play.b1()
  const [me] = state.players
  const modifiers = { ...state.market.modifiers }
  for (const group of Object.keys(modifiers)) modifiers[group as keyof typeof modifiers] = 2
  if (me) me.markets = [{ ...state.market, id: 'trade-0-trade-1-1', modifiers }]
  expect(inSight(state, 'moneySell', 'good', 'raw.grain')).toContain(
    '6 bringen 3 Gold (Lokaler Markt) und 5 Gold (Handelsunternehmung 1, Markt 1)',
  )
})

test('what is one’s own is called by what it is, and others’ by no more than their ids tell', () => {
  const { state } = Play.b1()
  state.players[0]?.organizations.push({
    id: 'org-1',
    kind: 'cult',
    tier: 'small',
    facilities: [],
    followers: { levels: 0, loyalty: 3, inUnrest: false, sinceUnrest: 0 },
  } as never)
  expect(inSight(state, 'acquireTenants', 'host', 'org-1')).toBe('Kult')
  expect(
    de.value('acquireTenants', 'host', 'org-1', names, { viewer: 'spectator', view: view(state, 'spectator') }),
  ).toBe('Organisation 1')
})

test('before a roll one reads its price, what it is rolled against, and the odds of each result [12.1 item 7]', () => {
  const { state } = Play.b1()
  const move: PlayerMove = { type: 'moneySell', items: [{ good: 'labor', count: 1 }] }
  const [terms, roll, ...results] = outlook(state, move)
  const { check } = commandOf('moneySell').plan(state, state.players[0] as never, move)
  expect(terms).toBe('Kostet eine Aktion. Preis: 1 AK.')
  expect(roll).toMatch(/^Probe auf Geld: W20 \+\d+ gegen SG\u00a0\d+\.$/)
  const percents = results.map((line) => Number(/, (\d+) %: /.exec(line)?.[1]))
  expect(percents).toEqual(check?.odds.filter((twentieths) => twentieths > 0).map((twentieths) => 5 * twentieths))
  expect(percents.reduce((sum, each) => sum + each, 0)).toBe(100)
  expect(results.join('\n')).toMatch(/Geschafft, \d+ %: 3 Gold\./)
})

test('what a result costs is said where it is not the price', () => {
  const { state } = Play.b1()
  const lines = outlook(state, { type: 'moneyBuy', items: [{ good: 'raw.grain', count: 6 }] }).join('\n')
  expect(lines).toContain('Preis: 2 Gold.')
  expect(lines).toMatch(/· Geschafft, \d+ %: 6 Getreide \(im nächsten Unterhalt\)\.$/m)
  expect(lines).toMatch(/· Gut geschafft, \d+ %: 6 Getreide \(im nächsten Unterhalt\); du zahlst 1 Gold\.$/m)
})

test('in the last round one reads that nothing arrives any more [D-01, 6.10]', () => {
  const begun = Play.b1().state
  const state: State = { ...begun, config: { ...begun.config, session: 'partie', maxRounds: begun.round } }
  const lent = outlook(state, { type: 'moneyLend', investments: 1 }).join('\n')
  expect(lent).toContain('Gold (trifft nicht mehr ein, zählt am Ende zu neun Zehnteln)')
  const labor = outlook(state, { type: 'moneyBuy', items: [{ good: 'labor', count: 1 }] }).join('\n')
  expect(labor).toContain('1 AK (trifft nicht mehr ein)')
  expect(lent + labor).not.toContain('nächste')
})

/** [5.5] Artefacts are not for sale. */
const FOR_SALE = (Object.keys(COUNTED) as MaterialId[]).filter((id) => id !== 'special.minorMagicArtifacts')

test.each(FOR_SALE)('one and two of %s are counted right in what a purchase brings', (good) => {
  const { state } = Play.b1()
  const [me] = state.players
  if (me) me.gold12 = 12_000
  const isRaw = MATERIALS.find(({ id }) => id === good)?.kind === 'raw'
  for (const count of isRaw ? [6] : [1, 2]) {
    const lines = outlook(state, { type: 'moneyBuy', items: [{ good, count }] } as Move).join('\n')
    expect(lines).toContain(`: ${count} ${COUNTED[good]?.[count === 1 ? 0 : 1]} (im nächsten Unterhalt)`)
  }
})

test('what needs no roll says what it brings, and what is plain says nothing', () => {
  const { state } = Play.b1()
  const [me] = state.players
  if (me) me.information = 2
  expect(outlook(state, { type: 'convertInformation', to: 'gold', amount: 1 })).toEqual([
    expect.stringContaining('Preis: 1 Information.'),
    expect.stringMatching(/^Gelingt immer, ohne Wurf: 2 Gold/),
  ])
  expect(outlook(state, { type: 'setReady', ready: true })).toEqual([])
  expect(outlook(state, { type: 'advance' })).toEqual([])
})

test('what cannot be done has no outlook: the refusal says why', () => {
  const { state } = Play.b1()
  expect(outlook(state, { type: 'moneySell', items: [{ good: 'special.wine', count: 3 }] as never })).toEqual([])
})
