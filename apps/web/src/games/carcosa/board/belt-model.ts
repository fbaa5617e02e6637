import { type Fact, GLOBAL_ROTATION, INTERNAL_ROTATION, type RoomId } from '@ludoteca/carcosa'
import type { StoryLine } from '../../../match/shown.ts'

/** Where a deck goes when the whole house turns next, and where the last turn brought it from, if there was one. */
export function beltAt(
  story: readonly StoryLine[],
  room: RoomId,
): { readonly from: RoomId | undefined; readonly to: RoomId } {
  const last = story.findLast(({ fact }) => fact.type === 'boxesRotated')?.fact as
    | Extract<Fact, { type: 'boxesRotated' }>
    | undefined
  const turned = last?.rotation === 'INTERNAL' ? INTERNAL_ROTATION : GLOBAL_ROTATION
  return {
    from: last && turned.find(([, to]) => to === room)?.[0],
    to: GLOBAL_ROTATION.find(([from]) => from === room)?.[1] ?? room,
  }
}
