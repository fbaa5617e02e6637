import { indexOf, type MaterialId, materialOf } from '../../data/materials.ts'
import type { City } from '../../estate.ts'
import type { Goods, WorkshopLine } from '../../ledger.ts'
import type { Player } from '../../state.ts'
import { ARTISAN_ALLEY } from '../facility-cost.ts'
import { bonusForFours, unitValue12 } from '../sale-value.ts'
import { knowsCraft } from '../workshop-rules.ts'

interface Recipe {
  readonly input: Goods
  readonly output: MaterialId
}

const RECIPES: readonly Recipe[] = [
  { input: { material: 'raw.unpolishedGems', count: 1 }, output: 'special.cutGems' },
  { input: { material: 'raw.preciousMetals', count: 1 }, output: 'special.jewelry' },
  { input: { material: 'raw.quartzSand', count: 4 }, output: 'special.glassware' },
  { input: { material: 'raw.herbsFlowers', count: 4 }, output: 'special.perfume' },
  { input: { material: 'raw.herbsFlowers', count: 4 }, output: 'special.potions' },
  { input: { material: 'special.paper', count: 4 }, output: 'special.booksMaps' },
  { input: { material: 'raw.leadBrassTin', count: 2 }, output: 'special.mechanicalParts' },
]

/** [6.8 C2] Those that gain anything, the best first; no event changes what their materials are worth. */
const BEST_FIRST: readonly Recipe[] = RECIPES.filter((recipe) => netValue12(recipe) > 0).sort(
  (a, b) =>
    netValue12(b) - netValue12(a) || value12(b.output, 1) - value12(a.output, 1) || (a.output < b.output ? -1 : 1),
)

/** [6.8] So many levels of tenants help with one more piece. */
const LEVELS_PER_UNIT = 4

/** [6.8 C2] Alleys work where somebody knows the craft. */
export function runAlleys(p: Player): readonly WorkshopLine[] {
  const lines: WorkshopLine[] = []
  if (!p.specialists.some(knowsCraft)) return lines
  for (const city of p.cities) {
    for (let units = unitsOf(city); units > 0; units--) {
      const recipe = BEST_FIRST.find(({ input }) => (p.stock[indexOf(input.material)] as number) >= input.count)
      if (recipe === undefined) return lines
      lines.push(make(p, city, recipe))
    }
  }
  return lines
}

/** Those in order; with the full catalogue some rest [11.1]. */
function unitsOf({ facilities, tenants }: Readonly<City>): number {
  let alleys = 0
  for (const { key, damage, resting } of facilities) {
    if (key === ARTISAN_ALLEY && damage === null && !resting) alleys++
  }
  return alleys * (1 + Math.floor(tenants.levels / LEVELS_PER_UNIT))
}

function make(p: Player, { id }: City, { input, output }: Recipe): WorkshopLine {
  const from = indexOf(input.material)
  const to = indexOf(output)
  p.stock[from] = (p.stock[from] as number) - input.count
  p.stock[to] = (p.stock[to] as number) + 1
  return { ref: id, used: [input], made: [{ material: output, count: 1 }] }
}

function netValue12({ input, output }: Recipe): number {
  return value12(output, 1) - value12(input.material, input.count)
}

/** What so much of a material brings without a market. */
function value12(id: MaterialId, count: number): number {
  const material = materialOf(id)
  return count * unitValue12(material, false) + 12 * bonusForFours(material, count)
}
