import { LEND, THRESHOLDS } from '../data/investments.ts'
import type { MoveOf } from '../moves.ts'
import { deed, type Opening, openingOf, refuseDeed, take } from '../rules/action-economy.ts'
import { rollBoost } from '../rules/boosts.ts'
import { lendCap } from '../rules/caps.ts'
import { neededRoll, planCheck, rollCheck } from '../rules/checking.ts'
import { type Difficulty, reckon, settle, sizeBy, sizeDcOf } from '../rules/dc.ts'
import { payoutOf } from '../rules/lending.ts'
import { countMoneyPosts } from '../rules/money-dc.ts'
import { audienceOf } from '../rules/names.ts'
import { pay, priceOf, refusePrice } from '../rules/prices.ts'
import { isLastRound } from '../rules/rounds.ts'
import type { Player, World } from '../state.ts'
import type { Command } from './command.ts'
import { amounts, refuseCount } from './inputs.ts'
import { gainLater, result, results, usesOf } from './planning.ts'

const DEED = deed('moneyLend', 'money.lend', 'money')
const form = amounts('investments')

/** [5.3] Geldverleih: what is lent comes back with the next maintenance. */
export const moneyLend: Command<MoveOf<'moneyLend'>> = {
  forms: [(w, p) => (openingOf(w, p, DEED) ? form(lendCap(w, p)) : null)],
  check(w, p, { investments }) {
    return (
      refuseCount(investments, 'investments', lendCap(w, p)) ??
      refuseDeed(w, p, DEED, investments) ??
      refusePrice(p, priceOf(investments * LEND.gold))
    )
  },
  plan(w, p, { investments }) {
    const price = priceOf(investments * LEND.gold)
    return {
      price,
      check: planCheck(w, p, 'money', difficultyOf(w, p, investments), rollBoost(w, p, 'moneyLend', '')),
      results: results((tier) => result(tier, price, [gainLater('gold12', 12 * payoutOf(w, tier, investments))])),
      uses: usesOf(openingOf(w, p, DEED, investments)),
      warnings: [],
    }
  },
  needed: (w, p, { investments }) =>
    neededRoll(w, p, 'money', difficultyOf(w, p, investments), rollBoost(w, p, 'moneyLend', '')),
  perform(w, p, { investments }, io) {
    const opening = openingOf(w, p, DEED, investments) as Opening
    const price = priceOf(investments * LEND.gold)
    const difficulty = difficultyOf(w, p, investments)
    take(p, opening)
    pay(p, price)
    const check = rollCheck(w, p, 'money', difficulty, rollBoost(w, p, 'moneyLend', ''), io)
    const payout = payoutOf(w, check.tier, investments)
    p.pendingGold12 += 12 * payout
    const { key, bonus } = opening
    const done = { seat: p.seat, check, paid: price, key, bonus }
    io.tell({ type: 'moneyLent', ...done, investments, payout, isLast: isLastRound(w) }, audienceOf(w, p))
  },
}

function difficultyOf(w: Readonly<World>, p: Readonly<Player>, investments: number): Difficulty {
  const { medium, large } = THRESHOLDS.usual
  const size = sizeBy(investments, medium, large)
  const sum = reckon(LEND.baseDc, sizeDcOf(size))
  countMoneyPosts(p, sum, size)
  return settle(w, p, sum, 'moneyLend', '', size)
}
