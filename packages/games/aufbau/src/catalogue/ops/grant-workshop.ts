import type { MaterialId } from '../../data/materials.ts'
import type { Domain, Workshop } from '../../estate.ts'
import { newId } from '../../rules/ids.ts'
import { effectivePicks } from '../../rules/picks.ts'
import { hostId } from '../../rules/slots.ts'
import { type Recipe, recipeOf, refuseRecipe } from '../../rules/workshop-rules.ts'
import type { Player } from '../../state.ts'
import { amountOf } from '../amounts.ts'
import { isAt } from '../hosts.ts'
import { activeEffects, effectsOf, type Source } from '../sources.ts'

const FALLBACK: Recipe = { input: 'raw.grain', output: 'special.pulpellen' }

/** [11.1 grantWorkshop] Workshops without place, price and caps; what they make was named when it was built. */
export function grantWorkshops(p: Player, source: Source): void {
  for (const active of effectsOf(p, source, 'grantWorkshop')) {
    const count = amountOf(p, active, active.effect.count)
    for (let n = 0; n < count; n++) {
      const { input, output } = recipeAt(p, source.facility.materials, n)
      const host = hostId(source.host)
      p.workshops.push({
        id: newId(p, 'workshop'),
        tier: active.effect.tier,
        host,
        input,
        output,
        facilities: [],
        damage: null,
      })
    }
  }
}

/** [F-24] Named in pairs, input and output; without a pair they make what is usual of the first domain's first pick. */
function recipeAt({ domains }: Readonly<Player>, named: readonly MaterialId[], n: number): Recipe {
  const first = effectivePicks(domains[0] as Domain)[0]
  const input = named[2 * n] ?? first
  return (refuseRecipe(input, named[2 * n + 1]) ? undefined : recipeOf(input, named[2 * n + 1])) ?? FALLBACK
}

/** They go with the facility that gave them. */
export function withdrawWorkshops(p: Player, source: Source, host: string): void {
  if (source.spec.parts.grantWorkshop === undefined) return
  p.workshops = p.workshops.filter((workshop) => workshop.host !== host)
}

/** Workshops at an office work while the facility does that gave them; all others always do. */
export function isWorkshopOpen(p: Readonly<Player>, { host }: Readonly<Workshop>): boolean {
  if (!p.offices.some(({ id }) => id === host)) return true
  return activeEffects(p, 'grantWorkshop').some(({ source }) => isAt(source.host, host))
}
