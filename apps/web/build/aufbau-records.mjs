// Records of matches of Aufbau that stop where there is something to be seen. All houses are played by bots so far.
import { aufbau, box } from '@ludoteca/aufbau'
import { isRefusal, Match, PositionAsk, recordOf, SeededChance, TABLE, writeRecord } from '@ludoteca/kernel'

/** One person at the device; the others go on playing by themselves. */
const SEATS = [
  { name: 'Livia', kind: 'human' },
  { name: 'Marcus', kind: 'normal' },
  { name: 'Paulina', kind: 'normal' },
  { name: 'Servius', kind: 'normal' },
]
const TRIES_MAX = 200
const MOVES_MAX = 6000

/**
 * A match up to the first moment of which `isThere` is true. The luck is looked for, so that there is one. `wish` is what
 * the person wants to do first of all, where it can be done.
 */
export function played(options, isThere, wish) {
  for (let i = 0; i < TRIES_MAX; i++) {
    const seed = `a house of stone ${i}`
    const match = Match.start(aufbau, { options, seats: SEATS, seed })
    if (isRefusal(match)) throw new Error(match.code)
    if (playUntil(match, new SeededChance(seed), isThere, wish)) return writeRecord(recordOf(match, { withSeed: true }))
  }
  throw new Error('no match comes to that')
}

/** In the middle of the actions of a round, before the person has done anything. */
export const inRound = (round) => (state) => state.phase === 'actions' && state.round === round

export const isOver = (state) => state.finished

/** What brings people into one's service. */
export const HIRING = { type: 'hireSpecialist', kind: 'artisan', tier: 'experienced' }

/** What makes one envied when it fails. */
export const INTRIGUE = { type: 'manipulate', size: 'small', investments: 1, payment: 'goldFirst', infoSpent: 0 }

/** The person must choose a loss. */
export const isEnvied = (state) => state.phase === 'maintenance' && state.round > 1 && state.players[0].n >= 3

function playUntil(match, luck, isThere, wish) {
  for (let made = 0; made < MOVES_MAX; made++) {
    if (isThere(match.position.state)) return true
    if (match.outcome()) return false
    const asked = match.decisions.find(({ open }) => !open)
    if (wish && asked.seat === 0 && match.submit(0, wish, { at: 0 }).ok) continue
    const move =
      asked.seat === TABLE ? asked.fallback : box.bots.normal(new PositionAsk(match.position, asked.seat, luck))
    if (!match.submit(asked.seat, move, { at: 0 }).ok) throw new Error('a bot is at a loss')
  }
  return false
}
