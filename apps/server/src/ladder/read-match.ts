import { type Box, lookUp, type Outcome, PresenceReading, type Seasons, type SeatPresence } from '@ludoteca/kernel'
import { ratedMatch } from '../ratings/rated-match.ts'
import type { LadderSeat, ReadLadder, SeasonSeat } from '../storage/ladder.ts'
import type { AnyMatch, StartedMatch, StoredMove } from '../tables/ports.ts'
import { playAgain } from '../tables/records/play-again.ts'
import { seasonAt } from './weeks.ts'

/** A finished match, as it is stored. */
export interface StoredEnd {
  readonly started: StartedMatch
  readonly rows: readonly StoredMove[]
  readonly seats: readonly LadderSeat[]
}

/** A replayed match, with the presence of its people. */
export interface PlayedEnd extends Omit<StoredEnd, 'rows'> {
  readonly match: AnyMatch
  readonly outcome: Outcome
  readonly presence: readonly SeatPresence[]
}

/** The results of a finished match for seasons and ratings, by playing its log again. */
export async function readForLadder(box: Box, end: StoredEnd): Promise<ReadLadder> {
  const played = await playedAgain(box, end)
  const season = box.ladder?.seasons && seasonSeats(box.ladder.seasons, played)
  const rating = box.ladder?.rating && ratedMatch(box.ladder.rating, played)
  return { ...(season && { season }), ...(rating && { rating }) }
}

async function playedAgain(box: Box, { rows, ...end }: StoredEnd): Promise<PlayedEnd> {
  const seatOf = box.handover?.told?.seatOf
  const reading = new PresenceReading({
    seats: end.started.seats,
    chapters: box.chapters ?? [],
    changedHands: new Set(end.seats.flatMap(({ seat, changed }) => (changed ? [seat] : []))),
    ...(seatOf && { handedOver: seatOf }),
  })
  const again = await playAgain(box, end.started, rows, () => (entry, told) => reading.hear(entry, told))
  return { ...end, ...again, presence: reading.end() }
}

/** [decision 201] The results by seat, if enough people were present. */
function seasonSeats(seasons: Seasons, { match, outcome, presence, seats, started }: PlayedEnd): ReadLadder['season'] {
  const places = seasons.places(match.position.state, outcome, match.config)
  if (places === undefined) return undefined
  const people = seats.flatMap(({ seat, person, network = null }): SeasonSeat[] => {
    const place = places[seat]
    if (person === null || place === undefined) return []
    return [{ seat, person, ...place, scores: wasThere(presence[seat], seasons.awayPctMax), network }]
  })
  if (people.filter(({ scores }) => scores).length < seasons.personsMin) return undefined
  return { season: seasonAt(started.endedAt ?? 0, seasons.utcOffsetMinutes).id, seats: people }
}

function wasThere(presence: SeatPresence | undefined, awayPctMax: number): boolean {
  if (presence === undefined || presence.own === 0) return false
  return presence.away * 100 <= awayPctMax * presence.chapters
}

/** The public name of a team. */
export function teamName({ teams }: Seasons, id: string): string {
  const names = Object.fromEntries(teams.names.map((team) => [team.id, team.name]))
  return lookUp(names, id) ?? id
}
