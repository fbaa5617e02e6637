import type { Move } from '@ludoteca/banca'
import type { Names } from '@ludoteca/kernel'
import type { MatchStore } from '../../../match/match-store.ts'
import type { Retractable } from '../presentation.ts'
import { listed, money } from './numbers.ts'

type Named<M> = (move: M, name: string, names: Names, labelOf: (setting: string) => string) => string

/** What would be taken back, always as a thing: “Ann’s bid of 300”. What is sealed stays untold. */
const THINGS: { readonly [T in Move['type']]: Named<Extract<Move, { type: T }>> } = {
  exits: ({ seats }, _name, names) => `who leaves (${seats.length === 0 ? 'nobody' : listed(seats.map(names))})`,
  exitChoice: (_move, name) => `${name}’s decision`,
  decide: (_move, name) => `${name}’s decision`,
  auctionResult: ({ winner, amount }, _name, names) => `the sale to ${names(winner)} for ${money(amount)}`,
  noBids: () => 'the auction without bids',
  openBidding: () => 'the opening of the bidding',
  bid: ({ amount }, name) => `${name}’s bid of ${money(amount)}`,
  pass: (_move, name) => `${name}’s pass`,
  nextTurn: () => 'the step to the next turn',
  changeSettings: ({ patch }, _name, _names, labelOf) => `the change of ${listed(Object.keys(patch).map(labelOf))}`,
}

export function undoInWords({ seat, move }: Retractable, { names, box }: Pick<MatchStore, 'names' | 'box'>): string {
  return (THINGS[move.type] as Named<Move>)(move, names(seat), names, (setting) => box.words.option(setting).label)
}
