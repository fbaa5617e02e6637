import type { Io, Seat } from '@ludoteca/kernel'
import type { Fact } from '../facts.ts'
import type { Bundle } from '../moves.ts'
import type { State } from '../state.ts'
import { deedOf } from './deeds.ts'
import { giveDeed } from './full-groups.ts'
import { playerAt } from './seats.ts'
import { charges, type Deal } from './trade.ts'
import { transfer } from './transfer.ts'

/** [14.8] Carries out a valid deal at once: cash, deeds with their mortgages, cards, charges. */
export function exchange(s: State, deal: Deal, io: Io<Fact>): void {
  const { proposer, responder, give, get } = deal
  const proposerCharges = charges(s, get, deal.lift)
  const responderCharges = charges(s, give, deal.responderLift)
  handOver(s, proposer, responder, give, io)
  handOver(s, responder, proposer, get, io)
  settleCharges(s, proposer, proposerCharges, deal.lift, io)
  settleCharges(s, responder, responderCharges, deal.responderLift, io)
}

function handOver(s: State, from: Seat, to: Seat, { cash, spaces, jailCards }: Bundle, io: Io<Fact>): void {
  if (cash > 0) {
    transfer(s, from, to, cash)
    io.tell({ type: 'paid', reason: 'trade', payer: from, payee: to, amount: cash })
  }
  for (const space of spaces) giveDeed(s, space, to)
  for (const deck of jailCards) {
    const held = playerAt(s, from).jailCards
    held.splice(held.indexOf(deck), 1)
    playerAt(s, to).jailCards.push(deck)
  }
}

/** [14.5] */
function settleCharges(s: State, seat: Seat, amount: number, lift: readonly number[], io: Io<Fact>): void {
  if (amount === 0) return
  transfer(s, seat, 'bank', amount)
  for (const space of lift) deedOf(s, space).mortgaged = false
  io.tell({ type: 'paid', reason: 'tradeCharges', payer: seat, payee: 'bank', amount })
}
