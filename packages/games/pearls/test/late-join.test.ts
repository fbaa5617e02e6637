import { scenario } from '@ludoteca/kernel/testing'
import { expect } from 'vitest'
import { box } from '../src/box.ts'
import { pearls } from '../src/game.ts'

scenario('a newcomer may take over a seat before anybody has bid', pearls, {
  when: [],
  then: (s) => expect(box.lateJoin?.(s)).toBe(true),
})

scenario('a newcomer comes too late once a card is down', pearls, {
  when: [[1, 'bid', { card: 3 }]],
  then: (s) => expect(box.lateJoin?.(s)).toBe(false),
})

scenario('a newcomer comes too late once a pearl was taken or lost', pearls, {
  seats: 4,
  when: [
    [0, 'bid', { card: 7 }],
    [1, 'bid', { card: 7 }],
    [2, 'bid', { card: 4 }],
    [3, 'bid', { card: 4 }],
  ],
  then: (s) => expect(box.lateJoin?.(s)).toBe(false),
})
