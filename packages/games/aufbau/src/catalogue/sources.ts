import type { Facility } from '../estate.ts'
import type { Host } from '../rules/holdings.ts'
import { newFacility } from '../setup.ts'
import type { Market, Player } from '../state.ts'
import { addAdvisers } from './advisers.ts'
import type { Part, Spec } from './compile.ts'
import type { EffectOf, Op } from './effects.ts'
import { tierOf } from './hosts.ts'
import { holds } from './predicates.ts'
import { specialtyOf, specOf } from './specs.ts'

/** Whatever has effects: a facility, the specialisation of a post, or the field of a specialist. */
export interface Source {
  /** Id of the facility, specialisation or specialist. */
  readonly ref: string
  readonly spec: Spec
  readonly host: Host
  /** What it remembers; a specialist remembers nothing but the choice. */
  readonly facility: Facility
  /** [F-41] Added to every amount: gifted specialists. */
  readonly bonus: number
}

/** Whose amount, and what it is multiplied by. */
export interface Weighted {
  readonly source: Source
  readonly factor: number
}

/** An effect that counts now. */
export interface Active<O extends Op> extends Weighted {
  readonly effect: EffectOf<O>
  /** What its choice is set to. */
  readonly choice: number
}

const NONE: readonly never[] = []

/** [11.1] All effects of one operation that count for this player; always none with v1. */
export function activeEffects<O extends Op>(p: Readonly<Player>, op: O): readonly Active<O>[] {
  if (p.works === null) return NONE
  const found: Active<O>[] = []
  for (const source of sourcesWith(p, ({ parts }) => parts[op] !== undefined)) {
    if (isAtWork(source)) addEffects(found, p, source, op, null)
  }
  return found
}

/** The effects of one source, whether at work or not. Only those who look at the market know its prices. */
export function effectsOf<O extends Op>(
  p: Readonly<Player>,
  source: Source,
  op: O,
  market: Readonly<Market> | null = null,
): readonly Active<O>[] {
  const found: Active<O>[] = []
  addEffects(found, p, source, op, market)
  return found
}

function addEffects<O extends Op>(
  found: Active<O>[],
  p: Readonly<Player>,
  source: Source,
  op: O,
  market: Readonly<Market> | null,
): void {
  const parts = source.spec.parts[op] as readonly Part<O>[] | undefined
  if (parts === undefined) return
  const { facility, host } = source
  for (const { effect, choice, alternative, asks, improvedOnly, twiceAtLarge } of parts) {
    if (choice >= 0 && optionOf(facility, choice) !== alternative) continue
    if (improvedOnly && !facility.upgraded) continue
    if ('onlyIf' in effect && effect.onlyIf && !holds(p, host, effect.onlyIf, market)) continue
    const improved = facility.upgraded ? source.spec.improvedFactor : 1
    const factor = twiceAtLarge && tierOf(p, host) === 'large' ? 2 : improved
    found.push({ effect, source, factor, choice: asks < 0 ? 0 : optionOf(facility, asks) })
  }
}

/** [F-04] Without a choice it is the first alternative. */
export function optionOf({ options }: Readonly<Facility>, choice: number): number {
  return options[choice] ?? 0
}

function isAtWork({ facility }: Source): boolean {
  return !facility.resting && facility.damage === null
}

/** [P16a] Everything that may have effects, in the order in which upkeep is paid; specialists come last. */
export function allSources(p: Readonly<Player>): Source[] {
  return sourcesWith(p, () => true)
}

/** Those at work that bind troops to themselves. */
export function bindingSources(p: Readonly<Player>): Source[] {
  return sourcesWith(p, ({ binds }) => binds).filter(isAtWork)
}

export type Wanted = (spec: Spec) => boolean

/** Nothing is made for what nobody wants: every question of the rules passes here. */
function sourcesWith(p: Readonly<Player>, wanted: Wanted): Source[] {
  const found: Source[] = []
  for (const post of p.domains) {
    addSpecialty(found, wanted, 'domain', post)
    for (const facility of post.facilities)
      if (isWanted(facility, wanted)) add(found, { kind: 'domain', post }, facility)
  }
  for (const post of p.cities) {
    addSpecialty(found, wanted, 'city', post)
    for (const facility of post.facilities) if (isWanted(facility, wanted)) add(found, { kind: 'city', post }, facility)
  }
  for (const post of p.organizations) {
    for (const facility of post.facilities) {
      if (isWanted(facility, wanted)) add(found, { kind: 'organization', post }, facility)
    }
  }
  for (const post of p.offices) {
    addSpecialty(found, wanted, 'office', post)
    for (const facility of post.facilities)
      if (isWanted(facility, wanted)) add(found, { kind: 'office', post }, facility)
  }
  for (const post of p.trades) {
    for (const facility of post.facilities)
      if (isWanted(facility, wanted)) add(found, { kind: 'trade', post }, facility)
  }
  for (const facility of p.troops.facilities) if (isWanted(facility, wanted)) add(found, TROOPS, facility)
  for (const facility of p.personal) if (isWanted(facility, wanted)) add(found, PERSONAL, facility)
  addAdvisers(found, wanted, p)
  return found
}

const TROOPS: Host = { kind: 'troops' }
const PERSONAL: Host = { kind: 'personal' }

function isWanted({ key }: Readonly<Facility>, wanted: Wanted): boolean {
  const spec = specOf(key)
  return spec !== undefined && wanted(spec)
}

function add(found: Source[], host: Host, facility: Facility): void {
  const source = sourceOf(host, facility)
  if (source) found.push(source)
}

/** A facility as a source; undefined where the catalogue has no word about it. */
export function sourceOf(host: Host, facility: Facility): Source | undefined {
  const spec = specOf(facility.key)
  return spec && { ref: facility.id, spec, host, facility, bonus: 0 }
}

/** Offices have their specialisation from the start, and remember it once something is chosen. */
export const UNTOUCHED = newFacility('', '', 0)

type Specialized = Extract<Host, { kind: 'domain' | 'city' | 'office' }>

function addSpecialty<K extends Specialized['kind']>(
  found: Source[],
  wanted: Wanted,
  kind: K,
  post: Extract<Specialized, { kind: K }>['post'],
): void {
  const { specialization, focus } = post
  const spec = specialization === null ? undefined : specialtyOf(kind, specialization, focus)
  if (spec === undefined || !wanted(spec)) return
  const source = specialtySource({ kind, post } as Specialized)
  if (source) found.push(source)
}

/** The specialisation of a post as a source; undefined without one. */
export function specialtySource(host: Specialized): Source | undefined {
  const { id, specialization, focus, specialty } = host.post
  const spec = specialization === null ? undefined : specialtyOf(host.kind, specialization, focus)
  return spec && { ref: specialtyId(id), spec, host, facility: specialty ?? { ...UNTOUCHED }, bonus: 0 }
}

/** The id by which the specialisation of a post is addressed. */
export function specialtyId(post: string): string {
  return `${post}-specialty`
}
