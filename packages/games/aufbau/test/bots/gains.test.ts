import type { Chance } from '@ludoteca/kernel'
import { PositionAsk, SeededChance } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Family, Ideas } from '../../src/bots/candidates/family.ts'
import { SOURCES } from '../../src/bots/candidates/index.ts'
import { CHARACTERS } from '../../src/bots/character.ts'
import { can, leftOf, type Mind, mindOf } from '../../src/bots/mind.ts'
import { promisingTo } from '../../src/bots/scales.ts'
import { worthOf } from '../../src/bots/worth.ts'
import { SUCCESS_TIERS, type SuccessTier, tierOf } from '../../src/checks.ts'
import type { Config } from '../../src/config.ts'
import { copyPlayer } from '../../src/copy.ts'
import { EVENT } from '../../src/data/events.ts'
import type { PlayerMove } from '../../src/moves.ts'
import { isActive, isStartRound } from '../../src/rules/events.ts'
import { marketOf } from '../../src/rules/markets.ts'
import { cargoRisk } from '../../src/rules/selling.ts'
import type { Market } from '../../src/state.ts'
import { commandOf } from '../../src/steps/choices.ts'
import { botNamed, table } from './asked.ts'

/** What a bot thinks that each result of a move would add to its worth; one number where nothing is rolled. */
interface Expectation {
  readonly move: PlayerMove
  readonly gold12: number
  readonly influence: number
  readonly gains: readonly number[]
}

function expectationsOf(family: Family, mind: Mind): readonly Expectation[] {
  const all: Expectation[] = []
  const ideas: Ideas = {
    hopes: () => true,
    affords: () => true,
    rolled: (move, gold12, influence, ...gains) => all.push({ move, gold12, influence, gains }),
    certain: (move, gold12, influence, gain) => all.push({ move, gold12, influence, gains: [gain] }),
    unknown() {},
  }
  SOURCES[family].propose(mind, ideas)
  return all.filter(({ move }) => can(mind, move))
}

/** A d20 that shows this, and dice between that show nothing special. */
function showing(d20: number): Chance {
  const int = (_stream: string, n: number) => (n === 20 ? d20 - 1 : Math.floor((n - 1) / 2))
  return {
    int,
    die: (stream, sides) => 1 + int(stream, sides),
    pick: (stream, from) => from[int(stream, from.length)] as (typeof from)[number],
    shuffle() {},
    derive: () => 0,
  }
}

/** What the rules make of it when the d20 shows this. */
function gainOf(mind: Mind, move: PlayerMove, d20: number): number {
  const { w, me, habits } = mind
  const then = copyPlayer(me)
  commandOf(move.type).perform(w, then, move, { chance: showing(d20), tell() {}, reveal() {} })
  return worthOf(mind, then, habits.taste) - worthOf(mind, me, habits.taste)
}

/** Every so many questions of a match, one is looked at closely. */
const EVERY = 7

/** Some positions of a match, as somebody of that character sees them. */
function* minds(character: keyof typeof CHARACTERS, options: Partial<Config>): Iterable<Mind> {
  const play = table(3, { maxRounds: 14, ...options }, `gains of ${character}`)
  const luck = new SeededChance('bots')
  const bots = [character, 'allrounder', 'expansionist'].map(botNamed)
  for (let asked = 0; ; asked++) {
    const decision = play.decisions.find(({ open }) => !open)
    if (!decision || decision.open) return
    const { seat } = decision
    const ask = new PositionAsk(play, seat, luck)
    if (asked % EVERY === 0 && seat >= 0 && play.state.phase === 'actions') yield mindOf(ask, CHARACTERS[character])
    play.apply(seat, (seat < 0 ? undefined : bots[seat]?.(ask)) ?? decision.fallback)
  }
}

/** [7.3, 5.4] Where more is rolled than the check itself, bots think of what comes on average. */
function isGamble({ w, me }: Mind, move: PlayerMove): boolean {
  if (move.type === 'acquireCity') return isActive(w, EVENT.greatFire) && isStartRound(w)
  if (move.type === 'moneySell') return cargoRisk(w, marketOf(w, me, move.market) as Market) !== undefined
  return move.type === 'hireSpecialist' || move.type === 'secureLoyalty' || move.type === 'damageDefend'
}

const CASES = [
  ['allrounder', {}],
  ['handel', { administrationUpkeep: true }],
  ['werkstatt', { abundance: true }],
  ['stadt', {}],
  ['domaenen', { estate: 'grown' }],
  ['amtsfokus', { abundance: true }],
] as const

describe.each(CASES)('%s with %j', (character, options) => {
  test('what a bot expects of a move is what the rules make of it [13.1]', () => {
    const seen = new Set<string>()
    for (const mind of minds(character, options)) {
      for (const family of CHARACTERS[character].families) {
        for (const { move, gains } of expectationsOf(family, mind)) {
          if (isGamble(mind, move)) continue
          seen.add(family)
          const results = gains.length === 1 ? [gainOf(mind, move, 11)] : resultsOf(mind, move)
          results.forEach((result, i) => {
            if (result !== undefined)
              expect(gains[i], `${JSON.stringify(move)} ${SUCCESS_TIERS[i]}`).toBeCloseTo(result, 6)
          })
        }
      }
    }
    expect(seen.size).toBeGreaterThan(6)
  })

  test('what weighs most is the same, whether the rules are asked about that alone or about everything', () => {
    const promising = promisingTo(CHARACTERS[character])
    let thoughts = 0
    for (const mind of minds(character, options)) {
      const left = leftOf(mind)
      const [best] = promising(mind, left, 1, 0)
      expect(best).toEqual(promising(mind, left, 2, 0)[0])
      if (best) thoughts++
    }
    expect(thoughts).toBeGreaterThan(2)
  })

  test('what the die must show is what the plan says', () => {
    for (const mind of minds(character, options)) {
      const { w, me } = mind
      for (const family of CHARACTERS[character].families) {
        for (const { move, gains } of expectationsOf(family, mind)) {
          const { check } = commandOf(move.type).plan(w, me, move)
          const needed = commandOf(move.type).needed?.(w, me, move)
          expect(needed).toBe(gains.length > 1 && check ? check.dc - check.bonus - check.extra : undefined)
        }
      }
    }
  })
})

/** By result, from best to worst, where a d20 can bring it about. */
function resultsOf(mind: Mind, move: PlayerMove): readonly (number | undefined)[] {
  const { w, me } = mind
  const needed = commandOf(move.type).needed?.(w, me, move) as number
  return SUCCESS_TIERS.map((tier: SuccessTier) => {
    for (let d20 = 1; d20 <= 20; d20++) if (tierOf(d20, needed) === tier) return gainOf(mind, move, d20)
    return undefined
  })
}
