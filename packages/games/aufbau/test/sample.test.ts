import { SeededChance, type Viewer } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { sample } from '../src/sample.ts'
import { quietMarket } from '../src/setup.ts'
import type { Player, State } from '../src/state.ts'
import { givenSpecialist, givenTrade, settle, starterCity } from './givens.ts'
import { Play } from './kit.ts'

/** Two players in the actions of round 1, the first of whom has something of every kind to hide. */
function table(options: Parameters<typeof Play.b1>[0] = {}): State {
  const play = Play.b1(options, 2).with((p) => {
    givenTrade(p, 'small')
    givenSpecialist(p, 'simple', [])
    settle(starterCity(p).tenants, 2)
    p.markets = [quietMarket('trade-0-trade-1-1')]
    p.notes = ['geheim']
  })
  return play.state
}

/** In how many ways something of the first player could be, for all that a viewer knows. */
function guesses(s: State, viewer: Viewer, what: (p: Player) => unknown): number {
  const chance = new SeededChance('guesses')
  const seen = Array.from({ length: 40 }, () => JSON.stringify(what(sample(s, viewer, chance).players[0] as Player)))
  return new Set(seen).size
}

const HIDDEN: readonly (readonly [string, (p: Player) => unknown])[] = [
  ['gold', (p) => p.gold12],
  ['pending gold', (p) => p.pendingGold12],
  ['goods', (p) => p.stock],
  ['pending goods', (p) => [p.pendingStock, p.pendingLabor, p.pendingMagicPower]],
  ['pools', (p) => [p.turn.labor, p.turn.influence]],
  ['actions taken', (p) => [p.turn.actionsUsed, p.turn.facilityBuildsUsed]],
  ['KW and N', (p) => [p.kw, p.n]],
  ['information', (p) => p.information],
  ['loyalty', (p) => [starterCity(p).tenants, p.specialists[0]?.loyalty]],
  ['modes', (p) => [starterCity(p).mode, p.offices[0]?.yieldMode, p.trades[0]?.mode]],
  ['markets', (p) => p.markets.length],
]

test.each(HIDDEN)('[9] %s might be otherwise to others, and to nobody where books are open', (_what, look) => {
  expect(guesses(table(), 1, look)).toBeGreaterThan(1)
  expect(guesses(table(), 'spectator', look)).toBeGreaterThan(1)
  expect(guesses(table(), 0, look)).toBe(1)
  expect(guesses(table({ visibility: 'open' }), 1, look)).toBe(1)
})

test('[9] posts, prestige and troops are as everybody sees them', () => {
  const seen = (p: Player) => [p.as, p.troops.levels, [p.domains, p.cities, p.offices, p.trades].map(tiers)]
  const tiers = (posts: readonly { readonly tier: string }[]) => posts.map(({ tier }) => tier)
  expect(guesses(table(), 1, seen)).toBe(1)
})

test('[9] notes might be otherwise even where books are open, but not to their writer', () => {
  const s = table({ visibility: 'open' })
  expect(guesses(s, 1, (p) => p.notes)).toBeGreaterThan(1)
  expect(guesses(s, 0, (p) => p.notes)).toBe(1)
})
