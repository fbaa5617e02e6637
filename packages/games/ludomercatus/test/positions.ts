import type { Seat } from '@ludoteca/kernel'
import { firstDifference, type Part, type Scenario, scenario } from '@ludoteca/kernel/testing'
import { expect } from 'vitest'
import type { Config } from '../src/config.ts'
import { SPACE_COUNT } from '../src/data/board.ts'
import { type CardId, type DeckId, JAIL_CARD } from '../src/data/cards.ts'
import type { Fact } from '../src/facts.ts'
import { ludomercatus } from '../src/game.ts'
import { setLevel } from '../src/rules/buildings.ts'
import { deedOf } from '../src/rules/deeds.ts'
import { playerAt } from '../src/rules/seats.ts'
import type { DebtFrame, Deed, Player, State } from '../src/state.ts'

/** The seats of the examples. */
export const A = 0
export const B = 1
export const C = 2
export const D = 3

type Change = (s: State) => void

type Rule = Scenario<Config, State, Fact>

/** A rule as a test: four players, A begins, unless said otherwise. */
export function rule(name: string, spec: Rule): void {
  const options = { startingPlayer: 'first', ...spec.options } as const
  const wholeAgenda = spec.then === undefined ? {} : { then: withWholeAgenda(spec.then) }
  scenario(name, ludomercatus, { seats: 4, ...spec, ...wholeAgenda, options })
}

/** An expected agenda is the whole one: a task more would mean that something else is being asked. */
function withWholeAgenda(then: NonNullable<Rule['then']>): NonNullable<Rule['then']> {
  if (typeof then === 'function' || then.agenda === undefined) return then
  const { length } = then.agenda
  return (s) => {
    expect(firstDifference(s, then, 'state')).toBeUndefined()
    expect(s.agenda).toHaveLength(length)
  }
}

/** A position made by several changes to a fresh one. */
export const given =
  (...changes: readonly Change[]): Change =>
  (s) => {
    for (const change of changes) change(s)
  }

/** A list by space, as scenarios compare it: what is left out may be anything. */
export function spaces(parts: Readonly<Record<number, Partial<Deed>>>): State['deeds'] {
  return Array.from({ length: SPACE_COUNT }, (_, space) => parts[space]) as State['deeds']
}

/** A list by seat with the cash of each. */
export function cashes(...amounts: readonly (number | undefined)[]): (Part<Player> | undefined)[] {
  return amounts.map((cash) => (cash === undefined ? undefined : { cash }))
}

export const cash =
  (seat: Seat, amount: number): Change =>
  (s) => {
    playerAt(s, seat).cash = amount
  }

export const stand =
  (seat: Seat, position: number): Change =>
  (s) => {
    playerAt(s, seat).position = position
  }

export const own =
  (seat: Seat, ...owned: readonly number[]): Change =>
  (s) => {
    for (const space of owned) deedOf(s, space).owner = seat
  }

export const mortgaged =
  (...owned: readonly number[]): Change =>
  (s) => {
    for (const space of owned) deedOf(s, space).mortgaged = true
  }

/** Building levels by space; what stands comes out of the bank's supply. */
export const levels =
  (by: Readonly<Record<number, number>>): Change =>
  (s) => {
    for (const [space, level] of Object.entries(by)) setLevel(s, Number(space), level)
  }

/** So many houses in the bank; the rest stands nowhere, so such a position is not checked for soundness. */
export const houses =
  (count: number): Change =>
  (s) => {
    s.bank.houses = count
  }

export const top =
  (...cards: readonly CardId[]): Change =>
  (s) => {
    for (const card of cards.toReversed()) {
      const deck = card.startsWith('F') ? s.decks.chance : s.decks.chest
      deck.splice(deck.indexOf(card), 1)
      deck.unshift(card)
    }
  }

export const holdCard =
  (seat: Seat, deck: DeckId): Change =>
  (s) => {
    const cards = s.decks[deck]
    cards.splice(cards.indexOf(JAIL_CARD[deck]), 1)
    playerAt(s, seat).jailCards.push(deck)
  }

/** In jail with so many failed rolls; the active player's turn begins there. */
export const jailed =
  (seat: Seat, jailTurns: number): Change =>
  (s) => {
    Object.assign(playerAt(s, seat), { position: 10, inJail: true, jailTurns })
    if (seat === s.active) s.agenda[s.agenda.length - 1] = { step: 'jail' }
  }

export const gone =
  (seat: Seat, eliminatedSeq = 1): Change =>
  (s) => {
    Object.assign(playerAt(s, seat), { cash: 0, bankrupt: true, eliminatedSeq })
  }

/** The active player has rolled and may end the turn. */
export const rolled: Change = (s) => {
  s.agenda[s.agenda.length - 1] = { step: 'postRoll' }
}

/** Somebody owes more than the cash in hand, and raises it; nobody owed means the bank. */
export const owes =
  (debtor: Seat, payees: readonly Seat[], each: number, reason: DebtFrame['reason'] = 'rent'): Change =>
  (s) => {
    const due = each * Math.max(1, payees.length)
    const space = reason === 'rent' ? 39 : null
    const ruled = reason === 'rent' ? 'base' : null
    s.agenda.pop()
    s.agenda.push(
      { step: 'finishRoll' },
      { step: 'debt', debtor, payees: [...payees], each, due, reason, space, rule: ruled, opened: true },
      { step: 'raise', debtor },
    )
  }

/** A bundle of a trade. */
export const bundle = (parts: { cash?: number; spaces?: readonly number[]; jailCards?: readonly DeckId[] } = {}) => ({
  cash: 0,
  spaces: [],
  jailCards: [],
  ...parts,
})
