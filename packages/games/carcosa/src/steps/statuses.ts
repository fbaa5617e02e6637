import { type Io, next, type RunStep, type Seat } from '@ludoteca/kernel'
import { floorOf } from '../data/board.ts'
import { CURSE_LOSS, POISON_MAX_FLOOR } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import type { LoseFrame, StatusesFrame } from '../frames.ts'
import { lossesOnFloor } from '../rules/king.ts'
import { cutToMaximum } from '../rules/sanity.ts'
import { soulAt } from '../rules/souls.ts'
import { hasStatus } from '../rules/statuses.ts'
import type { Player, State } from '../state.ts'

/** [K7] First every poison, then every curse. */
export const statuses: RunStep<State, StatusesFrame, Fact> = {
  run(s, _f, io) {
    io.tell({ type: 'kingStep', step: 7 })
    const curses: LoseFrame[] = []
    for (let seat = 0; seat < s.players.length; seat++) {
      const p = soulAt(s, seat)
      if (p.statuses.length === 0) continue
      if (hasStatus(p, 'ENVENENADO')) poison(s, seat, p, io)
      if (hasStatus(p, 'MALDITO')) curses.push(...curseOf(s, seat, p))
    }
    next(s, ...curses)
  },
}

/** [3.6, D-14] The maximum sinks for good. This is no loss. */
function poison(s: State, seat: Seat, p: Player, io: Io<Fact>): void {
  if (p.sanityMax <= POISON_MAX_FLOOR) return
  p.sanityMax--
  io.tell({ type: 'maximumLowered', seat, sanityMax: p.sanityMax, why: 'POISON' })
  cutToMaximum(s, seat, io)
}

/** [3.6] Everybody else on the floor pays for a curse. */
function curseOf(s: Readonly<State>, cursed: Seat, p: Readonly<Player>): LoseFrame[] {
  return lossesOnFloor(s, floorOf(p.node), CURSE_LOSS, 'CURSE').filter(({ seat }) => seat !== cursed)
}
