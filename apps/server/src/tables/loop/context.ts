import type { Refusal } from '@ludoteca/kernel'
import type { Answer } from '../../answers.ts'
import { Autopilot } from '../autopilot/autopilot.ts'
import { Broadcast, type Moment } from '../broadcast/broadcast.ts'
import type { Controls, StartedMatch, TableDeps } from '../ports.ts'
import { refused } from '../refusals.ts'
import type { LoadedMatch } from '../replica/load.ts'
import { Replica } from '../replica/replica.ts'
import type { FactText } from '../replica/story.ts'
import { Lease } from './lease.ts'

/** What the parts of the loop of one table share: the match, who is told of it, who plays by itself, and how it stands. */
export class TableContext {
  readonly deps: TableDeps
  readonly replica: Replica
  readonly autopilot: Autopilot
  readonly broadcast: Broadcast
  readonly lease: Lease
  started: StartedMatch
  /** The end of the match is stored. */
  isFinished: boolean
  /** The table is being put away: nothing happens by itself any more. */
  isClosed = false
  /** Another process may have stored moves that the replica does not have. */
  isBehind = false

  constructor(deps: TableDeps, started: StartedMatch, loaded: LoadedMatch, controls: Controls, orphanedAt: number) {
    this.deps = deps
    this.started = started
    this.isFinished = started.endedAt !== null
    this.replica = new Replica(deps, started.id, loaded)
    this.autopilot = new Autopilot(deps, started, controls, orphanedAt)
    this.broadcast = new Broadcast(deps, (error) => this.fail(error))
    this.lease = new Lease(started.dueAt)
  }

  /** Whether bots, clocks and newcomers still have something to do here. */
  get isOver(): boolean {
    return this.isClosed || this.isFinished
  }

  /** What viewers can be told from now. */
  moment(): Moment {
    const loaded = this.replica.now
    const outcome = this.isFinished ? loaded.match.outcome() : undefined
    const clocks = this.autopilot.clocksText(loaded)
    const phaseEndsAt = this.autopilot.phaseEndsAt(loaded)
    return { started: this.started, loaded, clocks, now: this.deps.env.now(), phaseEndsAt, outcome }
  }

  /** When the storage should have another process look at this match, if this one does not. */
  nextDue(): number | null {
    const { env, settings } = this.deps
    const { now: loaded } = this.replica
    if (this.isFinished) return null
    const next = loaded.match.outcome() ? env.now() : this.autopilot.plan(loaded, env.now())
    return next === undefined ? null : next + settings.dueSlackMs
  }

  /** Tells all viewers what is stored. If that fails, the moves are stored all the same and must be answered. */
  publish(told: readonly FactText[]): void {
    try {
      this.replica.now.story.add(told)
      this.broadcast.update(this.moment(), told)
    } catch (error) {
      this.fail(error)
      this.broadcast.dropAll()
    }
  }

  refused(refusal: Refusal): Answer {
    return refused(this.deps.box, refusal, (error) => this.fail(error))
  }

  /** Reports an error that nobody else has reported yet. */
  fail(error: unknown): void {
    if (!(error instanceof NotStored)) this.deps.events.failed(error, this.started.id)
  }
}

/** A round was not stored; whoever waited for it has been answered, and the error was reported. */
export class NotStored extends Error {}
