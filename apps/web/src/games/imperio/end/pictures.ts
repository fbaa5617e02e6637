import { ACHIEVEMENTS, ownerId } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { picturesOf, type SharedPicture } from '../../../kit/share/pictures.ts'
import { endWords as words } from './words.ts'

type Pictured = Parameters<typeof picturesOf>[0]

/** [12] The front pages with the hero on them, and the trophies of the one who looks. */
export function picturesFor(match: Pictured, hero: Seat, me: Seat): readonly SharedPicture[] {
  return picturesOf(match).filter(
    ({ shareable }) => shareable.ownerId === ownerId(shareable.assetType === 'TROPHY' ? me : hero),
  )
}

/** [2.6] The trophy of a badge that somebody has just got, while the match still goes on. */
export function trophyOf(match: Pictured, seat: Seat, achievementId: string): SharedPicture | undefined {
  return picturesOf(match).find(
    ({ shareable }) => shareable.ownerId === ownerId(seat) && shareable.achievementId === achievementId,
  )
}

/** What a picture is called. */
export function pictureTitle({ assetType, achievementId }: SharedPicture['shareable']): string {
  if (assetType === 'PORTADA_LANDSCAPE') return words.landscape
  if (assetType === 'PORTADA_STORY') return words.story
  return words.trophy(ACHIEVEMENTS.find(({ id }) => id === achievementId)?.nombre_es ?? '')
}
