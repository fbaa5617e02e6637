import { conformance, scenario } from '@ludoteca/kernel/testing'
import { pearls } from '../src/game.ts'

conformance(pearls, { secrets: true, every: 1, seats: [2, 5], options: [{}, { pearls: 3 }], matches: 5 })

scenario('the highest card takes the pearl [R4]', pearls, {
  given: { agenda: [{ step: 'dive' }, { step: 'bids', worth: 6, sealed: [null, null] }], sea: [] },
  when: [
    [0, 'bid', { card: 3 }],
    [0, 'bid', { card: 4 }, 'E_SEAT'],
    [1, 'bid', { card: 9 }, 'E_RANGE'],
    [1, 'bid', { card: 5 }],
  ],
  then: { divers: [{ hand: [1, 2, 4, 5, 6, 7] }, { pearls: 6 }], agenda: [] },
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
