import type { Io, Seat } from '@ludoteca/kernel'
import { STREET_GROUPS } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import type { DebtFrame, Frame, LotFrame, Player, State } from '../state.ts'
import { setLevels } from './buildings.ts'
import { returnCard } from './cards.ts'
import { deedOf, isBuilt, ownsGroup, spacesOf } from './deeds.ts'
import { endMatch } from './ending.ts'
import { giveDeed } from './full-groups.ts'
import { sellBuildings } from './manage.ts'
import { liveCount, playerAt } from './seats.ts'
import { dropTasks, insertTasks } from './tasks.ts'
import { transfer } from './transfer.ts'

/** [16] A player leaves the match. No creditors: bankrupt to the bank. */
export function bankrupt(s: State, seat: Seat, creditors: readonly Seat[], resigned: boolean, io: Io<Fact>): void {
  const spaces = spacesOf(s, seat)
  const player = playerAt(s, seat)
  clearBuildings(s, seat, creditors.length > 0, io)
  io.tell({ type: 'bankrupt', seat, creditors, spaces, jailCards: player.jailCards.slice(), resigned })
  payOut(s, seat, creditors, io)
  const heir = creditors.length === 1 ? (creditors[0] as Seat) : null
  const tasks = heir === null ? toBank(s, seat, spaces, io) : toHeir(s, player, heir, spaces)
  player.bankrupt = true
  player.inJail = false
  player.jailTurns = 0
  player.eliminatedSeq = s.players.length - liveCount(s)
  dropTasks(s, seat)
  if (liveCount(s) === 1) return endMatch(s, 'lastSurvivor', io)
  insertTasks(s, tasks)
}

/** [16.5] Whom a resigning player leaves everything to: the payees of an unpaid debt, otherwise the bank. */
export function creditorsOf(s: Readonly<State>, seat: Seat): readonly Seat[] {
  for (const frame of s.agenda) if (isUnpaid(frame, seat)) return frame.payees
  return []
}

function isUnpaid(frame: Frame, seat: Seat): frame is DebtFrame {
  return frame.step === 'debt' && frame.opened && frame.debtor === seat
}

/** [16.2–16.4] Sold at half cost for the creditors; for the bank they simply return to the supply. */
function clearBuildings(s: State, seat: Seat, forCreditors: boolean, io: Io<Fact>): void {
  for (const group of STREET_GROUPS) {
    if (!ownsGroup(s, seat, group) || !isBuilt(s, group)) continue
    const empty = group.members.map(() => 0)
    if (forCreditors) sellBuildings(s, seat, group, empty, io)
    else setLevels(s, group, empty)
  }
}

/** [16.4] Several creditors share equally, odd units one each in payee order. */
function payOut(s: State, seat: Seat, creditors: readonly Seat[], io: Io<Fact>): void {
  const { cash } = playerAt(s, seat)
  if (creditors.length === 0) return pay(s, seat, 'bank', cash, io)
  const share = Math.floor(cash / creditors.length)
  const odd = cash % creditors.length
  for (const [i, creditor] of creditors.entries()) pay(s, seat, creditor, share + (i < odd ? 1 : 0), io)
}

function pay(s: State, payer: Seat, payee: Seat | 'bank', amount: number, io: Io<Fact>): void {
  if (amount === 0) return
  transfer(s, payer, payee, amount)
  io.tell({ type: 'paid', reason: 'bankruptcy', payer, payee, amount })
}

/** [16.2] Everything goes to one creditor, mortgaged property stays mortgaged. */
function toHeir(s: State, player: Player, heir: Seat, spaces: readonly number[]): readonly Frame[] {
  for (const space of spaces) giveDeed(s, space, heir)
  playerAt(s, heir).jailCards.push(...player.jailCards)
  player.jailCards.length = 0
  const mortgaged = spaces.filter((space) => deedOf(s, space).mortgaged)
  return mortgaged.length > 0 ? [{ step: 'inherit', seat: heir, spaces: mortgaged }] : []
}

/** [16.3] Property returns unmortgaged and is auctioned in board order. */
function toBank(s: State, seat: Seat, spaces: readonly number[], io: Io<Fact>): readonly Frame[] {
  for (const deck of s.players[seat]?.jailCards.slice() ?? []) returnCard(s, seat, deck, io)
  for (const space of spaces) {
    giveDeed(s, space, null)
    deedOf(s, space).mortgaged = false
  }
  if (s.options.noAuctions) return []
  return spaces.map((space): LotFrame => ({ step: 'lot', space, opener: seat, openerBids: false }))
}
