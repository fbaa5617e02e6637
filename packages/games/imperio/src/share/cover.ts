import type { Player, Seat } from '@ludoteca/kernel'
import { DISTRICT_NAMES, type DistrictName } from '../data/districts.ts'
import { MODES } from '../data/modes.ts'
import { propertyCard } from '../data/properties.ts'
import { ownerId } from '../owners.ts'
import type { Owner } from '../state.ts'
import { COVER } from '../text/cover.ts'
import { headline } from '../text/headlines.ts'
import { personaName, teamName } from '../text/terms.ts'
import type { View } from '../view.ts'

/** A line of the final table. */
export interface Standing {
  readonly seat: Seat
  readonly place: number
  readonly name: string
  readonly dynasty: string
  readonly wealth: number
}

/** What stands on the front page of a match that is over, with one owner as its hero. */
export interface Cover {
  readonly hero: Standing
  readonly team: string
  readonly ribbon: string
  readonly figures: string
  readonly edition: string
  readonly writer: string
  readonly headlines: readonly string[]
  readonly district: DistrictName
  readonly table: readonly Standing[]
  readonly stickers: readonly string[]
}

/** What is stuck onto it, by how it ended. */
export const COVER_STICKERS = { winner: ['CAMPEÓN', 'CON FE', 'LEYENDA'], others: ['REVANCHA'] } as const

/** [12.1.5] A picture can be passed on to anybody, so it knows the parody of a dynasty alone. */
export function coverOf(view: View, players: readonly Player[], seat: Seat): Cover {
  const { options, rounds, personaId, ranking, wealth, owners, properties } = view
  const names = (of: Seat) => nameOf(players, of)
  const table = ranking.map((of, i) => ({
    seat: of,
    place: i + 1,
    name: names(of),
    dynasty: teamName((owners[of] as Readonly<Owner>).team),
    wealth: wealth[of] as number,
  }))
  const hero = table.find((line) => line.seat === seat) as Standing
  const { team, fame } = owners[seat] as Readonly<Owner>
  const isWinner = hero.place === 1
  return {
    hero,
    team,
    ribbon: isWinner ? COVER.champion : COVER.placeOf(hero.place, table.length),
    figures: COVER.figures(hero.wealth, fame, properties.filter(({ owner }) => owner === seat).length),
    edition: COVER.edition(MODES[options.mode].nombre_es, rounds, rounds),
    writer: COVER.writes(personaName(personaId)),
    headlines: headlinesFor(view, seat, names),
    district: homeOf(view, seat) ?? 'Centro',
    table,
    stickers: isWinner ? COVER_STICKERS.winner : COVER_STICKERS.others,
  }
}

/** [decision 195] The headlines of the match; what was written about the hero comes first. */
export function headlinesFor(
  { frontPage }: Pick<View, 'frontPage'>,
  seat: Seat,
  names: (seat: Seat) => string,
): readonly string[] {
  const about = (text: string) => (text.includes(`{${ownerId(seat)}}`) ? 0 : 1)
  const texts = frontPage.map(({ text }) => text).toSorted((a, b) => about(a) - about(b))
  // Two rounds may have had the same to tell.
  return [...new Set(texts)].map((text) => headline(text, names))
}

/** [12.3] The district in which an owner has most properties. */
export function homeOf({ properties }: Pick<View, 'properties'>, seat: Seat): DistrictName | undefined {
  const own = properties
    .filter(({ owner }) => owner === seat)
    .map(({ propertyId }) => propertyCard(propertyId).district)
  const count = (name: DistrictName) => own.filter((district) => district === name).length
  const most = Math.max(...DISTRICT_NAMES.map(count))
  return most === 0 ? undefined : DISTRICT_NAMES.find((name) => count(name) === most)
}

export function nameOf(players: readonly Player[], seat: Seat): string {
  return players[seat]?.name ?? String(seat + 1)
}

/** The first places, and the hero's even if it is not among them. */
export function topOf({ table, hero }: Cover, count: number): readonly Standing[] {
  const top = table.slice(0, count)
  return top.includes(hero) ? top : [...top.slice(0, -1), hero]
}
