import { readyBonusActions } from '../../src/catalogue/ops/bonus-action.ts'
import { troopLoyalty } from '../../src/catalogue/ops/loyalty.ts'
import { loyaltyCheckBonus, repeatsLoyaltyCheck } from '../../src/catalogue/ops/roll.ts'
import { EVENT } from '../../src/data/events.ts'
import { MATERIALS } from '../../src/data/materials.ts'
import { ORGANIZATION_KINDS, TIERS } from '../../src/data/posts.ts'
import { SPECIALIST_KINDS, TROOP_KINDS } from '../../src/data/works.ts'
import type { Move } from '../../src/moves.ts'
import {
  boostedLoss,
  boostedOversight,
  boostedPrice,
  boostedProduction,
  boostedUnit12,
  boostedWorkshopCost,
  type CapName,
  capBoost,
  combatBoost,
  dcBoosts,
  defenceBoost,
  hiredLoyaltyBoost,
  isActiveFor,
  marketBoost,
  refineBoost,
  rollBoost,
  rollTradeBoost,
  roomBoost,
  triggerBoost,
  unlocksSplit,
} from '../../src/rules/boosts.ts'
import { specialistCap } from '../../src/rules/caps.ts'
import { priceOf } from '../../src/rules/prices.ts'
import type { Player, World } from '../../src/state.ts'
import { event } from '../kit.ts'
import { BEST } from './luck.ts'

const MODES: Readonly<Partial<Record<Move['type'], readonly string[]>>> = {
  gainInfluence: ['temporary', 'permanent'],
  moneyLend: [''],
  moneySell: [''],
  moneyBuy: [''],
  moneySellBuy: [''],
  gainMaterials: ['domainAdministration', 'workshopOversight'],
  acquireDomain: TIERS,
  acquireCity: TIERS,
  acquireOffice: TIERS,
  acquireOrganization: ORGANIZATION_KINDS,
  acquireTrade: TIERS,
  recruitTroops: TROOP_KINDS,
  damageDefend: [''],
  manipulate: [''],
  secureLoyalty: [''],
  hireSpecialist: SPECIALIST_KINDS,
}
const ACTIONS = Object.keys(MODES) as Move['type'][]
const CAPS: readonly CapName[] = [
  'sellBuy',
  'lend',
  'oversight',
  'mercenary',
  'militia',
  'bodyguard',
  'ownMarkets',
  'hostTenants',
  'hostFollowers',
  'hostWorkshopSmall',
  'hostWorkshopMedium',
  'hostChambersSlotFree',
  'freeBuilds',
]
const ROWS = Object.values(EVENT)
/** A small, a large and a long one. */
const KEYS = ['general.small.office.favors', 'general.large.trade.monopoly', 'general.medium.city.insulae']

/** Whatever the rules ask of facilities about one player, as text, question by question. */
export function answers(w: Readonly<World>, p: Player): ReadonlyMap<string, string> {
  const told = new Map<string, string>()
  const tell = (question: string, answer: unknown) => told.set(question, JSON.stringify(answer))
  const hosts = [p.domains, p.cities, p.offices, p.organizations, p.trades].flatMap((posts) =>
    posts.map(({ id }) => id),
  )
  for (const action of ACTIONS) {
    for (const mode of MODES[action] ?? []) {
      for (const size of TIERS)
        tell(
          `dc ${action} ${mode} ${size}`,
          dcBoosts(w, p, action, mode, size).map(({ delta }) => delta),
        )
      tell(`roll ${action} ${mode}`, rollBoost(w, p, action, mode))
      tell(`price ${action} ${mode}`, boostedPrice(w, p, action, mode, '', priceOf(50, 50), 2))
    }
    tell(`flat ${action}`, rollTradeBoost(p, action, BEST))
  }
  for (const host of hosts) {
    for (const key of KEYS)
      tell(`facility ${host} ${key}`, boostedPrice(w, p, 'buildFacility', key, host, priceOf(50, 50)))
    for (const row of ROWS) {
      tell(`trigger ${row} ${host}`, triggerBoost(w, p, row, host))
      tell(`loss ${row} ${host}`, boostedLoss(p, row, host, 8))
      tell(`defence ${row} ${host}`, defenceBoost(w, p, row, { host }))
    }
    for (const cap of CAPS) tell(`cap ${cap} ${host}`, capBoost(w, p, cap, host))
    tell(`production ${host}`, boostedProduction(p, host, 8))
  }
  for (const place of ['counterReaction', 'cargo', 'politics'] as const) tell(place, defenceBoost(w, p, 0, place))
  for (const kind of ['open', 'covert', 'sea', 'defence'] as const) tell(`combat ${kind}`, combatBoost(p, kind))
  for (const workshop of p.workshops) {
    for (const what of ['gold', 'labor'] as const)
      tell(`${what} ${workshop.id}`, boostedWorkshopCost(p, workshop, what, 5))
    tell(`oversight ${workshop.id}`, boostedOversight(p, workshop.id, 4))
    tell(`refine ${workshop.id}`, refineBoost(w, p, workshop.id))
  }
  for (const material of MATERIALS)
    tell(`sale ${material.id}`, boostedUnit12(p, material, material.kind === 'raw' ? 3 : 24))
  for (const kind of SPECIALIST_KINDS) tell(`hired ${kind}`, hiredLoyaltyBoost(p, kind))
  const lastRound = { ...w, events: ROWS.map((row) => event(row)), sectionStart: w.round - 3 }
  for (const row of ROWS) tell(`active ${row}`, isActiveFor(lastRound, p, row))
  tell('specialists', specialistCap(w, p))
  tell('room', roomBoost(p))
  tell('markets', [marketBoost(p, 'ownMarkets'), marketBoost(p, 'local')])
  tell('split', unlocksSplit(p))
  tell('troops', [troopLoyalty(p), loyaltyCheckBonus(p, 'troops'), repeatsLoyaltyCheck(p)])
  tell(
    'bonus actions',
    readyBonusActions(p).map(({ source }) => source.ref),
  )
  tell('workshops', p.workshops.length)
  tell('permanent', [p.permanentInfluence, p.permanentLabor])
  tell(
    'people',
    [p.domains, p.cities].map((posts) => posts.map(({ tenants }) => tenants)),
  )
  tell(
    'guests',
    p.specialists.map(({ loyalty }) => loyalty),
  )
  return told
}

/** Questions that are answered differently. */
export function differences(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string[] {
  return [...after].filter(([question, answer]) => before.get(question) !== answer).map(([question]) => question)
}
