import { type Json, one } from '@ludoteca/kernel'
import { EVENT } from '../data/events.ts'
import { THRESHOLDS } from '../data/investments.ts'
import { TROOP_KINDS, TROOPS, TROOPS_BASE_DC } from '../data/works.ts'
import type { TroopKind } from '../estate.ts'
import type { Goods } from '../ledger.ts'
import type { MoveOf } from '../moves.ts'
import { deny } from '../refusals.ts'
import { type Deed, deed, openingOf } from '../rules/action-economy.ts'
import { boostedPrice } from '../rules/boosts.ts'
import { troopCap } from '../rules/caps.ts'
import { reckon, settle, sizeBy, sizeDcOf } from '../rules/dc.ts'
import { isActive } from '../rules/events.ts'
import { priceOf } from '../rules/prices.ts'
import type { Player, World } from '../state.ts'
import type { Form } from './command.ts'
import { isCount, upTo } from './inputs.ts'
import { gain } from './planning.ts'
import { purchase } from './purchase.ts'

const DEEDS: Readonly<Record<TroopKind, Deed>> = {
  bodyguard: deed('recruitTroops', 'troops.bodyguard'),
  militia: deed('recruitTroops', 'troops.militia'),
  mercenary: deed('recruitTroops', 'troops.mercenary'),
  thug: deed('recruitTroops', 'troops.thug'),
}

/** [5.10] */
export const recruitTroops = purchase<MoveOf<'recruitTroops'>>({
  type: 'recruitTroops',
  forms: [troopsForm],
  deed: ({ kind }) => DEEDS[kind],
  refuse(_w, _p, { kind, levels }) {
    if (!TROOP_KINDS.includes(kind)) return deny('INPUT', 'unknownKind')
    return isCount(levels) ? undefined : deny('INPUT', 'notANumber', { param: 'levels' })
  },
  forbid(w, p, { kind, levels }) {
    const cap = troopCap(w, p, kind)
    return p.troops.levels[kind] + levels > cap ? deny('RULE', 'troopsFull', { cap }) : undefined
  },
  listed(w, p, { kind, levels }) {
    const { gold, influence, armor, weapons } = TROOPS[kind]
    const isCheap = kind === 'mercenary' && isActive(w, EVENT.closedPasses)
    const times = isActive(w, EVENT.muster) ? 2 : 1
    const price = priceOf(
      times * (gold * levels - (isCheap ? gold / 2 : 0)),
      times * influence * levels,
      0,
      armsFor(armor * levels, weapons * levels),
    )
    return boostedPrice(w, p, 'recruitTroops', kind, 'troops', price, levels)
  },
  mode: ({ kind }) => kind,
  difficulty(w, p, { kind, levels }) {
    const { medium, large } = THRESHOLDS.usual
    const size = sizeBy(levels, medium, large)
    return settle(w, p, reckon(TROOPS_BASE_DC, sizeDcOf(size)), 'recruitTroops', kind, size)
  },
  gains: ({ levels }) => [gain('troops', levels)],
  acquire(_w, p, { kind, levels }) {
    p.troops.levels[kind] += levels
    return 'troops'
  },
  fact: ({ seat, check, paid, key, bonus }, { kind, levels }, { lapsed }) => ({
    type: 'troopsRecruited',
    seat,
    check,
    paid,
    key,
    bonus,
    kind,
    levels,
    lapsed,
  }),
})

const NO_ARMS: readonly Goods[] = []

/** [5.10] Arms are not a matter of haggling. */
function armsFor(armor: number, weapons: number): readonly Goods[] {
  if (weapons === 0) return NO_ARMS
  const shields: Goods = { material: 'special.weaponsShields', count: weapons }
  return armor > 0 ? [{ material: 'special.armor', count: armor }, shields] : [shields]
}

/** Kinds with room, up to the largest room there is. */
function troopsForm(w: Readonly<World>, p: Readonly<Player>): ReturnType<Form> {
  const kinds: Json[] = []
  let most = 0
  for (const kind of TROOP_KINDS) {
    if (!openingOf(w, p, DEEDS[kind])) continue
    const room = troopCap(w, p, kind) - p.troops.levels[kind]
    if (room > 0) kinds.push(kind)
    most = Math.max(most, room)
  }
  return kinds.length > 0 ? { kind: one(kinds), levels: upTo(most) } : null
}
