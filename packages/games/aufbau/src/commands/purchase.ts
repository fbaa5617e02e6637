import type { Io, Refusal } from '@ludoteca/kernel'
import type { Done } from '../action-facts.ts'
import type { SuccessTier } from '../checks.ts'
import type { Fact } from '../facts.ts'
import type { Price } from '../ledger.ts'
import type { Action } from '../moves.ts'
import { type Deed, type Opening, openingOf, refuseDeed, take } from '../rules/action-economy.ts'
import { rollBoost } from '../rules/boosts.ts'
import { neededRoll, planCheck, rollCheck } from '../rules/checking.ts'
import type { Difficulty } from '../rules/dc.ts'
import { audienceOf } from '../rules/names.ts'
import { canPay, NO_PRICE, PRICE_PERCENT, pay, percentOf, refusePrice } from '../rules/prices.ts'
import type { Player, World } from '../state.ts'
import type { Command, Form, Gain } from './command.ts'
import { debtWarnings } from './debt.ts'
import { lapseWarnings, result, results, usesOf } from './planning.ts'

/** [5.0.6] Posts, followers and troops: a price that depends on the roll. */
export interface PurchaseRule<M extends Action> {
  readonly type: M['type']
  readonly forms: readonly Form[]
  deed(move: M): Deed
  /** INPUT */
  refuse(w: Readonly<World>, p: Readonly<Player>, move: M): Refusal | undefined
  /** RULE */
  forbid(w: Readonly<World>, p: Readonly<Player>, move: M): Refusal | undefined
  listed(w: Readonly<World>, p: Readonly<Player>, move: M): Price
  /** [7.3, row 30] The die that may lower the price before the check; 0 where there is none. */
  discountRoll?(w: Readonly<World>, p: Readonly<Player>, io: Io<Fact>): number
  /** What is asked after that die; the listed price where it showed nothing. */
  asked?(w: Readonly<World>, p: Readonly<Player>, move: M, discountRoll: number): Price
  /** What boosts of rolls go by: a tier or kind. */
  mode(move: M): string
  difficulty(w: Readonly<World>, p: Readonly<Player>, move: M): Difficulty
  gains(move: M): readonly Gain[]
  /** What is bought, and the id of it. */
  acquire(w: Readonly<World>, p: Player, move: M): string
  /** Field by field: `...` is slow where much is bought. */
  fact(done: Done, move: M, deal: Deal, p: Readonly<Player>): Fact
}

/** What came of a purchase. */
export interface Deal {
  /** Empty when nothing was bought. */
  readonly id: string
  readonly lapsed: boolean
  readonly discountRoll: number
}

export function purchase<M extends Action>(rule: PurchaseRule<M>): Command<M> {
  return {
    forms: rule.forms,
    check(w, p, move) {
      return (
        rule.refuse(w, p, move) ??
        refuseDeed(w, p, rule.deed(move)) ??
        rule.forbid(w, p, move) ??
        refusePrice(p, rule.listed(w, p, move))
      )
    },
    plan(w, p, move) {
      const price = rule.listed(w, p, move)
      // Only a surcharge lapses a deal: who cannot even pay what is listed is shown what it would come to.
      const isPayable = canPay(p, price)
      const planned = results((tier) => {
        const paid = isPayable ? paidBy(p, price, tier) : askedFor(price, tier)
        return result(tier, paid ?? NO_PRICE, paid && tier !== 'fail' ? rule.gains(move) : [], paid === undefined)
      })
      return {
        price,
        check: planCheck(w, p, 'influence', rule.difficulty(w, p, move), rollBoost(w, p, rule.type, rule.mode(move))),
        results: planned,
        uses: usesOf(openingOf(w, p, rule.deed(move))),
        warnings: [...lapseWarnings(planned), ...debtWarnings(w, p, price)],
      }
    },
    needed: (w, p, move) =>
      neededRoll(w, p, 'influence', rule.difficulty(w, p, move), rollBoost(w, p, rule.type, rule.mode(move))),
    perform(w, p, move, io) {
      const opening = openingOf(w, p, rule.deed(move)) as Opening
      const difficulty = rule.difficulty(w, p, move)
      const discountRoll = rule.discountRoll?.(w, p, io) ?? 0
      const price = rule.asked?.(w, p, move, discountRoll) ?? rule.listed(w, p, move)
      take(p, opening)
      const check = rollCheck(w, p, 'influence', difficulty, rollBoost(w, p, rule.type, rule.mode(move)), io)
      const paid = paidBy(p, price, check.tier)
      const isBought = paid !== undefined && check.tier !== 'fail'
      if (paid) pay(p, paid)
      const id = isBought ? rule.acquire(w, p, move) : ''
      const { key, bonus } = opening
      const done: Done = { seat: p.seat, check, paid: paid ?? NO_PRICE, key, bonus }
      io.tell(rule.fact(done, move, { id, lapsed: paid === undefined, discountRoll }, p), audienceOf(w, p))
    },
  }
}

/** [5.0.6, 5.0.7] What a result costs; nothing at all where the deal lapses. */
function paidBy(p: Readonly<Player>, price: Price, tier: SuccessTier): Price | undefined {
  const paid = askedFor(price, tier)
  return canPay(p, paid) ? paid : undefined
}

/** [5.0.6] What a result asks for, whoever can pay it. */
function askedFor(price: Price, tier: SuccessTier): Price {
  return tier === 'fail' ? NO_PRICE : percentOf(price, PRICE_PERCENT[tier])
}
