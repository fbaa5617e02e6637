import type { Refusal } from '@ludoteca/kernel'
import type { Reply } from '../../replies.ts'
import { Autopilot } from '../autopilot/autopilot.ts'
import { Broadcast, type Moment } from '../broadcast/broadcast.ts'
import type { Controls, StartedMatch, TableDeps } from '../ports.ts'
import { refusalReply } from '../refusals.ts'
import type { LoadedMatch } from '../replica/load.ts'
import { Replica } from '../replica/replica.ts'
import type { FactText } from '../replica/story.ts'
import { Lease } from './lease.ts'

/** What the parts of one table's loop share: the match, its viewers, its bots, and flags. */
export class TableContext {
  readonly deps: TableDeps
  readonly replica: Replica
  readonly autopilot: Autopilot
  readonly broadcast: Broadcast
  readonly lease: Lease
  started: StartedMatch
  /** The outcome of the match is stored. */
  isFinished: boolean
  /** The table is being closed: nothing happens by itself any more. */
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
    this.lease = new Lease(started.wakeAt)
  }

  /** Whether the match is over, so that bots, clocks and newcomers have nothing to do any more. */
  get isOver(): boolean {
    return this.isClosed || this.isFinished
  }

  /** The current state of the match, from which viewers are updated. */
  moment(): Moment {
    const loaded = this.replica.now
    const outcome = this.isFinished ? loaded.match.outcome() : undefined
    const clocks = this.autopilot.clocksText(loaded)
    const phaseEndsAt = this.autopilot.phaseEndsAt(loaded)
    return { started: this.started, loaded, clocks, now: this.deps.env.now(), phaseEndsAt, outcome }
  }

  /** The wake time to store: when another process should take over if this one does nothing. */
  nextWakeAt(): number | null {
    const { env, settings } = this.deps
    const { now: loaded } = this.replica
    if (this.isFinished) return null
    const next = loaded.match.outcome() ? env.now() : this.autopilot.plan(loaded, env.now())
    return next === undefined ? null : next + settings.wakeSlackMs
  }

  /** Sends all viewers what was stored. Never throws: the moves are stored, and must be replied to in any case. */
  publish(facts: readonly FactText[]): void {
    try {
      this.replica.now.story.add(facts)
      this.broadcast.update(this.moment(), facts)
    } catch (error) {
      this.fail(error)
      this.broadcast.dropAll()
    }
  }

  refused(refusal: Refusal): Reply {
    return refusalReply(this.deps.box, refusal, (error) => this.fail(error))
  }

  /** Reports an error, unless it has been reported before. */
  fail(error: unknown): void {
    if (!(error instanceof NotStored)) this.deps.events.failed(error, this.started.id)
  }
}

/** A round was not stored. Its moves were replied to, and the error was reported. */
export class NotStored extends Error {}
