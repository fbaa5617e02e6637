import type { Domain, Json, PlainChoice } from '@ludoteca/kernel'
import { contains, lookUp, same } from '@ludoteca/kernel'

export type Values = Readonly<Record<string, Json | undefined>>

/** A field of a form with what it may hold now, and what it holds. */
export interface FormField {
  readonly name: string
  readonly domain: Domain
  readonly value: Json | undefined
}

/**
 * The form of a command. It may be filled in several ways, each a choice with domains of its own: what is chosen first
 * leaves those ways that agree with it, and later fields offer what these have.
 */
export function formOf(choices: readonly Pick<PlainChoice, 'params'>[], wanted: Values): readonly FormField[] {
  let ways = choices
  const fields: FormField[] = []
  for (const name of namesIn(choices)) {
    const domains = ways.flatMap(({ params }) => lookUp(params, name) ?? [])
    const domain = merged(domains)
    if (domain === undefined) continue
    const value = fitted(domain, domains, lookUp(wanted, name) ?? usualOf(name, domain))
    fields.push({ name, domain, value })
    if (domain.kind === 'one' && value !== undefined) ways = ways.filter((way) => allows(way, name, value))
  }
  return fields
}

/** Fields that say more about the one before them: another place or kind begins them anew. */
const DETAILS: readonly string[] = ['options', 'materials', 'rawPicks', 'costRaw', 'mode']
const SUBJECTS: readonly string[] = ['trade', 'host', 'facility', 'domain', 'city', 'office', 'kind', 'focus']

/** What is wanted after a field was filled in. */
export function changed(before: Values, name: string, value: Json | undefined): Values {
  const kept = SUBJECTS.includes(name)
    ? Object.fromEntries(Object.entries(before).filter(([each]) => !DETAILS.includes(each)))
    : before
  return { ...kept, [name]: value }
}

/** A move as it would be made now. */
export function moveOf<T extends string>(type: T, fields: readonly FormField[]): { readonly type: T } {
  const given = fields.flatMap(({ name, value }) => (value === undefined ? [] : [[name, value] as const]))
  return { type, ...Object.fromEntries(given) }
}

/** All parameters, those of every way first, for they come first in each. */
function namesIn(choices: readonly Pick<PlainChoice, 'params'>[]): readonly string[] {
  return [...new Set(choices.flatMap(({ params }) => Object.keys(params)))]
}

/** Lists are put together; of anything else the first way's holds. */
function merged(domains: readonly Domain[]): Domain | undefined {
  const [first] = domains
  if (first?.kind !== 'one') return first
  const values: Json[] = []
  for (const domain of domains) {
    if (domain.kind !== 'one') continue
    for (const value of domain.of) if (!values.some((other) => same(other, value))) values.push(value)
  }
  return { ...first, of: values }
}

/** Where nothing is said, the first market and the first way to own something are meant; both can be said as well. */
const USUAL_FIRST: readonly string[] = ['market', 'tenure', 'target']

export function hasUsual(name: string): boolean {
  return USUAL_FIRST.includes(name)
}

function usualOf(name: string, domain: Domain): Json | undefined {
  return domain.kind === 'one' && hasUsual(name) ? domain.of[0] : undefined
}

/** What was wanted if any way allows it, or what one begins with. */
function fitted(domain: Domain, ways: readonly Domain[], wanted: Json | undefined): Json | undefined {
  if (wanted !== undefined && ways.some((way) => contains(way, wanted))) return wanted
  if (domain.kind === 'int' && typeof wanted === 'number') return Math.min(domain.max, Math.max(domain.min, wanted))
  if (wanted !== undefined && domain.kind === 'list' && Array.isArray(wanted)) return wanted
  if (wanted !== undefined && domain.kind === 'some' && Array.isArray(wanted)) {
    return wanted.filter((each) => domain.of.some((one) => same(one, each)))
  }
  if (domain.optional) return undefined
  switch (domain.kind) {
    case 'int':
      return domain.min
    case 'one':
      return domain.of[0]
    case 'text':
      return ''
    case 'record':
      return {}
    default:
      return []
  }
}

function allows({ params }: Pick<PlainChoice, 'params'>, name: string, value: Json): boolean {
  const domain = lookUp(params, name)
  return domain !== undefined && contains(domain, value)
}
