import { type Io, one } from '@ludoteca/kernel'
import { offerPrice, performOffer, planOffer } from '../catalogue/commands/take-offer.ts'
import { offerFor } from '../catalogue/ops/specialist.ts'
import { SIZE_DC } from '../data/investments.ts'
import { TIERS } from '../data/posts.ts'
import { DEAREST_MORE, type Recruit } from '../data/recruits.ts'
import { SPECIALIST, SPECIALIST_KINDS, SPECIALIST_TIERS } from '../data/works.ts'
import type { Specialist, SpecialistTier, Tier } from '../estate.ts'
import type { Fact } from '../facts.ts'
import type { Price } from '../ledger.ts'
import type { GroupChange } from '../maintenance-facts.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../rules/action-economy.ts'
import { boostedPrice, rollBoost } from '../rules/boosts.ts'
import { specialistCap } from '../rules/caps.ts'
import { neededRoll, planCheck, rollCheck } from '../rules/checking.ts'
import { type Difficulty, reckon, settle } from '../rules/dc.ts'
import { impress } from '../rules/first-impressions.ts'
import { audienceOf } from '../rules/names.ts'
import { NO_PRICE, pay, priceOf, refusePrice, withGold12 } from '../rules/prices.ts'
import { rollApprentice, rollRecruit, rollSpecialist } from '../rules/recruiting.ts'
import type { Player, World } from '../state.ts'
import type { Command, PlanWarning } from './command.ts'
import { debtWarnings } from './debt.ts'
import { gain, result, results } from './planning.ts'

type HireSpecialist = MoveOf<'hireSpecialist'>

const FORM = { kind: one(SPECIALIST_KINDS), tier: one(SPECIALIST_TIERS) }

/** [5.12] Fachkraft anwerben */
export const hireSpecialist: Command<HireSpecialist> = {
  forms: [(w, p) => (facilityOpening(w, p) && p.specialists.length < specialistCap(w, p) ? FORM : null)],
  check(w, p, move) {
    const { kind, tier } = move
    if (!SPECIALIST_KINDS.includes(kind)) return deny('INPUT', 'unknownKind')
    if (!SPECIALIST_TIERS.includes(tier)) return deny('INPUT', 'unknownTier')
    const refusal = refuseFacilityDeed(w, p)
    if (refusal) return refusal
    const cap = specialistCap(w, p)
    if (p.specialists.length >= cap) return deny('RULE', 'specialistsFull', { cap })
    return refusePrice(p, listed(w, p, move))
  },
  plan(w, p, move) {
    const price = listed(w, p, move)
    if (offerFor(p, move.kind, move.tier)) return planOffer(w, p, price)
    const { kind, tier } = move
    return {
      price,
      check: planCheck(w, p, 'influence', difficultyOf(w, p, move), rollBoost(w, p, 'hireSpecialist', kind)),
      results: results((outcome) => result(outcome, price, outcome === 'fail' ? [] : [gain('specialist', 1)])),
      uses: facilityOpening(w, p) ?? 'action',
      warnings: [...offerWarnings(p, price), ...debtWarnings(w, p, price, SPECIALIST[tier].upkeepGold)],
    }
  },
  needed: (w, p, move) =>
    neededRoll(w, p, 'influence', difficultyOf(w, p, move), rollBoost(w, p, 'hireSpecialist', move.kind)),
  perform(w, p, move, io) {
    const { kind, tier } = move
    const price = listed(w, p, move)
    const offered = offerFor(p, kind, tier)
    if (offered) return performOffer(w, p, move, offered, price, io)
    const difficulty = difficultyOf(w, p, move)
    const free = takeFacilityDeed(w, p)
    const check = rollCheck(w, p, 'influence', difficulty, rollBoost(w, p, 'hireSpecialist', kind), io)
    const {
      roll: recruitRoll,
      recruit,
      paid,
      lapsed,
    } = check.tier === 'fail' ? nobodyFor(price) : makeOffer(p, price, io)
    pay(p, paid)
    const { hired, changes } = recruit ? welcome(w, p, move, recruit, io) : NOBODY
    io.tell(
      {
        type: 'specialistHired',
        seat: p.seat,
        paid,
        free,
        check,
        kind,
        tier,
        recruitRoll,
        lapsed,
        hired,
      },
      audienceOf(w, p),
    )
    if (changes.length > 0) {
      io.tell({ type: 'groupsChanged', seat: p.seat, changes, why: 'hired', event: 0 }, audienceOf(w, p))
    }
  },
}

/** What the recruit table offers; without a recruit nobody comes. */
interface Offer {
  readonly roll: number
  readonly recruit: Recruit | null
  readonly paid: Price
  readonly lapsed: boolean
}
interface Arrival {
  readonly hired: readonly Specialist[]
  readonly changes: readonly GroupChange[]
}
const NOBODY: Arrival = { hired: [], changes: [] }

/** [5.12] Whoever fails pays all the same. */
function nobodyFor(price: Price): Offer {
  return { roll: 0, recruit: null, paid: price, lapsed: false }
}

/** [5.12, D-11] What is too dear is let go. */
function makeOffer(p: Readonly<Player>, price: Price, io: Io<Fact>): Offer {
  const { roll, recruit } = rollRecruit(p, io)
  const paid = withGold12(price, Math.max(0, price.gold12 + 12 * recruit.gold))
  if (paid.gold12 > p.gold12) return { roll, recruit: null, paid: NO_PRICE, lapsed: true }
  return { roll, recruit, paid, lapsed: false }
}

/** [5.12] The specialist, and perhaps an apprentice; both make their impression on those who were there before. */
function welcome(
  w: Readonly<World>,
  p: Player,
  { kind, tier }: HireSpecialist,
  recruit: Recruit,
  io: Io<Fact>,
): Arrival {
  const specialist = rollSpecialist(w, p, kind, tier, recruit, io)
  const changes = [...impress(p, specialist)]
  p.specialists.push(specialist)
  if (!recruit.apprentice) return { hired: [specialist], changes }
  const apprentice = rollApprentice(p, specialist.kind, io)
  changes.push(...impress(p, apprentice))
  p.specialists.push(apprentice)
  return { hired: [specialist, apprentice], changes }
}

function listed(w: Readonly<World>, p: Readonly<Player>, { kind, tier }: HireSpecialist): Price {
  const price = boostedPrice(w, p, 'hireSpecialist', kind, '', priceOf(SPECIALIST[tier].price))
  const offered = offerFor(p, kind, tier)
  return offered ? offerPrice(offered, price) : price
}

const SIZE: Readonly<Record<SpecialistTier, Tier>> = {
  simple: TIERS[0],
  experienced: TIERS[1],
  master: TIERS[2],
}

/** [4.3, 5.12] 10, 14 or 18 before anything else. */
function difficultyOf(w: Readonly<World>, p: Readonly<Player>, { kind, tier }: HireSpecialist): Difficulty {
  const size = SIZE[tier]
  return settle(w, p, reckon(SPECIALIST.simple.dc, SIZE_DC[size]), 'hireSpecialist', kind, size)
}

/** [D-11] Some rows of the recruit table ask for more. */
function offerWarnings(p: Readonly<Player>, { gold12 }: Price): PlanWarning[] {
  return p.gold12 >= gold12 && p.gold12 < gold12 + 12 * DEAREST_MORE ? ['offerMayLapse'] : []
}
