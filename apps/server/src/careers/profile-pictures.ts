import type { ShareLinks } from '../share/links.ts'
import type { FindBox } from '../tables/ports.ts'
import type { ProfileMatch } from './of-account.ts'

/**
 * The pictures beside the matches of a profile: their pages, at which they can be found for a while from now on; `null` for
 * matches without one. Those of public matches alone, since others are in them as well.
 */
export function profilePictures(
  links: Pick<ShareLinks, 'idOf' | 'offer'>,
  findBox: FindBox,
  matches: readonly ProfileMatch[],
): Promise<readonly (string | null)[]> {
  return Promise.all(
    matches.map(async ({ id, game, seat, listed }) => {
      const picture = listed ? (await findBox(game))?.career?.picture?.(seat) : undefined
      if (picture === undefined) return null
      await links.offer(id, [picture])
      return `/s/${links.idOf(id, picture)}`
    }),
  )
}
