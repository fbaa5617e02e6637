import { SeededChance } from '@ludoteca/kernel'
import { type JailPolicy, landingCounts, SPACES } from '@ludoteca/ludomercatus'

export interface LandingSpec {
  readonly throws: number
  readonly policy: JailPolicy
  readonly seed: string
}
export interface Landing {
  /** Nothing for being in jail, which is counted apart from visiting. */
  readonly space: number | null
  readonly name: string
  readonly count: number
  readonly share: number
}
export interface LandingReport extends LandingSpec {
  readonly landings: readonly Landing[]
}

/** [23, D43] How often a lone token of Ludomercatus comes to rest on each space; money does not matter. */
export function landing(spec: LandingSpec): LandingReport {
  const { throws, policy, seed } = spec
  const { spaces, inJail } = landingCounts(new SeededChance(seed).unrecorded(), throws, policy)
  const row = (space: number | null, name: string, count: number) => ({ space, name, count, share: count / throws })
  const landings: Landing[] = spaces.map((count, space) => row(space, SPACES[space]?.name ?? '', count))
  return { ...spec, landings: [...landings, row(null, 'in jail', inJail)] }
}
