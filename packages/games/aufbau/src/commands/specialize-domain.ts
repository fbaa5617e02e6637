import { maybe, one, type Params, type Refusal } from '@ludoteca/kernel'
import { fullDomainForms, specializeFully } from '../catalogue/commands/specialize-domain.ts'
import { hasTag, indexOf, isMaterial, MATERIALS, type MaterialId, materialOf, RAW_COUNT } from '../data/materials.ts'
import type { Domain, DomainKind, DomainTier } from '../estate.ts'
import type { Goods, Price } from '../ledger.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { facilityOpening, refuseFacilityDeed, takeFacilityDeed } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { amountOf, firstOf, type GoodsOrder } from '../rules/goods.ts'
import { find } from '../rules/holdings.ts'
import { audienceOf } from '../rules/names.ts'
import { defaultPicks } from '../rules/picks.ts'
import { pay, priceOf, refusePrice } from '../rules/prices.ts'
import type { Player, World } from '../state.ts'
import type { Command, Form } from './command.ts'
import { picksDomain, refusePicks } from './picking.ts'
import { certain } from './planning.ts'

type SpecializeDomain = MoveOf<'specializeDomain'>
/** [5.11] What v1 knows. */
type Kind = Exclude<DomainKind, 'magic'>

const KINDS: readonly Kind[] = ['agriculture', 'animalHusbandry', 'forestry', 'mining']
const GOLD: Readonly<Record<Kind, number>> = { agriculture: 10, animalHusbandry: 15, forestry: 6, mining: 20 }
const SEED: MaterialId = 'raw.grain'
const SEEDS = 2
const ANIMALS = 4
const TIMBER: readonly Goods[] = [{ material: 'raw.wood', count: 4 }]
const NO_GOODS: readonly Goods[] = []

const RAW = MATERIALS.slice(0, RAW_COUNT)
/** Animals, the cheapest tier first, then by id: the order in which materials are listed. */
const ANIMAL_ORDER: GoodsOrder = RAW.filter((material) => hasTag(material, 'animal')).map(({ id }) => indexOf(id))

/** [5.11] Once for each domain, and not on the one of the start. */
export const specializeDomain: Command<SpecializeDomain> = {
  forms: [agricultureForm(), ...(['small', 'medium', 'large'] as const).map(otherForm), ...fullDomainForms],
  check(w, p, move) {
    if (p.works !== null) return specializeFully.check(w, p, move)
    const domain = find(p.domains, move.domain)
    if (!domain) return deny('INPUT', 'unknownTarget')
    if (!isKind(move.kind)) return deny('INPUT', 'unknownKind')
    return (
      refuseDetails(domain, move) ??
      refuseFacilityDeed(w, p) ??
      refuseDomain(domain) ??
      refusePrice(p, priceFor(w, p, move)) ??
      refuseHerd(p, move.kind)
    )
  },
  plan(w, p, move) {
    if (p.works !== null) return specializeFully.plan(w, p, move)
    return certain(priceFor(w, p, move), facilityOpening(w, p) ?? 'action', [])
  },
  perform(w, p, move, io) {
    if (p.works !== null) return specializeFully.perform(w, p, move, io)
    const domain = find(p.domains, move.domain) as Domain
    const { kind, rawPicks } = move
    const paid = priceFor(w, p, move)
    const free = takeFacilityDeed(w, p)
    pay(p, paid)
    domain.specialization = kind
    if (rawPicks) domain.rawPicks = [...rawPicks]
    else if (kind === 'agriculture') domain.rawPicks = [...defaultPicks(domain.tier, kind)]
    io.tell({ type: 'domainSpecialized', seat: p.seat, paid, free, domain: domain.id, kind }, audienceOf(w, p))
  },
}

function isKind(kind: unknown): kind is Kind {
  return KINDS.includes(kind as Kind)
}

/** INPUT: seed corn is raw material and a matter of agriculture alone, picks fit, and the rest is not for v1. */
function refuseDetails({ tier }: Readonly<Domain>, move: SpecializeDomain): Refusal | undefined {
  const { kind, costRaw, rawPicks, focus, options, materials } = move
  if (costRaw !== undefined && !(kind === 'agriculture' && isRaw(costRaw))) return deny('INPUT', 'badCostRaw')
  if (focus !== undefined || options !== undefined || materials !== undefined) return deny('INPUT', 'onlyFullCatalogue')
  return refusePicks(rawPicks, tier, kind)
}

function isRaw(id: string): boolean {
  return isMaterial(id) && materialOf(id).kind === 'raw'
}

function refuseDomain({ tier, specialization }: Readonly<Domain>): Refusal | undefined {
  if (tier === 'starter') return deny('RULE', 'starterDomain')
  return specialization === null ? undefined : deny('RULE', 'alreadySpecialized')
}

/** RESOURCES: the price takes what animals there are, so somebody must count them. */
function refuseHerd({ stock }: Readonly<Player>, kind: Kind): Refusal | undefined {
  if (kind !== 'animalHusbandry') return undefined
  const have = amountOf(firstOf(stock, ANIMAL_ORDER, ANIMALS))
  return have < ANIMALS ? deny('RESOURCES', 'animals', { need: ANIMALS, have }) : undefined
}

/** [5.11] */
function priceFor(w: Readonly<World>, p: Readonly<Player>, move: SpecializeDomain): Price {
  const kind = move.kind as Kind
  const price = priceOf(GOLD[kind], 0, 0, goodsFor(p, kind, move.costRaw ?? SEED))
  return boostedPrice(w, p, 'specializeDomain', kind, move.domain, price)
}

function goodsFor({ stock }: Readonly<Player>, kind: Kind, costRaw: MaterialId): readonly Goods[] {
  if (kind === 'agriculture') return [{ material: costRaw, count: SEEDS }]
  if (kind === 'mining') return TIMBER
  return kind === 'animalHusbandry' ? firstOf(stock, ANIMAL_ORDER, ANIMALS) : NO_GOODS
}

function agricultureForm(): Form {
  const fixed: Params = {
    kind: one(['agriculture']),
    costRaw: maybe(one(RAW.map(({ id }) => id))),
    rawPicks: picksDomain('small', 'agriculture'),
  }
  return (w, p) => domainsForm(w, p, undefined, fixed)
}

function otherForm(tier: DomainTier): Form {
  const fixed: Params = { kind: one(KINDS.filter((kind) => kind !== 'agriculture')), rawPicks: picksDomain(tier, null) }
  return (w, p) => domainsForm(w, p, tier, fixed)
}

function domainsForm(
  w: Readonly<World>,
  p: Readonly<Player>,
  tier: DomainTier | undefined,
  fixed: Params,
): Params | null {
  if (p.works !== null || !facilityOpening(w, p)) return null
  const fit = p.domains.filter((domain) => (tier === undefined || domain.tier === tier) && !refuseDomain(domain))
  return fit.length > 0 ? { domain: one(fit.map(({ id }) => id)), ...fixed } : null
}
