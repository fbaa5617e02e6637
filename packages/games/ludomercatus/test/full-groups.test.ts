import { drawAny, SeededChance } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { ludomercatus } from '../src/game.ts'
import { fullGroups, fullGroupsNow } from '../src/rules/full-groups.ts'
import { position } from './bots/play.ts'

test('what is known of whole groups is what a fresh look at the deeds finds, whatever was moved [12.1]', () => {
  let changes = 0
  for (let match = 0; match < 40; match++) {
    const here = position(3, { roundLimit: 60 }, `groups ${match}`)
    const dice = new SeededChance(`groups ${match}: dice`)
    let before = ''
    while (here.state.ending === null) {
      const turn = drawAny(here.state, here.decisions, dice)
      if (turn === undefined) throw new Error('nobody moves')
      here.apply(turn.seat, turn.move)
      const known = here.state.players.map((_, seat) => fullGroupsNow(here.state, seat))
      const fresh = ludomercatus.copy(here.state)
      expect(known).toEqual(fresh.players.map((_, seat) => fullGroups(fresh, seat)))
      if (known.join() !== before) changes++
      before = known.join()
    }
  }
  expect(changes).toBeGreaterThan(100)
})
