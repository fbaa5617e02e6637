import type { Fact, Game, Io } from '@ludoteca/kernel'
import { tryMatch } from '@ludoteca/kernel/trial'
import { expect, test } from 'vitest'
import { imperio } from '../src/game.ts'

const rules = imperio as unknown as Game

/** The same rules, but the neighbour of whoever breaks a pact in secret hears of it. */
const gossiping: Game = {
  ...rules,
  apply(s, seat, move, io) {
    const tell: Io<Fact>['tell'] = (fact, to) => {
      io.tell(fact, fact.type === 'pactBrokenInSecret' ? [seat, seat === 0 ? 1 : seat - 1] : to)
    }
    rules.apply(s, seat, move, { chance: io.chance, tell, reveal: () => io.reveal(), enter: io.enter })
  },
}

test('[10] a neighbour who hears that a pact was broken is found, although nobody says which', () => {
  const trial = { options: { mode: 'STANDARD' }, seats: 4, seed: 'pacts 0', movesMax: 2_000, every: 1, openOneIn: 2 }
  const { violations } = tryMatch(gossiping, trial)
  expect(violations[0]?.detail).toMatch(/BREAK_PACT.*: facts\[0\]: \{"type":"pactBrokenInSecret"\} or nothing$/)
})
