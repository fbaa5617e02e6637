import { next, type RunStep, type Seat } from '@ludoteca/kernel'
import { TANK_SHIELD } from '../data/constants.ts'
import type { Fact } from '../facts.ts'
import { actionsFor } from '../rules/deal-actions.ts'
import { endStatus, statusOf } from '../rules/statuses.ts'
import type { Frame, Player, RoundStartFrame, State } from '../state.ts'

/** [5.2] Actions are dealt to all at once, then everybody has a slot from the starter on. */
export const roundStart: RunStep<State, RoundStartFrame, Fact> = {
  run(s, _f, io) {
    const souls = s.players.length
    s.phase = 'PLAYER'
    if (s.round > 1) s.starter = (s.starter + 1) % souls
    s.tempStairs.length = 0
    for (let seat = 0; seat < souls; seat++) {
      const p = s.players[seat] as Player
      forget(p)
      if (statusOf(p, 'STUN')?.untilRoundEnd) endStatus(s, seat, 'STUN', 'TIME', io)
      // [D-21] Not cumulative.
      if (p.role === 'TANK' && s.config.tankProtection) p.shield = TANK_SHIELD
    }
    for (const p of s.players) {
      p.actionsLeft = actionsFor(s, p)
      p.skipNextRound = false
    }
    s.king.limitedFloor = 0
    io.tell({
      type: 'roundStarted',
      round: s.round,
      starter: s.starter,
      actions: s.players.map(({ actionsLeft }) => actionsLeft),
    })
    const slots: Frame[] = []
    for (let i = 0; i < souls; i++) slots.push({ step: 'slot', seat: ((s.starter + i) % souls) as Seat })
    next(s, ...slots, { step: 'nightfall' })
  },
}

/** [5.2 step 2] */
function forget(p: Player): void {
  p.freeMoveUsed = false
  p.doubleRollUsed = false
  p.tabernaUsed = false
  p.escapeTried = false
  p.ritualRefused = false
  p.turnLocked = false
  p.freeActions = 0
  p.tradeOffers = 0
}
