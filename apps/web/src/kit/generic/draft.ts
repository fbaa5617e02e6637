import {
  contains,
  type Domain,
  isEmpty,
  isFields,
  type Json,
  lookUp,
  type Move,
  type OneDomain,
  type Params,
  type PlainChoice,
  type SomeDomain,
  same,
} from '@ludoteca/kernel'

/** What somebody has put in so far. Nothing where nothing was put in yet, or where it is left out. */
export type Draft = Json | undefined
/** A draft for each parameter. */
export type Drafts = Readonly<Record<string, Draft>>

/** What keeps a value from being taken; the numbers are what its sentence needs. */
export interface Problem {
  readonly why: 'missing' | 'range' | 'step' | 'few' | 'many' | 'short' | 'long'
  readonly min: number
  readonly max: number
  readonly step: number
}
/** Problems by the path of their field: `give.cash`, `levels.2`. */
export type Problems = ReadonlyMap<string, Problem>

/** Where a form begins. */
export function draftsOf(params: Params): Drafts {
  return Object.fromEntries(Object.entries(params).map(([name, domain]) => [name, draftOf(domain)]))
}

/**
 * Where a field begins: with what leaves nothing to choose, with a number of none, else with nothing. What the clock
 * would play is no proposal: it may cost something, and nobody has chosen it.
 */
export function draftOf(domain: Domain): Draft {
  if (domain.optional) return undefined
  switch (domain.kind) {
    case 'int':
      return domain.min === domain.max ? domain.min : contains(domain, 0) ? 0 : undefined
    case 'one':
      return domain.of.length === 1 ? domain.of[0] : undefined
    case 'some':
      return domain.of.length === domain.min ? [...domain.of] : []
    case 'record':
      return draftsOf(domain.fields) as Json
    case 'list':
      return Array.from({ length: domain.min }, () => draftOf(domain.of) ?? null)
    case 'text':
      return ''
  }
}

/** The same drafts where the domains have moved meanwhile: what is not to be had any more is dropped. */
export function refit(params: Params, drafts: Drafts): Drafts {
  const fresh = draftsOf(params)
  return Object.fromEntries(
    Object.entries(params).map(([name, domain]) => [
      name,
      Object.hasOwn(drafts, name) ? refitOne(domain, drafts[name], lookUp(fresh, name)) : lookUp(fresh, name),
    ]),
  )
}

function refitOne(domain: Domain, draft: Draft, fresh: Draft): Draft {
  if (draft === undefined) return domain.optional || domain.kind === 'int' ? undefined : fresh
  switch (domain.kind) {
    case 'int':
      return typeof draft === 'number' ? draft : fresh
    case 'one':
      return contains(domain, draft) ? draft : fresh
    case 'some':
      return Array.isArray(draft) ? draft.filter((item) => domain.of.some((one) => same(one, item))) : fresh
    case 'record':
      return isFields(draft) ? (refit(domain.fields, draft as Drafts) as Json) : fresh
    case 'list':
      return Array.isArray(draft) && draft.length >= domain.min && draft.length <= domain.max ? draft : fresh
    case 'text':
      return typeof draft === 'string' ? draft : fresh
  }
}

/** What a field holds after one of its values was picked: that one, or with several to have, one more or one less. */
export function picked(domain: OneDomain | SomeDomain, draft: Draft, value: Json): Draft {
  if (domain.kind === 'one') return value
  const before = Array.isArray(draft) ? (draft as readonly Json[]) : []
  const isIn = before.some((other) => same(other, value))
  const after = isIn ? before.filter((other) => !same(other, value)) : [...before, value]
  return domain.ordered ? after : domain.of.filter((one) => after.some((other) => same(one, other)))
}

/** Whether nothing is left to choose. */
export function isForced(domain: Domain): boolean {
  if (hasNothing(domain)) return true
  if (domain.optional) return false
  switch (domain.kind) {
    case 'int':
      return domain.min === domain.max
    case 'one':
      return domain.of.length === 1
    case 'record':
      return Object.values(domain.fields).every(isForced)
    case 'some':
    case 'list':
    case 'text':
      return false
  }
}

/** Whether there is no more to put in than nothing. */
function hasNothing(domain: Domain): boolean {
  switch (domain.kind) {
    case 'some':
      return domain.max === 0 || domain.of.length === 0
    case 'list':
      return domain.max === 0
    default:
      return isEmpty(domain)
  }
}

/** Whether one press says it all. */
export function isBare({ params }: PlainChoice): boolean {
  return Object.values(params).every(isForced)
}

/** The move as it was put in. What is left out is not in it. */
export function moveOf({ type, params }: PlainChoice, drafts: Drafts): Move {
  return { type, ...fieldsOf(params, drafts) }
}

/** Everything that is wrong with what was put in. */
export function problemsOf(params: Params, drafts: Drafts, path = ''): Problems {
  const found = new Map<string, Problem>()
  for (const [name, domain] of Object.entries(params)) {
    for (const [at, problem] of problemsAt(domain, lookUp(drafts, name), path + name)) found.set(at, problem)
  }
  return found
}

function fieldsOf(params: Params, drafts: Drafts): Record<string, Json> {
  const fields = Object.entries(params).map(([name, domain]) => [name, jsonOf(domain, lookUp(drafts, name))] as const)
  return Object.fromEntries(fields.filter((field): field is [string, Json] => field[1] !== undefined))
}

function jsonOf(domain: Domain, draft: Draft): Draft {
  if (draft === undefined) return undefined
  if (domain.kind === 'record') return fieldsOf(domain.fields, draft as Drafts)
  if (domain.kind === 'list') return (draft as readonly Json[]).map((item) => jsonOf(domain.of, item) ?? null)
  return isLeftOut(domain, draft) ? undefined : draft
}

/** An optional field that was emptied is left out. */
function isLeftOut(domain: Domain, draft: Draft): boolean {
  return domain.optional === true && (draft === '' || (Array.isArray(draft) && draft.length === 0))
}

function problemsAt(domain: Domain, draft: Draft, path: string): Problems {
  if (draft === undefined || draft === null || isLeftOut(domain, draft)) {
    const isFine = domain.optional || (draft === null && contains(domain, null))
    return new Map(isFine ? [] : [[path, { why: 'missing', ...boundsOf(domain) }]])
  }
  const own = problemOf(domain, draft)
  if (own) return new Map([[path, { why: own, ...boundsOf(domain) }]])
  if (domain.kind === 'record') return problemsOf(domain.fields, isFields(draft) ? (draft as Drafts) : {}, `${path}.`)
  if (domain.kind !== 'list') return new Map()
  return new Map((draft as readonly Json[]).flatMap((item, i) => [...problemsAt(domain.of, item, `${path}.${i}`)]))
}

function problemOf(domain: Domain, draft: Json): Problem['why'] | undefined {
  switch (domain.kind) {
    case 'int':
      if (typeof draft !== 'number' || draft < domain.min || draft > domain.max) return 'range'
      return contains(domain, draft) ? undefined : 'step'
    case 'one':
      return contains(domain, draft) ? undefined : 'missing'
    case 'some':
    case 'list': {
      const { length } = draft as readonly Json[]
      return length < domain.min ? 'few' : length > domain.max ? 'many' : undefined
    }
    case 'text': {
      const { length } = draft as string
      return length < (domain.min ?? 0) ? 'short' : length > domain.max ? 'long' : undefined
    }
    case 'record':
      return undefined
  }
}

function boundsOf(domain: Domain): Omit<Problem, 'why'> {
  const {
    min = 0,
    max = 0,
    step = 1,
  } = domain as { readonly min?: number; readonly max?: number; readonly step?: number }
  return { min, max, step }
}
