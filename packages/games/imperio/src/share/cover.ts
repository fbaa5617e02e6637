import type { Pictured, Seat } from '@ludoteca/kernel'
import { shockSticker } from '../art/stickers.ts'
import { eventCard } from '../data/cards/deck.ts'
import { DISTRICT_NAMES, type DistrictName } from '../data/districts.ts'
import { MODES } from '../data/modes.ts'
import { propertyCard } from '../data/properties.ts'
import type { Fact } from '../facts.ts'
import type { Owner } from '../state.ts'
import { COVER } from '../text/cover.ts'
import { limaDate } from '../text/dates.ts'
import { personaName, realLabel, teamName } from '../text/terms.ts'
import type { View } from '../view.ts'
import { dealsOf, headlinesFor, nameOf, shocksIn, worstEventOf } from './news.ts'

/** What stands on the front page of a match that is over, with one owner as its hero. */
export interface Cover {
  readonly seat: Seat
  readonly name: string
  /** The code of the portrait they chose. */
  readonly portrait: string | undefined
  readonly dynasty: string
  readonly team: string
  readonly ribbon: string
  readonly figures: string
  readonly edition: string
  readonly headlines: readonly string[]
  readonly district: DistrictName
  readonly stickers: readonly string[]
  /** What has shaken the whole city last, as a sticker. */
  readonly shock: string | undefined
  /** Was caught: tabloids put a bar over the eyes. */
  readonly isBarred: boolean
}

export function coverOf(of: Pictured<View, Fact>, seat: Seat): Cover {
  const { view, players, facts, endedAt } = of
  const { options, personaId, ranking, wealth, owners, properties } = view
  const { team, fame } = owners[seat] as Readonly<Owner>
  const place = ranking.indexOf(seat) + 1
  const own = properties.filter(({ owner }) => owner === seat).length
  const stickers = stickersFor(view, facts, seat)
  const shock = shocksIn(facts).at(-1)
  return {
    seat,
    name: nameOf(players, seat),
    portrait: players[seat]?.portrait,
    dynasty: dynastyOf(of, team),
    team,
    ribbon: place === 1 ? COVER.champion : COVER.placeOf(place, ranking.length),
    figures: COVER.figures(wealth[seat] as number, fame, own, dealsOf(facts, seat)),
    edition: [
      ...(endedAt === undefined ? [] : [limaDate(endedAt)]),
      COVER.lastEdition(MODES[options.mode].nombre_es),
      COVER.writes(personaName(personaId)),
    ].join(' · '),
    headlines: headlinesFor(view, facts, seat, (of) => nameOf(players, of)),
    district: homeOf(view, seat) ?? 'Centro',
    stickers,
    shock: shock && shockSticker(shock),
    isBarred: stickers.includes('AMPAY'),
  }
}

/**
 * [12.1.5] A picture can be passed on to anybody, so it knows the parody of a dynasty alone, but for one that somebody
 * keeps who was in a room with real labels.
 */
export function dynastyOf(
  { view: { options }, isKept = false }: Pick<Pictured<View, Fact>, 'view' | 'isKept'>,
  team: string,
) {
  return isKept && options.teamSet === 'REAL_LABEL' ? realLabel(team) : teamName(team)
}

const STICKERS_MAX = 3

/** [12.2.3] By how it ended: what the winner gets, and what tells how it went for everybody else. */
export function stickersFor(
  { ranking, owners }: Pick<View, 'ranking' | 'owners'>,
  facts: readonly Fact[],
  seat: Seat,
): readonly string[] {
  if (ranking[0] === seat) return ['CAMPEÓN', 'CON FE', 'LEYENDA']
  const { achievements } = owners[seat] as Readonly<Owner>
  const worst = worstEventOf(facts, seat)
  const card = worst && eventCard(worst.cardId)
  const all = [
    'REVANCHA',
    card?.sticker ?? card?.stamp,
    achievements.includes('A-AUC-03') ? 'GANGA' : undefined,
    achievements.includes('A-AUC-04') ? 'SE PICÓ' : undefined,
  ]
  return all.filter((word) => typeof word === 'string').slice(0, STICKERS_MAX)
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
