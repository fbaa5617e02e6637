import type { Actor } from './actor.ts'
import { broken } from './broken.ts'
import { type Draft, draftOf } from './draft.ts'
import { malformed } from './malformed.ts'
import { misplaced, outOfPhase, type Props, type Role, wrongRoom, wrongSeat } from './misplaced.ts'
import { oversized } from './oversized.ts'
import { replayed } from './replayed.ts'

/** Makes one message after the other for somebody. */
export interface Composer {
  readonly actor: Actor
  next(): Draft
}

/** Kinds of messages, as often as they are listed. */
const KINDS = [
  ...Array<'malformed'>(10).fill('malformed'),
  ...Array<'broken'>(50).fill('broken'),
  ...Array<'oversized'>(3).fill('oversized'),
  ...Array<'replayed'>(15).fill('replayed'),
  ...Array<'outOfPhase'>(20).fill('outOfPhase'),
  ...Array<'wrongSeat'>(20).fill('wrongSeat'),
  ...Array<'wrongRoom'>(15).fill('wrongRoom'),
  ...Array<'tooFast'>(8).fill('tooFast'),
] as const

/** Everything that this one should not send, mixed by its own luck. */
export function composerFor(role: Role, actor: Actor, props: Props): Composer {
  const elsewhere = wrongRoom(role, actor, props)
  const lists = { outOfPhase: outOfPhase(role), wrongSeat: wrongSeat(role, props), wrongRoom: elsewhere }
  const next = () => {
    const kind = actor.part.chance.pick('kinds', KINDS)
    switch (kind) {
      case 'malformed':
        return malformed(actor)
      case 'broken':
        return broken(actor)
      case 'oversized':
        return oversized(actor)
      case 'replayed':
        return replayed(actor)
      case 'tooFast':
        return tooFast(role, actor, props)
      default:
        return misplaced(actor, lists[kind].length > 0 ? lists[kind] : elsewhere)
    }
  }
  return { actor, next }
}

/** What comes after the last one that was allowed. Reactions are refused and nothing else; the rest closes in the end. */
function tooFast(role: Role, actor: Actor, { otherClient }: Props): Draft {
  const isReaction = role === 'stranger' || role === 'lodger' || actor.part.chance.pick('reactions', [true, false])
  if (!isReaction) {
    const report = actor.compose('REPORT_NAME', { targetId: otherClient, reason: 'OTRO' })
    return draftOf(report, 'RATE_LIMIT', { strike: 'fast' })
  }
  const reaction = actor.compose('SEND_REACTION', { emoji: 'RISA' })
  return draftOf(reaction, actor.part.roomId === undefined ? 'NOT_JOINED' : 'RATE_LIMIT')
}
