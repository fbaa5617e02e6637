import { type Belongings, lookUp, type ProfileField, same } from '@ludoteca/kernel'
import type { RoomView } from '@ludoteca/protocol'

/** What of a draft differs from what one has. */
export function changesIn(own: Belongings, draft: Belongings): Belongings {
  return Object.fromEntries(Object.entries(draft).filter(([name, value]) => !same(lookUp(own, name), value)))
}

/** What this device remembers and a room cannot know: what nobody is shown, and no lot decides. */
export function unsaid(kept: Belongings, fields: readonly ProfileField[], shown: Belongings): Belongings {
  const names = fields
    .filter(({ name, usual }) => usual !== undefined && !Object.hasOwn(shown, name))
    .map(({ name }) => name)
  return Object.fromEntries(Object.entries(kept).filter(([name]) => names.includes(name)))
}

/** What the others at the table bring along, as far as everybody may see it. */
export function othersIn({ seats }: RoomView, me: string | undefined): readonly Belongings[] {
  return seats.flatMap((seat) =>
    seat.kind === 'human' && seat.participantId !== me && seat.brings !== undefined ? [seat.brings as Belongings] : [],
  )
}
