import { scenario } from '@ludoteca/kernel/testing'
import { expect } from 'vitest'
import { pearls } from '../src/game.ts'

scenario('the highest card takes the pearl, and all cards bid are gone [R4]', pearls, {
  given: { agenda: [{ step: 'dive' }, { step: 'bids', worth: 6, sealed: [null, null] }], sea: [] },
  when: [
    [0, 'bid', { card: 3 }],
    [0, 'bid', { card: 4 }, 'E_SEAT'],
    [1, 'bid', { card: 9 }, 'E_RANGE'],
    [1, 'bid', { card: 5 }],
  ],
  then: { divers: [{ hand: [1, 2, 4, 5, 6, 7] }, { hand: [1, 2, 3, 4, 6, 7], pearls: 6 }], agenda: [] },
  told: [{ type: 'bidsShown' }, { type: 'pearlTaken', seat: 1, worth: 6 }],
})

scenario('equal highest cards cancel each other [R4]', pearls, {
  seats: 3,
  given: { agenda: [{ step: 'dive' }, { step: 'bids', worth: 6, sealed: [7, 7, null] }], sea: [] },
  when: [[2, 'bid', { card: 1 }]],
  then: { divers: [{ pearls: 0 }, { pearls: 0 }, { pearls: 6 }] },
})

scenario('a pearl that everybody bid the same for is lost [R4]', pearls, {
  given: { agenda: [{ step: 'dive' }, { step: 'bids', worth: 6, sealed: [7, null] }], sea: [] },
  when: [[1, 'bid', { card: 7 }]],
  told: [{ type: 'pearlLost', worth: 6 }],
  untold: ['pearlTaken'],
})

scenario('the next pearl comes up as soon as the last one is settled [R2]', pearls, {
  given: { agenda: [{ step: 'dive' }, { step: 'bids', worth: 6, sealed: [7, null] }], sea: [2, 4] },
  when: [[1, 'bid', { card: 1 }]],
  then: { sea: [2], agenda: [{ step: 'dive' }, { step: 'bids', worth: 4, sealed: [null, null] }] },
  told: [
    { type: 'pearlTaken', seat: 0 },
    { type: 'pearlShown', worth: 4 },
  ],
})

scenario('a diver whose time runs out bids the lowest card [R3]', pearls, {
  given: { divers: [{ hand: [2, 5, 7] }, { hand: [3, 4, 6] }] },
  when: [],
  then: (s) => expect(pearls.decisions(s)[1]).toMatchObject({ seat: 1, fallback: { type: 'bid', card: 3 } }),
})

scenario('when the sea is empty the most pearls win and equal divers share their rank [R5]', pearls, {
  seats: 3,
  given: {
    divers: [{ pearls: 9 }, { pearls: 3 }, { pearls: 9 }],
    agenda: [{ step: 'dive' }, { step: 'bids', worth: 1, sealed: [7, 7, null] }],
    sea: [],
  },
  when: [[2, 'bid', { card: 7 }]],
  then: (s) => expect(pearls.outcome(s)).toMatchObject({ ranks: [1, 3, 1], winners: [0, 2], scores: [9, 3, 9] }),
})
