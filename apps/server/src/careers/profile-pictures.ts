import type { ShareLinks } from '../share/links.ts'
import type { FindBox } from '../tables/ports.ts'
import type { ProfileMatch } from './of-account.ts'

/**
 * The pictures beside the matches of a profile: their pages, at which they can be found for a year from now on; `null` for
 * matches without one, and for those that were taken out of the world. Those of public matches alone, since others are in
 * them as well.
 */
export async function profilePictures(
  links: Pick<ShareLinks, 'idOf' | 'isOn' | 'offer' | 'withdrawnOf'>,
  findBox: FindBox,
  matches: readonly ProfileMatch[],
): Promise<readonly (string | null)[]> {
  if (!links.isOn) return matches.map(() => null)
  const ids = await Promise.all(
    matches.map(async ({ id, game, seat, listed }) => {
      const picture = listed ? (await findBox(game))?.career?.picture?.(seat) : undefined
      if (picture === undefined) return null
      await links.offer(id, [picture], { isPinned: true })
      return links.idOf(id, picture)
    }),
  )
  const withdrawn = await links.withdrawnOf(ids.filter((id) => id !== null))
  return ids.map((id) => (id === null || withdrawn.has(id) ? null : `/s/${id}`))
}
