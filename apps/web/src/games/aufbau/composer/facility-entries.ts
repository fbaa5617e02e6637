import {
  entryOf,
  facilityInfluence,
  facilityInWords,
  facilityName,
  type Host,
  hostOf,
  type Player,
  type Price,
  type View,
} from '@ludoteca/aufbau'
import { type Box, lookUp, refusalInWords } from '@ludoteca/kernel'
import { prospectOf } from './planning.ts'
import { composerWords as words } from './words.ts'

/** A facility that could be built at a place. */
export interface Entry {
  readonly key: string
  readonly name: string
  readonly price: Price | undefined
  readonly upkeep: string
  readonly building: string
  readonly effects: readonly string[]
  readonly needs: readonly string[]
  /** Why not, in words. */
  readonly why: string | undefined
}

export const FILTERS = ['all', 'now', 'general', 'special'] as const
export type Filter = (typeof FILTERS)[number]

/** All that fits a place, what can be built at once first. */
export function entriesOf(box: Box, view: View, me: Player, host: string, keys: readonly string[]): readonly Entry[] {
  const entries = keys.map((key) => entryFor(box, view, me, host, key))
  return [...entries.filter(({ why }) => why === undefined), ...entries.filter(({ why }) => why !== undefined)]
}

/** Whether an entry is looked for, by name or by what it does. */
export function matches({ key, name, effects, why }: Entry, search: string, filter: Filter): boolean {
  if (filter === 'now' && why !== undefined) return false
  if ((filter === 'general' || filter === 'special') && !key.startsWith(`${filter}.`)) return false
  const wanted = search.trim().toLocaleLowerCase('de')
  return [name, ...effects].some((text) => text.toLocaleLowerCase('de').includes(wanted))
}

function entryFor(box: Box, view: View, me: Player, host: string, key: string): Entry {
  const move = { type: 'buildFacility', host, facility: key } as const
  const { refusal, plan } = prospectOf(view, me, move)
  return {
    key,
    price: plan?.price,
    why: refusal && refusalInWords(box.words, box.locale, refusal),
    ...aboutOf(view, hostOf(me, host), key),
  }
}

/** [D-48] With the catalogue of v1 most facilities are a matter of prestige alone. */
function aboutOf(
  view: View,
  host: Host | undefined,
  key: string,
): Pick<Entry, 'name' | 'upkeep' | 'building' | 'effects' | 'needs'> {
  const entry = view.config.facilityCatalogue === 'full' ? entryOf(key) : undefined
  if (entry) {
    const { name, upkeep, building, effects, requires, limit, upgrade } = facilityInWords(entry)
    return { name, upkeep, building, effects, needs: [...requires, limit, upgrade].filter((text) => text !== '') }
  }
  const own = lookUp(words.v1Effects, key.replace(/^special\.\w+\.refine$/, 'refine'))
  const influence = host ? facilityInfluence(view, host.kind, key) : 0
  const effect = own ?? (influence > 0 ? words.influence(influence) : words.noEffect)
  return { name: facilityName(key), upkeep: '', building: '', effects: [effect], needs: [] }
}
