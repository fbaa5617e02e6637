import type { Io, Seat } from '@ludoteca/kernel'
import { EVENTS } from '../data.ts'
import type { Fact } from '../facts.ts'
import { ownerAt, ownerId } from '../owners.ts'
import type { Frame, State } from '../state.ts'

/** Something happens to somebody; every rumour of the last round makes that somebody twice, thrice … as likely. */
export function openEvents(s: State, io: Io<Fact>): Frame {
  const tickets = s.rumors.flatMap((rumors, seat): Seat[] => Array.from({ length: 1 + rumors }, () => seat))
  const target = io.chance.pick('targets', tickets)
  const { cardId, cashDelta, headline } = io.chance.pick('events', EVENTS)
  const owner = ownerAt(s, target)
  const paid = Math.max(cashDelta, -owner.cash)
  owner.cash += paid
  io.tell({
    type: 'eventResults',
    results: [
      {
        slot: 1,
        cardId,
        targetOwnerId: ownerId(target),
        effectsApplied: { cashDelta: paid },
        mitigationsApplied: {},
        headlines: [headline],
      },
    ],
  })
  return { step: 'show' }
}
