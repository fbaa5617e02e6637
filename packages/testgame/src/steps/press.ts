import type { Io } from '@ludoteca/kernel'
import { HEADLINES, PERSONA } from '../data.ts'
import type { Fact } from '../facts.ts'
import { ownerId } from '../owners.ts'
import type { Frame, State } from '../state.ts'

/** The paper comes out; whoever has won a first lot is celebrated. */
export function openPress(s: State, io: Io<Fact>): Frame {
  const kind = s.row.some(({ owner }) => owner !== null) ? 'sold' : 'unsold'
  io.tell({ type: 'pressTicker', personaId: PERSONA, headlines: [{ text: HEADLINES[kind], kind }] })
  let first = !s.owners.some(({ celebrated }) => celebrated)
  for (const [seat, owner] of s.owners.entries()) {
    if (owner.celebrated || owner.lotsWon === 0) continue
    owner.celebrated = true
    io.tell({
      type: 'achievementUnlock',
      ownerId: ownerId(seat),
      achievementId: 'A-PROP-01',
      first,
      trophy: false,
    })
    first = false
  }
  return { step: 'show' }
}
