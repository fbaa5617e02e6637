import type { Refusal } from '@ludoteca/kernel'
import type { SuccessTier } from '../checks.ts'
import { POLITICS, SIZE_DC, THRESHOLDS } from '../data/investments.ts'
import type { Price } from '../ledger.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { type Deed, type Opening, openingOf, refuseDeed, take } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { neededRoll, planCheck, rollCheck } from '../rules/checking.ts'
import { sizeBy } from '../rules/dc.ts'
import { rollDefence } from '../rules/defence.ts'
import { audienceOf } from '../rules/names.ts'
import {
  type Consequences,
  consequencesOf,
  refuseInformation,
  stepDifficulty,
  stepExtra,
  withLessGold,
} from '../rules/politics.ts'
import { pay, refusePrice } from '../rules/prices.ts'
import { shiftAs, shiftKw, shiftN } from '../rules/trackers.ts'
import type { Player, World } from '../state.ts'
import type { Command, Form, Gain } from './command.ts'
import { isCount, isTier } from './inputs.ts'
import { gain, result, results, usesOf } from './planning.ts'

type Intrigue = MoveOf<'damageDefend'> | MoveOf<'manipulate'>

/** [5.13] Beschädigen/Verteidigen and Manipulieren: the same consequences, other prices. */
export interface IntrigueRule<M extends Intrigue> {
  readonly type: M['type']
  readonly deed: Deed
  readonly forms: readonly Form[]
  isPayment(payment: unknown): boolean
  price(move: M): Price
  /** RESOURCES that are needed but not used up. */
  refuseMeans?(p: Readonly<Player>, move: M): Refusal | undefined
  /** What the full catalogue wants to remember of the means. */
  spend?(p: Player, move: M): void
  /** How many investments were paid with influence above all. */
  byInfluence(move: M): number
}

export function intrigue<M extends Intrigue>(rule: IntrigueRule<M>): Command<M> {
  return {
    forms: rule.forms,
    check(w, p, move) {
      return (
        refuseInput(rule, move) ??
        refuseDeed(w, p, rule.deed) ??
        refusePrice(p, listed(w, p, rule, move)) ??
        rule.refuseMeans?.(p, move)
      )
    },
    plan(w, p, move) {
      const price = listed(w, p, rule, move)
      const extra = stepExtra(w, p, rule.type, move.infoSpent)
      return {
        price,
        check: planCheck(w, p, 'influence', difficultyOf(w, p, rule.type, move.investments), extra),
        results: results((tier) => {
          const { paid, penalty } = costBy(rule, move, price, p, tier, false)
          return result(tier, paid, gainsOf(consequencesOf(p, tier, false), penalty))
        }),
        uses: usesOf(openingOf(w, p, rule.deed)),
        warnings: [],
      }
    },
    needed(w, p, move) {
      const difficulty = difficultyOf(w, p, rule.type, move.investments)
      return neededRoll(w, p, 'influence', difficulty, stepExtra(w, p, rule.type, move.infoSpent))
    },
    perform(w, p, move, io) {
      const opening = openingOf(w, p, rule.deed) as Opening
      const difficulty = difficultyOf(w, p, rule.type, move.investments)
      const extra = stepExtra(w, p, rule.type, move.infoSpent)
      take(p, opening)
      p.turn.usedPoliticalSteps = true
      const check = rollCheck(w, p, 'influence', difficulty, extra, io)
      const { tier } = check
      const defence =
        tier === 'fail' ? rollDefence(w, p, POLITICS.defenceDc + sizeDc(move.investments), 0, 'politics', io) : null
      const isDefended = defence?.held === true
      const { paid, penalty } = costBy(rule, move, listed(w, p, rule, move), p, tier, isDefended)
      pay(p, paid)
      rule.spend?.(p, move)
      p.turn.influence -= penalty
      const { information, kw, as, n } = consequencesOf(p, tier, isDefended)
      p.information += information
      shiftKw(p, kw)
      shiftAs(p, as)
      shiftN(p, n)
      const { key, bonus } = opening
      const spent: Price = { ...paid, influence: paid.influence + penalty }
      io.tell(
        {
          type: 'politicsDone',
          seat: p.seat,
          check,
          paid: spent,
          key,
          bonus,
          step: rule.type,
          information,
          kw,
          as,
          n,
          defence,
        },
        audienceOf(w, p),
      )
    },
  }
}

function refuseInput<M extends Intrigue>(rule: IntrigueRule<M>, { size, investments, payment, infoSpent }: M) {
  if (!isTier(size)) return deny('INPUT', 'unknownTier')
  if (!isCount(investments)) return deny('INPUT', 'notANumber', { param: 'investments' })
  return rule.isPayment(payment) ? refuseInformation(infoSpent) : deny('INPUT', 'unknownPayment')
}

function listed<M extends Intrigue>(w: Readonly<World>, p: Readonly<Player>, rule: IntrigueRule<M>, move: M): Price {
  return boostedPrice(w, p, rule.type, '', '', rule.price(move))
}

function difficultyOf(w: Readonly<World>, p: Readonly<Player>, step: Intrigue['type'], investments: number) {
  return stepDifficulty(w, p, step, investments, THRESHOLDS.usual)
}

function sizeDc(investments: number): number {
  return SIZE_DC[sizeBy(investments, THRESHOLDS.usual.medium, THRESHOLDS.usual.large)]
}

/** [5.13, D-31] What a result costs; the penalty takes at most the influence that is left. */
function costBy<M extends Intrigue>(
  rule: IntrigueRule<M>,
  move: M,
  price: Price,
  p: Readonly<Player>,
  tier: SuccessTier,
  isDefended: boolean,
): { readonly paid: Price; readonly penalty: number } {
  const paid = withLessGold(price, POLITICS.goldLess[tier])
  const times =
    tier === 'poor' ? POLITICS.poorInfluence : tier === 'fail' && !isDefended ? POLITICS.undefendedInfluence : 0
  return { paid, penalty: Math.min(times * rule.byInfluence(move), p.turn.influence - paid.influence) }
}

/** What to expect; of a failure the worst. */
function gainsOf({ information, kw, as, n }: Consequences, penalty: number): Gain[] {
  return [
    gain('information', information),
    gain('kw', kw),
    gain('as', as),
    gain('n', n),
    gain('influence', 0 - penalty),
  ]
}
