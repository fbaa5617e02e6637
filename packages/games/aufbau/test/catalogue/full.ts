import type { MaterialId } from '../../src/data/materials.ts'
import type { Facility, Specialist, SpecialistKind, SpecialistTier, TroopKind } from '../../src/estate.ts'
import { emptyStock, newFacility } from '../../src/setup.ts'
import type { Player, SectionEvent, State } from '../../src/state.ts'
import { givenSpecialist } from '../givens.ts'
import { NE, Play } from '../kit.ts'

type Change = (p: Player, s: State) => void

/** Round 3, maintenance, with the full catalogue: 100 gold, empty stores, no events. */
export function full(change: Change = () => {}): Play {
  const play = Play.b2({ facilityCatalogue: 'full' }).advance({ w: NE }).advance().advance().advance()
  return play.with((p, s) => {
    s.events = []
    p.gold12 = 1200
    p.stock = emptyStock()
    change(p, s)
  })
}

/** Round 3, actions, with plenty in the pools. */
export function acting(change: Change = () => {}): Play {
  return full()
    .advance()
    .with((p, s) => {
      p.gold12 = 1200
      Object.assign(p.turn, { labor: 40, influence: 80 })
      change(p, s)
    })
}

/** The section began in the round before, or in this very round. */
export function inSection(s: State, events: readonly SectionEvent[], begun: 'now' | 'before' = 'before'): void {
  s.events = events
  s.sectionStart = begun === 'now' ? s.round : s.round - 1
}

/** The one at this place, which must be there. */
export function nth<T>(list: readonly T[], place: number): T {
  return list[place] as T
}

/** Tests may say when something was built. */
type Built = { -readonly [K in keyof Facility]: Facility[K] }

/** A facility as if it had been built in round 2. */
export function has(
  place: { readonly facilities: Facility[] },
  key: string,
  options: readonly number[] = [],
  materials: readonly MaterialId[] = [],
): Built {
  const facility = newFacility(`${key}#${place.facilities.length + 1}`, key, 2, options, materials)
  place.facilities.push(facility)
  return facility
}

/** A private room as if it had been built in round 2. */
export function hasRoom(p: Player, key: string, options: readonly number[] = []): Built {
  return has({ facilities: p.personal }, key, options)
}

export function troops(p: Player, levels: Partial<Record<TroopKind, number>>): void {
  Object.assign(p.troops.levels, levels)
}

/** A specialist of that field, without traits. */
export function hires(p: Player, kind: SpecialistKind, tier: SpecialistTier = 'simple'): Specialist {
  return givenSpecialist(p, tier, [], { kind })
}

/** All that a facility, specialisation or specialist brought or cost, as the books say. */
export function balance(play: Play, ref: string) {
  const sum = { gold: 0, labor: 0, influence: 0, magicPower: 0, goods: {} as Record<string, number> }
  for (const line of play.me.ledger) {
    if (line.ref !== ref) continue
    sum.gold += line.gold12 / 12
    sum.labor += line.labor
    sum.influence += line.influence
    sum.magicPower += line.magicPower
    for (const { material, count } of line.goods) sum.goods[material] = (sum.goods[material] ?? 0) + count
  }
  return sum
}
