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

const TRIAL = { options: { mode: 'STANDARD' }, seats: 4, movesMax: 2_000, openOneIn: 2 }
const HEARD = /BREAK_PACT.*: facts\[0\]: \{"type":"pactBrokenInSecret"\} or nothing$/
/** To look at every move takes ten times as long as to play, and only some matches have a pact that is broken. */
const HARDLY_EVER = 1_000_000

/** The seed of a match in which somebody breaks a pact in secret. */
function seedOfBetrayal(): string {
  let isBroken = false
  const watched: Game = {
    ...rules,
    apply(s, seat, move, io) {
      const tell: Io<Fact>['tell'] = (fact, to) => {
        isBroken ||= fact.type === 'pactBrokenInSecret'
        io.tell(fact, to)
      }
      rules.apply(s, seat, move, { chance: io.chance, tell, reveal: () => io.reveal(), enter: io.enter })
    },
  }
  for (let i = 7; i < 40; i++) {
    const seed = `pacts ${i}`
    tryMatch(watched, { ...TRIAL, seed, every: HARDLY_EVER })
    if (isBroken) return seed
  }
  throw new Error('nobody breaks a pact')
}

test('[10] a neighbour who hears that a pact was broken is found, although nobody says which', () => {
  const { violations } = tryMatch(gossiping, { ...TRIAL, seed: seedOfBetrayal(), every: 1 })
  expect(violations[0]?.detail).toMatch(HEARD)
})
