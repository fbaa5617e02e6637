import type { Actor } from './actor.ts'
import { type Draft, draftOf } from './draft.ts'

/** A message once more, or one that claims to come before another. */
export function replayed(actor: Actor): Draft {
  const { chance, roomId } = actor.part
  const earlier = [...actor.accepted, ...actor.refused]
  const again = earlier.length > 0 ? chance.pick('replayed', earlier) : undefined
  switch (chance.int('replayed', 3)) {
    case 0:
      if (again) return { ...again, isKept: false }
      break
    case 1:
      if (again) return underKeyOf(again, actor)
  }
  // Whoever is in no room begins to count anew with every connection.
  if (roomId === undefined) return draftOf(actor.compose('PING', {}), 'ACK')
  const nonce = 1 + chance.int('replayed', actor.usedNonce)
  return draftOf(actor.compose('PING', {}, { nonce }), 'BAD_NONCE')
}

/** Another message under a key that was used: it gets the answer of the first. */
function underKeyOf({ ids: { idempotencyKey }, answer }: Draft, actor: Actor): Draft {
  if (answer === 'ACK') {
    const move = { type: 'winTheGame' }
    return draftOf(actor.compose('SUBMIT_MOVE', { move }, { idempotencyKey }), 'ACK')
  }
  return draftOf(actor.compose('SET_READY', { ready: true }, { idempotencyKey }), answer as string)
}
