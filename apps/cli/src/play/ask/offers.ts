import type { PlainDecision, Words } from '@ludoteca/kernel'
import type { Entry } from './entries.ts'
import { isOneThing, type Ways } from './ways.ts'

/** Something to choose by name. Choices that the game calls the same, a trade with one partner or another, are one. */
export interface Offer {
  readonly type: string
  readonly awaited: boolean
  readonly ways: Ways
}

/** What a seat may choose, numbered: what is awaited first, each kind in the order of the game. */
export function offersOf(words: Words, decisions: readonly PlainDecision[]): Entry<Offer>[] {
  const ordered = [...decisions].sort((a, b) => Number(a.open) - Number(b.open))
  const offers: { readonly label: string; readonly value: Offer }[] = []
  for (const { open, choices } of ordered) {
    for (const { type, params } of choices) {
      const label = words.choice(type, params)
      const at = offers.findIndex(
        (other) => other.label === label && other.value.type === type && other.value.awaited === !open,
      )
      const ways = [...(offers[at]?.value.ways ?? []), params]
      offers.splice(at < 0 ? offers.length : at, 1, { label, value: { type, awaited: !open, ways } })
    }
  }
  return offers.map((offer, i) => ({ key: String(i + 1), ...offer }))
}

/** Whether naming the offer says it all: every parameter can only be one thing, or be left out as there is nothing. */
export function saysItAll({ ways }: Offer): boolean {
  const [params, ...others] = ways
  return others.length === 0 && Object.values(params ?? {}).every(isOneThing)
}
