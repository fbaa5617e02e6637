import { ACHIEVEMENTS, ownerId } from '@ludoteca/imperio'
import type { Seat, Shareable } from '@ludoteca/kernel'
import type { MatchStore, PictureLink } from '../../../match/match-store.ts'
import { endWords as words } from './words.ts'

/** A picture that can be passed on. */
export interface Picture {
  readonly name: string
  readonly title: string
  /** What is said when it is passed on. */
  readonly text: string
  readonly isTall: boolean
  readonly svg: string
  /** Where others find it, and the server's own with the way there on it; nothing for a match on one device. */
  readonly link: PictureLink | undefined
}

type Pictured = Pick<MatchStore, 'box' | 'view' | 'seats' | 'pictures'>

/** [12] The front pages with the hero on them, and the trophies of the one who looks. */
export function picturesFor(match: Pictured, hero: Seat, me: Seat): readonly Picture[] {
  const { box, view, seats } = match
  if (view === undefined) return []
  return (box.shareables?.(view, seats) ?? [])
    .filter((one) => one.ownerId === ownerId(one.assetType === 'TROPHY' ? me : hero))
    .map((one) => ({ ...spokenOf(one), name: one.name, svg: one.draw(), link: linkOf(match, one) }))
}

function spokenOf({ assetType, achievementId }: Shareable): Pick<Picture, 'title' | 'text' | 'isTall'> {
  if (assetType === 'PORTADA_LANDSCAPE') return { title: words.landscape, text: words.coverText, isTall: false }
  if (assetType === 'PORTADA_STORY') return { title: words.story, text: words.coverText, isTall: true }
  const name = ACHIEVEMENTS.find(({ id }) => id === achievementId)?.nombre_es ?? ''
  return { title: words.trophy(name), text: words.trophyText(name), isTall: true }
}

function linkOf(
  { pictures }: Pictured,
  { assetType, ownerId: owner, achievementId }: Shareable,
): PictureLink | undefined {
  return pictures.find(
    (link) => link.assetType === assetType && link.ownerId === owner && link.achievementId === achievementId,
  )
}
