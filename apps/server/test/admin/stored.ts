import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { StoredMatch } from '../../src/storage/matches.ts'
import type { Schema } from '../../src/storage/schema.ts'
import { forgetShareLinks } from '../../src/storage/share-links.ts'
import { storedMatch, storeMatch } from '../http/stored-match.ts'

/** A finished match with a picture that can be found. */
export async function seedMatch(
  db: Kysely<Schema>,
  clock: { readonly time: number },
  changes: Partial<StoredMatch> = {},
): Promise<{ readonly matchId: string; readonly shareId: string }> {
  const matchId = `m${randomBytes(5).toString('hex')}`
  await storeMatch(db, storedMatch(clock, { id: matchId, ...changes }), clock.time)
  const shareId = randomBytes(17).toString('base64url').slice(0, 22)
  const link = { id: shareId, match_id: matchId, picture: 'front', expires_at: clock.time + 1e9, moment: null }
  await db
    .insertInto('share_link')
    .values({ ...link, withdrawn_at: null })
    .execute()
  return { matchId, shareId }
}

/** The sweep, as the chore does it. */
export function sweepShareLinks(db: Kysely<Schema>, clock: { readonly time: number }): Promise<void> {
  return forgetShareLinks(db, clock.time)
}
