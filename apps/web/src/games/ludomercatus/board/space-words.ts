import { buildings, GROUP_AT, HOTEL, SPACES, type Space, type View } from '@ludoteca/ludomercatus'
import type { MatchStore } from '../../../match/match-store.ts'
import type { MarketWords } from '../words/index.ts'
import { cellOf } from './geometry.ts'

/** All that is to be said about a space in one line: name, district, owner, buildings, who stands there. */
export function spaceInWords(words: MarketWords, match: MatchStore, view: View, space: number): string {
  const { name } = SPACES[space] as Space
  const group = GROUP_AT[space]
  return [
    name,
    sideOf(words, space),
    group?.name,
    ...statusOf(words, match, view, space),
    guestsOf(words, match, view, space),
  ]
    .filter(Boolean)
    .join(', ')
}

/** The side of the board, for a space that shares its name with others. */
export function sideOf(words: MarketWords, space: number): string | undefined {
  const { name } = SPACES[space] as Space
  const isOnlyOne = SPACES.every((other) => other.index === space || other.name !== name)
  return isOnlyOne ? undefined : words.side[cellOf(space).edge]
}

/** Who owns it, and what stands on it. */
export function statusOf(words: MarketWords, match: MatchStore, view: View, space: number): readonly string[] {
  const { price, tax } = SPACES[space] as Space
  const deed = view.deeds[space]
  if (!deed) return tax > 0 ? [words.levy(tax)] : []
  if (deed.owner === null) return [words.forSale(price)]
  return [
    words.ownedBy(match.names(deed.owner)),
    ...(deed.mortgaged ? [words.mortgaged] : []),
    ...(deed.level > 0 ? [buildingsOn(deed.level)] : []),
  ]
}

/** What stands on a street, in the market's words. */
export function buildingsOn(level: number): string {
  return level === HOTEL ? buildings('hotel', 1) : buildings('house', level)
}

function guestsOf(words: MarketWords, match: MatchStore, { players }: View, space: number): string {
  const guests = players.flatMap(({ position, bankrupt, inJail }, seat) =>
    position === space && !bankrupt ? (inJail ? words.imprisoned(match.names(seat)) : match.names(seat)) : [],
  )
  return guests.length === 0 ? '' : words.here(guests.join(', '))
}
