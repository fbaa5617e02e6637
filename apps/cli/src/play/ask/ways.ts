import { contains, type Domain, type IntDomain, type Json, lookUp, maybe, type Params, same } from '@ludoteca/kernel'

/**
 * A form may be filled in several ways, each a choice of the same type with domains of its own: what is answered first
 * leaves those ways that agree with it, and later questions offer what these have.
 */
export type Ways = readonly Params[]

/** The parameters of all ways, in the order in which they come. */
export function namesIn(ways: Ways): readonly string[] {
  return [...new Set(ways.flatMap((params) => Object.keys(params)))]
}

/** What a parameter may be, way by way; where some way does without it, it may be left out. */
export function domainsOf(ways: Ways, name: string): readonly Domain[] {
  const domains = ways.flatMap((params) => lookUp(params, name) ?? [])
  return domains.length < ways.length ? domains.map((domain) => maybe(domain)) : domains
}

/**
 * The ways that agree with an answer. Only a choice between values decides on a way: whether lists and numbers go
 * together is for the rules to say.
 */
export function agreeing(ways: Ways, name: string, value: Json | undefined): Ways {
  if (!domainsOf(ways, name).every(({ kind }) => kind === 'one')) return ways
  const left = ways.filter((params) => {
    const domain = lookUp(params, name)
    if (domain === undefined) return value === undefined
    return value === undefined ? domain.optional === true : contains(domain, value)
  })
  return left.length > 0 ? left : ways
}

/** What any of these domains takes, as one. Domains of another kind than the first are left to those who type JSON. */
export function joined(domains: readonly Domain[]): Domain {
  const [first, ...others] = domains
  if (first === undefined) return { kind: 'one', of: [] }
  const domain = others.reduce(join, first)
  const lax = domains.find(({ optional }) => optional)
  return lax ? { ...domain, optional: true, ...(lax.usual === undefined ? {} : { usual: lax.usual }) } : domain
}

function join(a: Domain, b: Domain): Domain {
  if (a.kind === 'one' && b.kind === 'one') return { ...a, of: union(a.of, b.of) }
  if (a.kind === 'int' && b.kind === 'int') return { ...a, ...hull(a, b), step: commonStep(a, b) }
  if (a.kind === 'some' && b.kind === 'some') return { ...a, of: union(a.of, b.of), ...hull(a, b) }
  if (a.kind === 'list' && b.kind === 'list') return { ...a, ...hull(a, b) }
  return a
}

interface Range {
  readonly min: number
  readonly max: number
}

function hull(a: Range, b: Range): Range {
  return { min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) }
}

function commonStep({ min, step = 1 }: IntDomain, b: IntDomain): number {
  return step === (b.step ?? 1) && (min - b.min) % step === 0 ? step : 1
}

function union(a: readonly Json[], b: readonly Json[]): readonly Json[] {
  return [...a, ...b.filter((value) => !a.some((other) => same(other, value)))]
}

/** Whether a parameter can only be one thing, so that nobody types it. */
export function isOneThing(domain: Domain): boolean {
  if (domain.kind === 'int') return domain.min === domain.max
  return domain.kind === 'one' && domain.of.length === 1
}

/**
 * What the entries of a list may be, way by way. A way that takes whatever another takes only says that all may be
 * mixed; the others say what is to be had, so their entries are asked for.
 */
export function entryDomains(domains: readonly Domain[]): readonly Domain[] {
  const entries = domains.flatMap((domain) => (domain.kind === 'list' ? [domain.of] : []))
  return entries.filter((wide) => !entries.some((other) => covers(wide, other) && !covers(other, wide)))
}

/** Whether the first domain takes whatever the second one takes. */
function covers(a: Domain, b: Domain): boolean {
  switch (a.kind) {
    case 'int':
      return b.kind === 'int' && isWithin(b, a) && commonStep(a, { ...b, step: a.step ?? 1 }) === (a.step ?? 1)
    case 'one':
      return b.kind === 'one' && b.of.every((value) => contains(a, value))
    case 'some':
      return b.kind === 'some' && isWithin(b, a) && b.of.every((value) => a.of.some((own) => same(own, value)))
    case 'list':
      return b.kind === 'list' && isWithin(b, a) && covers(a.of, b.of)
    case 'record':
      return b.kind === 'record' && namesIn([a.fields, b.fields]).every((name) => coversField(a.fields, b.fields, name))
    case 'text':
      return b.kind === 'text' && b.max <= a.max
  }
}

function coversField(a: Params, b: Params, name: string): boolean {
  const [wide, narrow] = [lookUp(a, name), lookUp(b, name)]
  return wide !== undefined && narrow !== undefined && covers(wide, narrow)
}

function isWithin(inner: Range, outer: Range): boolean {
  return inner.min >= outer.min && inner.max <= outer.max
}
