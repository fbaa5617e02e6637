import { type OneDomain, one, type Refusal } from '@ludoteca/kernel'
import type { SuccessTier } from '../checks.ts'
import { DOMAIN_ADMINISTRATION, ENERGETIC, THRESHOLDS, WORKSHOP_OVERSIGHT } from '../data/investments.ts'
import { type MaterialId, materialOf } from '../data/materials.ts'
import { RANK } from '../data/posts.ts'
import type { Domain, Workshop } from '../estate.ts'
import type { Goods } from '../ledger.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { type Deed, deed, type Opening, openingOf, refuseDeed, take } from '../rules/action-economy.ts'
import { boostedOversight, rollBoost } from '../rules/boosts.ts'
import { administrationCap, oversightCap } from '../rules/caps.ts'
import { neededRoll, planCheck, rollCheck } from '../rules/checking.ts'
import { count, type Difficulty, reckon, settle, sizeBy, sizeDcOf } from '../rules/dc.ts'
import { changeStock } from '../rules/goods.ts'
import { find, organizationOf } from '../rules/holdings.ts'
import { audienceOf } from '../rules/names.ts'
import { effectivePicks, shareOf } from '../rules/picks.ts'
import { pay, priceOf, refusePrice } from '../rules/prices.ts'
import { refinedOutput } from '../rules/refinement.ts'
import { overflows } from '../rules/storage-room.ts'
import { positiveOf } from '../rules/traits.ts'
import type { Player, World } from '../state.ts'
import type { Command, Form } from './command.ts'
import { refuseCount, upTo } from './inputs.ts'
import { gainGoods, result, results, usesOf } from './planning.ts'

type GainMaterials = MoveOf<'gainMaterials'>
type Mode = GainMaterials['mode']
/** The domain or workshop that is looked after. */
type Place =
  | { readonly domain: Domain; readonly workshop: null }
  | { readonly domain: null; readonly workshop: Workshop }

const DEEDS: Readonly<Record<Mode, Deed>> = {
  domainAdministration: deed('gainMaterials', 'materials.domain', 'materials', 'domainAdministration'),
  workshopOversight: deed('gainMaterials', 'materials.workshop', 'materials', 'workshopOversight'),
}
/** [6.9] Trait 9. */
const ENERGETIC_TRAIT = 9

/** [5.7] Materialgewinn: labour is spent whatever the result. */
export const gainMaterials: Command<GainMaterials> = {
  forms: [formOf('domainAdministration'), formOf('workshopOversight')],
  check(w, p, { mode, investments, target }) {
    if (mode !== 'domainAdministration' && mode !== 'workshopOversight') return deny('INPUT', 'unknownMode')
    const place = placeOf(p, mode, target)
    if (!place) return refusePlace(p, mode, target)
    return (
      refuseCount(investments, 'investments', capOf(w, p, place)) ??
      refuseDeed(w, p, DEEDS[mode]) ??
      refusePrice(p, priceOf(0, 0, investments))
    )
  },
  plan(w, p, { mode, investments, target }) {
    const place = placeOf(p, mode, target) as Place
    const price = priceOf(0, 0, investments)
    const expected = goodsBy(w, p, place, investments, 'success')
    return {
      price,
      check: planCheck(
        w,
        p,
        'materials',
        difficultyOf(w, p, place, investments),
        rollBoost(w, p, 'gainMaterials', mode),
      ),
      results: results((tier) => result(tier, price, gainGoods(goodsBy(w, p, place, investments, tier)))),
      uses: usesOf(openingOf(w, p, DEEDS[mode])),
      warnings: overflows(w, p, expected) ? ['storageOverflow'] : [],
    }
  },
  needed(w, p, { mode, investments, target }) {
    const difficulty = difficultyOf(w, p, placeOf(p, mode, target) as Place, investments)
    return neededRoll(w, p, 'materials', difficulty, rollBoost(w, p, 'gainMaterials', mode))
  },
  perform(w, p, { mode, investments, target }, io) {
    const place = placeOf(p, mode, target) as Place
    const opening = openingOf(w, p, DEEDS[mode]) as Opening
    const paid = priceOf(0, 0, investments)
    const difficulty = difficultyOf(w, p, place, investments)
    take(p, opening)
    pay(p, paid)
    const check = rollCheck(w, p, 'materials', difficulty, rollBoost(w, p, 'gainMaterials', mode), io)
    const goods = goodsBy(w, p, place, investments, check.tier)
    changeStock(p.stock, goods)
    const { key, bonus } = opening
    const { id } = place.domain ?? place.workshop
    io.tell({ type: 'materialsGained', seat: p.seat, check, paid, key, bonus, target: id, goods }, audienceOf(w, p))
  },
}

function formOf(mode: Mode): Form {
  const fixed = one([mode])
  const form: Form = (w, p) => {
    const most = openingOf(w, p, DEEDS[mode]) ? mostOf(w, p, mode) : 0
    if (most < 1) return null
    const places = mode === 'domainAdministration' ? p.domains : p.workshops
    const target: OneDomain = { kind: 'one', of: places.map(({ id }) => id), optional: true }
    return { mode: fixed, investments: upTo(most), target }
  }
  const suits: Form['suits'] = (_p, move) => move.type === 'gainMaterials' && move.mode === mode
  return Object.assign(form, { suits })
}

/** The largest cap of any of the places. */
function mostOf(w: Readonly<World>, p: Readonly<Player>, mode: Mode): number {
  let most = 0
  if (mode === 'domainAdministration') {
    for (const domain of p.domains) most = Math.max(most, administrationCap(domain))
  } else {
    for (const workshop of p.workshops) most = Math.max(most, oversightCap(w, p, workshop))
  }
  return most
}

/** [5.7] Who has just one need not name it. */
function placeOf(p: Readonly<Player>, mode: Mode, target: string | undefined): Place | undefined {
  if (mode === 'domainAdministration') {
    const domain = target === undefined ? only(p.domains) : find(p.domains, target)
    return domain && { domain, workshop: null }
  }
  const workshop = target === undefined ? only(p.workshops) : find(p.workshops, target)
  return workshop && { domain: null, workshop }
}

function only<T>(items: readonly T[]): T | undefined {
  return items.length === 1 ? items[0] : undefined
}

function refusePlace(p: Readonly<Player>, mode: Mode, target: string | undefined): Refusal {
  const places = mode === 'domainAdministration' ? p.domains.length : p.workshops.length
  return deny('INPUT', target === undefined && places > 1 ? 'targetMissing' : 'unknownTarget')
}

function capOf(w: Readonly<World>, p: Readonly<Player>, { domain, workshop }: Place): number {
  return domain ? administrationCap(domain) : oversightCap(w, p, workshop)
}

/** [5.7] */
function goodsBy(
  w: Readonly<World>,
  p: Readonly<Player>,
  { domain, workshop }: Place,
  investments: number,
  tier: SuccessTier,
): readonly Goods[] {
  if (tier === 'fail') return []
  const zeal = positiveOf(p, ENERGETIC_TRAIT)
  return domain ? administered(domain, investments, tier, zeal) : overseen(w, p, workshop, investments, tier, zeal)
}

/** Raw materials over the picks; energetic specialists add to the first. */
function administered(domain: Domain, investments: number, tier: SuccessTier, zeal: number): readonly Goods[] {
  const total = investments * DOMAIN_ADMINISTRATION.raw[tier]
  const picks = effectivePicks(domain)
  const goods: Goods[] = []
  for (let i = 0; i < picks.length; i++) {
    const more = i === 0 ? ENERGETIC.raw * zeal : 0
    const share = shareOf(total, picks.length, i) + more
    if (share > 0) goods.push({ material: picks[i] as MaterialId, count: share })
  }
  return goods
}

/** What the workshop makes, without using up anything. */
function overseen(
  w: Readonly<World>,
  p: Readonly<Player>,
  workshop: Workshop,
  investments: number,
  tier: SuccessTier,
  zeal: number,
): readonly Goods[] {
  const material = refinedOutput(w, p, workshop)
  const halves = investments * WORKSHOP_OVERSIGHT.halves[tier]
  const amount =
    materialOf(material).kind === 'raw'
      ? (halves * WORKSHOP_OVERSIGHT.rawPerSpecial) / 2 + ENERGETIC.improvedRaw * zeal
      : Math.floor(halves / 2) + ENERGETIC.special * zeal
  const count = boostedOversight(p, workshop.id, amount)
  return count > 0 ? [{ material, count }] : []
}

/** [4.3] */
function difficultyOf(w: Readonly<World>, p: Readonly<Player>, { domain }: Place, investments: number): Difficulty {
  const { medium, large } = THRESHOLDS.patient
  const size = sizeBy(investments, medium, large)
  const sum = reckon(domain ? DOMAIN_ADMINISTRATION.baseDc : WORKSHOP_OVERSIGHT.baseDc, sizeDcOf(size))
  const collegium = organizationOf(p, 'collegiumCraft')
  if (collegium) count(sum, 'collegiumCraft', collegium.id, -2 * RANK[collegium.tier])
  if (domain && domain.tier === size) count(sum, 'domain', domain.id, -1)
  const mode: Mode = domain ? 'domainAdministration' : 'workshopOversight'
  return settle(w, p, sum, 'gainMaterials', mode, size)
}
