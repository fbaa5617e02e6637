import type { Fact, Seat, Shareable } from '@ludoteca/kernel'
import type { MatchStore } from '../../match/match-store.ts'
import type { PictureLink } from '../../match/shown.ts'

/** A picture of a match, as the table offers it. */
export interface SharedPicture {
  readonly shareable: Shareable
  readonly isTall: boolean
  /** Where others find it, and the server's own with the way there on it; nothing for a match on one device. */
  readonly link: PictureLink | undefined
}

type Pictured = Pick<
  MatchStore,
  'box' | 'view' | 'seats' | 'pictures' | 'earned' | 'story' | 'outcome' | 'kind' | 'endedAt'
>

/** [12] The pictures there are of a match now, each with its address where the server has it. */
export function picturesOf(match: Pictured, now = Date.now()): readonly SharedPicture[] {
  const { box, view, seats, story, outcome, kind, pictures, earned } = match
  if (view === undefined || box.share === undefined) return []
  const kept: readonly string[] = box.share.facts ?? []
  const facts = story.map(({ fact }) => fact as Fact).filter(({ type }) => kept.includes(type))
  // One that is played now ends now; when an older one did is known from where it is kept.
  const endedAt = outcome === undefined ? undefined : (match.endedAt ?? (kind === 'replay' ? undefined : now))
  const isEarned = earned && ((seat: Seat, achievement: string) => Boolean(earned[seat]?.includes(achievement)))
  const all = box.share.pictures({ view, players: seats, facts, outcome, endedAt, isEarned }).map((shareable) => ({
    shareable,
    isTall: shareable.height > shareable.width,
    link: pictures.find(
      (one) =>
        one.assetType === shareable.assetType &&
        one.ownerId === shareable.ownerId &&
        one.achievementId === shareable.achievementId,
    ),
  }))
  // While it goes on, the server alone knows whether somebody was there when it was earned.
  if (kind !== 'live' || earned) return all
  return all.filter(({ shareable, link }) => shareable.achievementId === undefined || link !== undefined)
}

/** The page that others can be sent to. */
export function pageOf({ link }: Pick<SharedPicture, 'link'>, origin = location.origin): string | undefined {
  return link && new URL(link.pageUrl, origin).href
}
