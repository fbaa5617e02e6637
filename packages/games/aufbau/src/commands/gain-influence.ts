import { one } from '@ludoteca/kernel'
import type { SuccessTier } from '../checks.ts'
import { GAIN_INFLUENCE, THRESHOLDS } from '../data/investments.ts'
import { RANK } from '../data/posts.ts'
import type { Tier } from '../estate.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { type Deed, deed, hasAction, type Opening, openingOf, refuseDeed, take } from '../rules/action-economy.ts'
import { boostedPrice, rollBoost } from '../rules/boosts.ts'
import { permanentInfluenceCap, temporaryInfluenceCap } from '../rules/caps.ts'
import { neededRoll, planCheck, rollCheck } from '../rules/checking.ts'
import { count, countReputation, type Difficulty, reckon, settle, sizeBy, sizeDcOf } from '../rules/dc.ts'
import { organizationOf } from '../rules/holdings.ts'
import { audienceOf } from '../rules/names.ts'
import { pay, priceOf, refusePrice } from '../rules/prices.ts'
import type { Player, World } from '../state.ts'
import type { Command, Form, PlanWarning } from './command.ts'
import { amounts, refuseCount } from './inputs.ts'
import { gain, result, results, usesOf } from './planning.ts'

type GainInfluence = MoveOf<'gainInfluence'>
type Kind = GainInfluence['kind']

const DEEDS: Readonly<Record<Kind, Deed>> = {
  temporary: deed('gainInfluence', 'influence.temp', 'influence', 'temporary'),
  permanent: deed('gainInfluence', 'influence.perm', 'influence', 'permanent'),
}

/** [5.2] Einflussgewinn: paid whatever the result. */
export const gainInfluence: Command<GainInfluence> = {
  forms: [formOf('temporary'), formOf('permanent')],
  check(w, p, { kind, investments }) {
    if (kind !== 'temporary' && kind !== 'permanent') return deny('INPUT', 'unknownKind')
    return (
      refuseCount(investments, 'investments', capOf(p, kind)) ??
      refuseDeed(w, p, DEEDS[kind]) ??
      refusePrice(p, costOf(w, p, kind, investments))
    )
  },
  plan(w, p, { kind, investments }) {
    const price = costOf(w, p, kind, investments)
    const opening = openingOf(w, p, DEEDS[kind])
    return {
      price,
      check: planCheck(
        w,
        p,
        'influence',
        difficultyOf(w, p, kind, investments),
        rollBoost(w, p, 'gainInfluence', kind),
      ),
      results: results((tier) => {
        const amount = gainedBy(tier, kind, investments)
        const kept = gain('permanentInfluence', kind === 'permanent' ? amount : 0)
        return result(tier, price, [gain('influence', amount), kept])
      }),
      uses: usesOf(opening),
      warnings: warningsOf(w, p, kind, opening),
    }
  },
  needed(w, p, { kind, investments }) {
    const extra = rollBoost(w, p, 'gainInfluence', kind)
    return neededRoll(w, p, 'influence', difficultyOf(w, p, kind, investments), extra)
  },
  perform(w, p, { kind, investments }, io) {
    const opening = openingOf(w, p, DEEDS[kind]) as Opening
    const price = costOf(w, p, kind, investments)
    const difficulty = difficultyOf(w, p, kind, investments)
    take(p, opening)
    pay(p, price)
    const check = rollCheck(w, p, 'influence', difficulty, rollBoost(w, p, 'gainInfluence', kind), io)
    const amount = gainedBy(check.tier, kind, investments)
    p.turn.influence += amount
    if (kind === 'permanent') p.permanentInfluence += amount
    const { key, bonus } = opening
    io.tell(
      {
        type: 'influenceGained',
        seat: p.seat,
        check,
        paid: price,
        key,
        bonus,
        permanent: kind === 'permanent',
        amount,
      },
      audienceOf(w, p),
    )
  },
}

function formOf(kind: Kind): Form {
  const amountsOf = amounts('investments', { kind: one([kind]) })
  const form: Form = (w, p) => (openingOf(w, p, DEEDS[kind]) ? amountsOf(capOf(p, kind)) : null)
  const suits: Form['suits'] = (_p, move) => move.type === 'gainInfluence' && move.kind === kind
  return Object.assign(form, { suits })
}

function capOf(p: Readonly<Player>, kind: Kind): number {
  return kind === 'temporary' ? temporaryInfluenceCap(p) : permanentInfluenceCap(p)
}

function costOf(w: Readonly<World>, p: Readonly<Player>, kind: Kind, investments: number) {
  return boostedPrice(w, p, 'gainInfluence', kind, '', priceOf(investments * GAIN_INFLUENCE.gold[kind]))
}

/** [5.2] */
function gainedBy(tier: SuccessTier, kind: Kind, investments: number): number {
  if (kind === 'temporary') return investments * GAIN_INFLUENCE.temporary[tier]
  if (tier === 'poor') return Math.ceil(investments / 2)
  return tier === 'fail' ? 0 : investments * GAIN_INFLUENCE.permanent[tier]
}

/** [4.3] */
function difficultyOf(w: Readonly<World>, p: Readonly<Player>, kind: Kind, investments: number): Difficulty {
  const { medium, large } = THRESHOLDS.patient
  const size = sizeBy(investments, medium, large)
  const sum = reckon(GAIN_INFLUENCE.baseDc, sizeDcOf(size))
  countReputation(p, sum)
  const city = leasedCity(p, size)
  if (city) count(sum, 'city', city, -1)
  const office = officeOf(p, size)
  if (office) count(sum, 'office', office, -1)
  const cult = organizationOf(p, 'cult')
  if (cult) count(sum, 'cult', cult.id, -RANK[cult.tier])
  return settle(w, p, sum, 'gainInfluence', kind, size)
}

function leasedCity({ cities }: Readonly<Player>, size: Tier): string | undefined {
  for (const { id, tier, mode } of cities) if (tier === size && mode === 'leased') return id
  return undefined
}

function officeOf({ offices }: Readonly<Player>, size: Tier): string | undefined {
  for (const { id, tier } of offices) if (tier === size) return id
  return undefined
}

/** Influence won with the last action of a round can hardly be used. */
function warningsOf(w: Readonly<World>, p: Readonly<Player>, kind: Kind, opening: Opening | undefined): PlanWarning[] {
  if (kind === 'permanent') return []
  const isLast = opening?.bonus ? !hasAction(w, p) : p.turn.actionsUsed + 1 >= w.config.actionsPerRound
  return isLast ? ['poolLost'] : []
}
