import type { Move } from '@ludoteca/banca'
import { TABLE } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { undoInWords } from '../../src/games/banca/model/undo-words.ts'
import { boxOf } from '../match/games.ts'

const box = await boxOf('banca')
const store = { box, names: (seat: number) => ['Ann', 'Ben', 'Cleo', 'Dan'][seat] ?? 'nobody' }

test.each<[seat: number, move: Move, words: string]>([
  [TABLE, { type: 'exits', seats: [] }, 'who leaves (nobody)'],
  [TABLE, { type: 'exits', seats: [1, 3] }, 'who leaves (Ben and Dan)'],
  [0, { type: 'exitChoice', exit: true }, 'Ann’s decision'],
  [2, { type: 'decide', level: 'raise', lottery: 'join' }, 'Cleo’s decision'],
  [TABLE, { type: 'auctionResult', winner: 1, amount: 1200 }, 'the sale to Ben for 1,200'],
  [TABLE, { type: 'noBids' }, 'the auction without bids'],
  [TABLE, { type: 'openBidding' }, 'the opening of the bidding'],
  [0, { type: 'bid', amount: 300 }, 'Ann’s bid of 300'],
  [3, { type: 'pass' }, 'Dan’s pass'],
  [TABLE, { type: 'nextTurn' }, 'the step to the next turn'],
  [TABLE, { type: 'changeSettings', patch: { bidStep: 50 } }, 'the change of Bid step'],
])('what would be taken back is named as a thing, and nothing that is sealed: %i %j', (seat, move, words) => {
  expect(undoInWords({ seat, move }, store)).toBe(words)
})
