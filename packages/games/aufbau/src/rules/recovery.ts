import type { Io } from '@ludoteca/kernel'
import type { Group } from '../estate.ts'
import type { Fact } from '../facts.ts'
import { newTurn } from '../setup.ts'
import type { Player, World } from '../state.ts'
import { turnMood } from './groups.ts'
import { audienceOf } from './names.ts'
import { shiftKw, shiftN } from './trackers.ts'

/** [3.4] What heals, ripens or ferments between two rounds. */
export function recover(w: Readonly<World>, p: Player, io: Io<Fact>): void {
  calm(w, p, io)
  promote(w, p, io)
  turnMoods(w, p, io)
  p.turn = newTurn()
  p.ready = false
}

/** [3.4] Who keeps away from politics is forgotten. */
function calm(w: Readonly<World>, p: Player, io: Io<Fact>): void {
  if (p.turn.usedPoliticalSteps) return
  const { kw, n } = p
  shiftKw(p, -1)
  shiftN(p, -1)
  if (p.kw < kw || p.n < n) {
    io.tell({ type: 'calmed', seat: p.seat, kw: p.kw - kw, n: p.n - n }, audienceOf(w, p))
  }
}

/** [3.4] Some of the simple ones have learned enough by the next round. */
function promote(w: Readonly<World>, p: Player, io: Io<Fact>): void {
  for (const specialist of p.specialists) {
    if (specialist.tier !== 'simple' || specialist.promoteAtRound !== w.round + 1) continue
    specialist.tier = 'experienced'
    io.tell({ type: 'promoted', seat: p.seat, specialist: specialist.id }, audienceOf(w, p))
  }
}

/** [3.4, 6.6] */
function turnMoods(w: Readonly<World>, p: Player, io: Io<Fact>): void {
  const risen: string[] = []
  const calm: string[] = []
  for (const { id, tenants } of p.domains) turn(tenants, id, risen, calm)
  for (const { id, tenants } of p.cities) turn(tenants, id, risen, calm)
  for (const { id, followers } of p.organizations) turn(followers, id, risen, calm)
  if (risen.length + calm.length === 0) return
  io.tell({ type: 'moodTurned', seat: p.seat, risen, calm }, audienceOf(w, p))
}

function turn(group: Group, host: string, risen: string[], calm: string[]): void {
  const before = group.inUnrest
  turnMood(group)
  if (group.inUnrest !== before) (group.inUnrest ? risen : calm).push(host)
}
