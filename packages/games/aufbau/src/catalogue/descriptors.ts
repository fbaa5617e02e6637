import { hasTag, isMaterial, MATERIALS, type Material, type MaterialId, type Tag } from '../data/materials.ts'
import type { Good, Picked } from './vocabulary.ts'

/** [11.1] What a descriptor means: the materials that fit, by id, and who picks among them. */
interface Descriptor {
  readonly pick: 'any' | 'random'
  /** [D-15] In order of their ids. */
  readonly byId: readonly MaterialId[]
  /** Tier, sale bonus, id: in this order they are taken where nobody has named any. */
  readonly cheapestFirst: readonly MaterialId[]
}

const TIER_RANK = { cheap: 0, basic: 1, expensive: 2 } as const
const KNOWN = new Map<Good, Descriptor>()

/** Worked out once for each text. A plain material is any of itself. */
export function descriptorOf(good: Good): Descriptor {
  let descriptor = KNOWN.get(good)
  if (descriptor === undefined) {
    descriptor = read(good)
    KNOWN.set(good, descriptor)
  }
  return descriptor
}

export function isPicked(good: string): good is Picked {
  return good.startsWith('any:') || good.startsWith('random:')
}

function read(good: Good): Descriptor {
  const [pick, what] = isPicked(good) ? (good.split(':') as ['any' | 'random', string]) : (['any', good] as const)
  const alternatives = what.split('|')
  const fitting = MATERIALS.filter((material) => alternatives.some((alternative) => fits(material, alternative)))
  const byId = fitting.map(({ id }) => id).sort(ordinal)
  return { pick, byId, cheapestFirst: [...fitting].sort(byWorth).map(({ id }) => id) }
}

/** `raw` or `special`, then a tier or `expensiveBuilding`, then `tag.<tag>`; or the very material. */
function fits(material: Material, what: string): boolean {
  if (isMaterial(what)) return material.id === what
  const [kind, ...rest] = what.split('.')
  if (material.kind !== kind) return false
  for (let i = 0; i < rest.length; i++) {
    const word = rest[i] as string
    if (word === 'tag') return hasTag(material, rest[i + 1] as Tag)
    if (word === 'expensiveBuilding' ? !isExpensiveBuilding(material) : material.tier !== word) return false
  }
  return true
}

function isExpensiveBuilding({ group }: Material): boolean {
  return group === 'rawExpensiveBuilding' || group === 'specialExpensiveBuilding'
}

function byWorth(a: Material, b: Material): number {
  return TIER_RANK[a.tier] - TIER_RANK[b.tier] || a.saleBonusPer4 - b.saleBonusPer4 || ordinal(a.id, b.id)
}

function ordinal(a: string, b: string): number {
  return a < b ? -1 : 1
}

/** [F-03] Those that were named and fit come first, in the order named. */
export function inOrderOfWish(good: Good, named: readonly MaterialId[]): readonly MaterialId[] {
  const { cheapestFirst } = descriptorOf(good)
  const wished = named.filter((id) => cheapestFirst.includes(id))
  if (wished.length === 0) return cheapestFirst
  return [...wished, ...cheapestFirst.filter((id) => !wished.includes(id))]
}

/** [11.1] What an income of any such material is: the first named one that fits, else the first by id. */
export function incomeOf(good: Good, named: readonly MaterialId[]): MaterialId {
  const { byId } = descriptorOf(good)
  for (const id of named) if (byId.includes(id)) return id
  return byId[0] as MaterialId
}
