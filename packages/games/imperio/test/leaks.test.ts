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

/** In this match somebody breaks a pact in secret. */
const TRIAL = { options: { mode: 'STANDARD' }, seats: 4, seed: 'pacts 2', movesMax: 2_000, every: 1, openOneIn: 2 }
const HEARD = /BREAK_PACT.*: facts\[0\]: \{"type":"pactBrokenInSecret"\} or nothing$/
test('[10] a neighbour who hears that a pact was broken is found, although nobody says which', () => {
  const { violations } = tryMatch(gossiping, TRIAL)
  expect(violations[0]?.detail).toMatch(HEARD)
})
