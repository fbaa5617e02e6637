import type { FactText } from '../replica/story.ts'
import type { TableContext } from './context.ts'

/** Updates the replica with what other processes have stored, and publishes the changes. */
export class Follower {
  readonly #context: TableContext

  constructor(context: TableContext) {
    this.#context = context
  }

  /** Plays the moves that other processes have stored since the last look. */
  async catchUp(): Promise<void> {
    const { replica, started } = this.#context
    await this.#read(async () => {
      const facts = await replica.catchUp(started)
      if (facts === undefined && !this.#context.isFinished) await this.#noticeEnd()
      return facts
    })
  }

  /** Reads the match again; with `whole` from its first move, so that any of them can be taken back. */
  reload(whole: boolean): Promise<void> {
    const { replica, started } = this.#context
    return this.#read(() => replica.reload(started, whole))
  }

  /** Checks whether another process has abandoned the match: there is no move for that. */
  async #noticeEnd(): Promise<void> {
    const context = this.#context
    const endedAt = (await context.deps.store.find(context.started.id))?.endedAt ?? null
    if (endedAt === null || context.replica.now.match.outcome()) return
    context.isFinished = true
    context.lease.written(null)
  }

  /** If reading fails, the table is still behind. */
  async #read(read: () => Promise<readonly FactText[] | undefined>): Promise<void> {
    const context = this.#context
    context.isBehind = false
    try {
      const facts = await read()
      if (facts === undefined) return
      context.autopilot.leads = false
      context.publish(facts)
    } catch (error) {
      context.isBehind = true
      throw error
    }
  }
}
