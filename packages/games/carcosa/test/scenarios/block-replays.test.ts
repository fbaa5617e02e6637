import { drawAny, isRefusal, Match, recordOf, SeededChance, verify } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import type { Config } from '../../src/config.ts'
import { PAID_SPECIAL_ROOMS, type SpecialId } from '../../src/data/special-rooms.ts'
import type { Fact } from '../../src/facts.ts'
import { carcosa } from '../../src/game.ts'

/** Mild, so that somebody lives to see it all, and to wear the crown. */
const MILD: Partial<Config> = { houseLoss: 0, presenceTable: [0, 0, 1, 1] }

/** A whole match by chance, with all that was told. */
function randomMatch(seed: string, souls: number) {
  const seats = Array.from({ length: souls }, (_, i) => ({ name: `Alma ${i + 1}`, kind: 'random' }))
  const match = Match.start(carcosa, { options: MILD, seats, seed })
  if (isRefusal(match)) throw new Error(JSON.stringify(match))
  const told: Fact[] = []
  const dice = new SeededChance(`${seed} dice`)
  while (!match.outcome()) {
    const drawn = drawAny(match.position.state, match.decisions, dice)
    if (!drawn) throw new Error('nobody can move')
    const answer = match.submit(drawn.seat, drawn.move)
    if (!answer.ok) throw new Error(JSON.stringify([drawn, answer.refusal]))
    told.push(...answer.told.map(({ fact }) => fact))
  }
  return { match, told }
}

const all = <T extends Fact['type']>(told: readonly Fact[], type: T) =>
  told.filter((fact): fact is Extract<Fact, { type: T }> => fact.type === type)
const isPaid = (special: SpecialId) => (PAID_SPECIAL_ROOMS as readonly SpecialId[]).includes(special)

/** What a match must have seen to show a block of the seed. */
const BLOCKS: readonly (readonly [block: string, isShown: (told: readonly Fact[]) => boolean])[] = [
  [
    'A: special rooms revealed and destroyed',
    (told) => all(told, 'specialRevealed').length > 1 && all(told, 'specialDestroyed').length > 0,
  ],
  [
    'B: attempts that fail and succeed, figures stunned',
    (told) => {
      const tries = all(told, 'escapeTried')
      const struck = all(told, 'monsterStunned').some(({ stun }) => stun === 2)
      return tries.some(({ free }) => free) && tries.some(({ free }) => !free) && struck
    },
  ],
  [
    'C: free rooms and paid ones used',
    (told) => {
      const used = all(told, 'roomUsed').map(({ special }) => isPaid(special))
      return used.includes(true) && used.includes(false)
    },
  ],
  [
    'D: purchases of Motemey, of two cards',
    (told) => all(told, 'motemeyOffered').filter(({ cards }) => cards.length === 2).length > 1,
  ],
  ['E: the crown taken', (told) => all(told, 'crownTaken').length === 1],
  ['F: three checks of the False King', (told) => all(told, 'falseKingChecked').length >= 3],
]

describe('a match is the same when it is played again from its record', () => {
  test.each(BLOCKS)('seed %s', (_block, isShown) => {
    for (let i = 0; i < 200; i++) {
      const { match, told } = randomMatch(`crown ${i}`, 3)
      if (!isShown(told)) continue
      const verdict = verify(carcosa, recordOf(match, { withSeed: true }))
      expect([verdict.seedHolds, verdict.divergence]).toEqual([true, undefined])
      // [seed F] Each check asks for one more than the one before.
      const targets = all(told, 'falseKingChecked').map(({ target }) => target)
      expect(targets).toEqual(targets.map((_, nth) => (targets[0] as number) + nth))
      return
    }
    throw new Error('no match has come to that')
  })
})
