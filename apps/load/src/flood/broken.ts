import type { Json } from '@ludoteca/kernel'
import { CLIENT_FRAME_BYTES } from '@ludoteca/protocol'
import type { Actor } from './actor.ts'
import type { Draft } from './draft.ts'
import { READ_BYTES } from './oversized.ts'
import { trial } from './trial.ts'

/** A frame is seldom too big on purpose: that closes the connection each time. */
const BIG_ONE_IN = 20

/** A message of any type with one mistake in it, in the name of somebody who is here. */
export function broken(actor: Actor): Draft {
  const { chance } = actor.part
  for (;;) {
    const { type, payload } = trial.draw(chance)
    const message = actor.compose(type as string, payload) as unknown as Readonly<Record<string, Json>>
    // As it arrives: half characters are replaced on the way.
    const frame = Buffer.from(trial.drawBroken(chance, message)).toString()
    const { code, ...ids } = trial.verdictOn(frame)
    const bytes = Buffer.byteLength(frame)
    if (bytes > CLIENT_FRAME_BYTES) {
      if (chance.int('big', BIG_ONE_IN) > 0) continue
      return { frame, answer: bytes > READ_BYTES ? undefined : code, ids, strike: 'big' }
    }
    if (code !== 'OK') return { frame, answer: code, ids, strike: 'unreadable' }
  }
}
