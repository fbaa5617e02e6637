import { int, type Json, one, type Params, type Refusal, some } from '@ludoteca/kernel'
import type { SuccessTier } from '../checks.ts'
import { POLITICS, THRESHOLDS } from '../data/investments.ts'
import { TIERS } from '../data/posts.ts'
import type { Group } from '../estate.ts'
import type { Price } from '../ledger.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { deed, type Opening, openingOf, refuseDeed, take } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { neededRoll, planCheck, rollCheck } from '../rules/checking.ts'
import { eachGroup, shiftLoyalty } from '../rules/groups.ts'
import { groupOf, type Host, hostOf } from '../rules/holdings.ts'
import { audienceOf } from '../rules/names.ts'
import { refuseInformation, stepDifficulty, stepExtra, stepPrice, withLessGold } from '../rules/politics.ts'
import { canPay, NO_PRICE, pay, refusePrice } from '../rules/prices.ts'
import type { Player, World } from '../state.ts'
import type { Command } from './command.ts'
import { isPayment, isTier } from './inputs.ts'
import { gain, lapseWarnings, result, results, usesOf } from './planning.ts'

type SecureLoyalty = MoveOf<'secureLoyalty'>

const DEED = deed('secureLoyalty', 'political.loyaltySecure')
const PAYMENTS = one(['influenceFirst', 'goldFirst'])

/** [5.13] Loyalität sichern: of one to three groups at once. */
export const secureLoyalty: Command<SecureLoyalty> = {
  forms: [(w, p) => (openingOf(w, p, DEED) ? targetsForm(p) : null)],
  check(w, p, move) {
    return (
      refuseInput(p, move) ??
      refuseDeed(w, p, DEED) ??
      refuseEmpty(p, move.targets) ??
      refusePrice(p, listed(w, p, move))
    )
  },
  plan(w, p, move) {
    const price = listed(w, p, move)
    // Only the doubled price lapses it: who cannot even pay what is listed is shown what it would come to.
    const isPayable = canPay(p, price)
    const planned = results((tier) => {
      const asked = askedFor(move, price, tier)
      const paid = !isPayable || canPay(p, asked) ? asked : undefined
      return result(tier, paid ?? lapsedPrice(price), paid ? [gain('loyalty', POLITICS.loyalty[tier])] : [], !paid)
    })
    return {
      price,
      check: planCheck(w, p, 'influence', difficultyOf(w, p, move), stepExtra(w, p, 'secureLoyalty', move.infoSpent)),
      results: planned,
      uses: usesOf(openingOf(w, p, DEED)),
      warnings: lapseWarnings(planned),
    }
  },
  needed: (w, p, move) =>
    neededRoll(w, p, 'influence', difficultyOf(w, p, move), stepExtra(w, p, 'secureLoyalty', move.infoSpent)),
  perform(w, p, move, io) {
    const opening = openingOf(w, p, DEED) as Opening
    const difficulty = difficultyOf(w, p, move)
    const extra = stepExtra(w, p, 'secureLoyalty', move.infoSpent)
    take(p, opening)
    p.turn.usedPoliticalSteps = true
    const check = rollCheck(w, p, 'influence', difficulty, extra, io)
    const price = listed(w, p, move)
    const asked = askedFor(move, price, check.tier)
    const lapsed = !canPay(p, asked)
    const paid = lapsed ? lapsedPrice(price) : asked
    pay(p, paid)
    const loyalty = lapsed ? 0 : POLITICS.loyalty[check.tier]
    if (!lapsed) for (const target of move.targets) shiftLoyalty(groupAt(p, target), loyalty)
    const { key, bonus } = opening
    const { targets } = move
    io.tell(
      { type: 'loyaltySecured', seat: p.seat, check, paid, key, bonus, targets, loyalty, lapsed },
      audienceOf(w, p),
    )
  },
}

/** [5.13] One to three different domains, cities or organisations. */
function refuseInput(p: Readonly<Player>, { size, targets, payment, infoSpent }: SecureLoyalty): Refusal | undefined {
  if (!isTier(size)) return deny('INPUT', 'unknownTier')
  const max = POLITICS.targetsMax
  if (!Array.isArray(targets) || targets.length < 1 || targets.length > max) return deny('INPUT', 'badTargets', { max })
  for (let i = 0; i < targets.length; i++) {
    if (targets.indexOf(targets[i]) !== i) return deny('INPUT', 'targetTwice')
    const host = hostOf(p, targets[i])
    if (!host || !groupOf(host)) return deny('INPUT', 'unknownTarget')
  }
  return isPayment(payment) ? refuseInformation(infoSpent) : deny('INPUT', 'unknownPayment')
}

/** [D-30] */
function refuseEmpty(p: Readonly<Player>, targets: readonly string[]): Refusal | undefined {
  for (const target of targets) if (groupAt(p, target).levels === 0) return deny('RULE', 'nobodyThere', { target })
  return undefined
}

function groupAt(p: Readonly<Player>, target: string): Group {
  return groupOf(hostOf(p, target) as Host) as Group
}

function listed(w: Readonly<World>, p: Readonly<Player>, move: SecureLoyalty): Price {
  const { size, targets, payment, infoSpent } = move
  const { gold, influence } = POLITICS.payment[payment]
  const price = stepPrice(size, gold * targets.length, influence * targets.length, infoSpent)
  return boostedPrice(w, p, 'secureLoyalty', '', '', price)
}

/** [5.13] What a result costs; a doubled price that cannot be paid lapses it [5.0.7]. */
function askedFor(move: SecureLoyalty, price: Price, tier: SuccessTier): Price {
  if (tier === 'veryGood') return withLessGold(price, POLITICS.loyaltyGoldLess)
  if (tier === 'good') return withLessGold(price, POLITICS.loyaltyGoldLessPerTarget * move.targets.length)
  if (tier !== 'poor') return price
  return { ...price, gold12: 2 * price.gold12, influence: 2 * price.influence }
}

/** [5.13] Information is used up in any case. */
function lapsedPrice({ information }: Price): Price {
  return { ...NO_PRICE, information }
}

function difficultyOf(w: Readonly<World>, p: Readonly<Player>, { targets }: SecureLoyalty) {
  return stepDifficulty(w, p, 'secureLoyalty', targets.length, THRESHOLDS.targets)
}

function targetsForm(p: Readonly<Player>): Params | null {
  const hosts: Json[] = []
  eachGroup(p, (_group, host) => {
    hosts.push(host)
  })
  if (hosts.length === 0) return null
  return {
    size: one(TIERS),
    targets: some(hosts, 1, Math.min(hosts.length, POLITICS.targetsMax)),
    payment: PAYMENTS,
    infoSpent: int(0, p.information),
  }
}
