import {
  contains,
  type Domain,
  type Json,
  lookUp,
  one,
  type Params,
  type PlainDecision,
  same,
  type Words,
} from '@ludoteca/kernel'
import type { Entry } from './entries.ts'

/** Something to choose by name. Choices of one type that differ in one given value, a partner or a district, are one. */
export interface Offer {
  readonly type: string
  readonly awaited: boolean
  readonly variants: readonly Params[]
  /** The parameter that tells the variants apart; nothing where there is only one. */
  readonly key: string | undefined
}

/** What a seat may choose, numbered: what is awaited first, each kind in the order of the game. */
export function offersOf(words: Words, decisions: readonly PlainDecision[]): Entry<Offer>[] {
  const ordered = [...decisions].sort((a, b) => Number(a.open) - Number(b.open))
  const offers: Offer[] = []
  for (const { open, choices } of ordered) {
    for (const { type, params } of choices) {
      const at = offers.findIndex((offer) => offer.type === type && offer.awaited === !open)
      const merged = at < 0 ? undefined : merge(offers[at] as Offer, params)
      if (merged) offers[at] = merged
      else offers.push({ type, awaited: !open, variants: [params], key: undefined })
    }
  }
  return offers.map((value, i) => ({ key: String(i + 1), label: words.choice(value.type), value }))
}

function merge(offer: Offer, params: Params): Offer | undefined {
  const variants = [...offer.variants, params]
  const key = Object.keys(params).find((name) => tellsApart(variants.map((variant) => lookUp(variant, name))))
  return key === undefined ? undefined : { ...offer, variants, key }
}

function tellsApart(domains: readonly (Domain | undefined)[]): boolean {
  const values = domains.map((domain) => (domain?.kind === 'one' && domain.of.length === 1 ? domain.of[0] : undefined))
  return values.every((value, i) => value !== undefined && !values.slice(0, i).some((other) => same(other, value)))
}

/** The values that tell the variants apart, as one domain. */
export function keyDomain({ variants, key }: Offer): Domain {
  return one(variants.flatMap((variant) => valuesOf(lookUp(variant, key ?? ''))))
}

/** The domains that go with this value of the key. */
export function variantOf({ variants, key }: Offer, value: Json | undefined): Params {
  const [first] = variants
  if (key === undefined) return first as Params
  return variants.find((variant) => contains(lookUp(variant, key) as Domain, value)) ?? (first as Params)
}

/** Whether naming the offer says it all: every parameter can only be one thing, or be left out as there is nothing. */
export function saysItAll({ variants }: Offer): boolean {
  const [params, ...others] = variants
  return others.length === 0 && Object.values(params ?? {}).every(isOneThing)
}

function isOneThing(domain: Domain): boolean {
  if (domain.kind === 'int') return domain.min === domain.max
  return domain.kind === 'one' && domain.of.length === 1
}

function valuesOf(domain: Domain | undefined): readonly Json[] {
  return domain?.kind === 'one' ? domain.of : []
}
