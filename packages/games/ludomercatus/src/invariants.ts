import { currentFrame, type Told } from '@ludoteca/kernel'
import { HOTEL, HOTELS, HOUSES, JAIL, PROPERTIES, STREET_GROUPS } from './data/board.ts'
import { DECKS } from './data/cards.ts'
import type { Fact, Payment, Purse } from './facts.ts'
import { buildsEvenly, levelsOf } from './rules/buildings.ts'
import { deedOf, groupOwner, hasMortgage, isBuilt, spacesOf } from './rules/deeds.ts'
import { hotelsAt, housesAt, isEven } from './rules/levels.ts'
import { isLive } from './rules/seats.ts'
import { tokensOf } from './rules/tokens.ts'
import type { Player, State } from './state.ts'
import { isAsking, steps } from './steps.ts'

const DECK_SIZE = 16

/** [23] What is always true. */
export function invariants(s: Readonly<State>): string[] {
  const wrong: string[] = []
  const must = (holds: boolean, what: string) => {
    if (!holds) wrong.push(what)
  }
  checkBuildings(s, must)
  checkCards(s, must)
  for (const [seat, player] of s.players.entries()) checkPlayer(s, seat, player, must)
  checkTokens(s, must)
  checkControl(s, must)
  return wrong
}

type Must = (holds: boolean, what: string) => void

/** [23.1, 23.2] */
function checkBuildings(s: Readonly<State>, must: Must): void {
  let { houses, hotels } = s.bank
  for (const space of PROPERTIES) {
    const { level, owner, mortgaged } = deedOf(s, space)
    must(level >= 0 && level <= HOTEL, `level of ${space} is ${level}`)
    must(owner === null || s.players[owner] !== undefined, `${space} is owned by nobody known`)
    must(owner !== null || !mortgaged, `${space} is mortgaged without an owner`)
    houses += housesAt(level)
    hotels += hotelsAt(level)
  }
  must(houses === HOUSES && s.bank.houses >= 0, `there are ${houses} houses`)
  must(hotels === HOTELS && s.bank.hotels >= 0, `there are ${hotels} hotels`)
  must(s.bank.pot >= 0 && (s.options.freeParkingJackpot || s.bank.pot === 0), `the pot holds ${s.bank.pot}`)
  for (const group of STREET_GROUPS) {
    if (!isBuilt(s, group)) continue
    must(!buildsEvenly(s) || isEven(levelsOf(s, group)), `${group.id} is built unevenly`)
    must(groupOwner(s, group) !== null && !hasMortgage(s, group), `${group.id} is built, but not full and unmortgaged`)
  }
}

/** [23.3] */
function checkCards(s: Readonly<State>, must: Must): void {
  for (const deck of DECKS) {
    const held = s.players.filter(({ jailCards }) => jailCards.includes(deck)).length
    must(held <= 1 && s.decks[deck].length + held === DECK_SIZE, `the ${deck} deck lacks or doubles cards`)
    must(new Set(s.decks[deck]).size === s.decks[deck].length, `the ${deck} deck holds a card twice`)
  }
}

/** [23.2, 23.4, 23.6] */
function checkPlayer(s: Readonly<State>, seat: number, player: Player, must: Must): void {
  const { cash, bankrupt, inJail, position, jailTurns, jailCards } = player
  must(cash >= 0, `seat ${seat} has ${cash}`)
  must(new Set(jailCards).size === jailCards.length, `seat ${seat} holds a jail card twice`)
  must(!inJail || position === JAIL, `seat ${seat} is in jail on ${position}`)
  must(jailTurns >= 0 && jailTurns <= 2 && (inJail || jailTurns === 0), `seat ${seat} has ${jailTurns} jail turns`)
  if (!bankrupt) return
  must(cash === 0 && spacesOf(s, seat).length === 0 && jailCards.length === 0, `bankrupt seat ${seat} owns something`)
}

/** [3.1] */
function checkTokens(s: Readonly<State>, must: Must): void {
  must(new Set(tokensOf(s)).size === s.players.length, 'two seats have the same token')
}

/** [23.6, 23.7] While the match goes on somebody is asked, and nobody who is bankrupt. */
function checkControl(s: Readonly<State>, must: Must): void {
  must(s.doublesCount <= 2, `${s.doublesCount} doubles in a row`)
  const frame = currentFrame(s)
  const asks = frame !== undefined && isAsking(frame.step)
  must(asks === (s.ending === null), 'the match goes on without asking anybody')
  if (!asks) return
  for (const { seat } of steps.decisions(s)) must(isLive(s, seat), `bankrupt seat ${seat} is asked`)
}

/** [23.4, 23.5] Every purse changed by what the facts say, and nobody came back from bankruptcy. */
export function transitions(before: Readonly<State>, after: Readonly<State>, told: readonly Told<Fact>[]): string[] {
  const wrong: string[] = []
  for (const [seat, player] of before.players.entries()) {
    const now = after.players[seat] as Player
    if (player.cash + flowTo(seat, told) !== now.cash) wrong.push(`the cash of seat ${seat} changed untold`)
    if (player.bankrupt && !now.bankrupt) wrong.push(`seat ${seat} came back from bankruptcy`)
  }
  if (before.bank.pot + flowTo('pot', told) !== after.bank.pot) wrong.push('the pot changed untold')
  return wrong
}

function flowTo(purse: Purse, told: readonly Told<Fact>[]): number {
  let flow = 0
  for (const { fact } of told) {
    if (!isPayment(fact)) continue
    if (fact.payee === purse) flow += fact.amount
    if (fact.payer === purse) flow -= fact.amount
  }
  return flow
}

function isPayment(fact: Fact): fact is Fact & Payment {
  return 'payer' in fact
}
