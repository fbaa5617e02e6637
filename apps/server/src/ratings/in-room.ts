import { ratingShown } from '@ludoteca/kernel'
import type { Kysely } from 'kysely'
import { knownPersons, ratingsOf } from '../storage/ratings.ts'
import type { Schema } from '../storage/schema.ts'

/** The rating of a participant, as it is shown. */
export interface RatingInRoom {
  readonly participantId: string
  readonly points: number
  readonly within: number
  readonly played: number
}

/**
 * How the people of a room are rated in its game, for somebody who is in it: nothing for all others. Whoever wants a private
 * profile is rated for themselves alone.
 */
export async function ratingsInRoom(
  db: Kysely<Schema>,
  { roomId, game }: { readonly roomId: string; readonly game: string },
  me: string,
): Promise<RatingInRoom[] | undefined> {
  const people = await db
    .selectFrom('participant')
    .innerJoin('account', 'account.id', 'participant.account_id')
    .select(['participant.id as participantId', 'account.id as accountId', 'visibility'])
    .where('room_id', '=', roomId)
    .orderBy('participant.id')
    .execute()
  if (!people.some(({ accountId }) => accountId === me)) return undefined
  const shown = people.filter(({ accountId, visibility }) => accountId === me || visibility !== 'private')
  const persons = await knownPersons(
    db,
    shown.map(({ accountId }) => accountId),
  )
  const ratings = await ratingsOf(db, game, [...persons.values()])
  return shown.flatMap(({ participantId, accountId }) => {
    const rating = ratings.get(persons.get(accountId) ?? '')
    return rating === undefined ? [] : [{ participantId, ...ratingShown(rating), played: rating.played }]
  })
}
