import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Participant } from './participant.ts'
import type { PlazaRoom, Task } from './plaza-room.ts'

/** What was played while something was measured. */
export interface Driven {
  readonly moves: number
  readonly seconds: number
}

interface ReadyTask extends Task {
  readonly since: number
}
interface Sent {
  readonly by: Participant
  /** When it should have been sent. */
  readonly due: number
}

/** Plays in many rooms when told to. Nobody has more than one move under way. */
export class Driver {
  readonly rooms: readonly PlazaRoom[]
  readonly #ready: ReadyTask[] = []
  /** Those who wait for an answer, and what they will do next. */
  readonly #busy = new Map<Participant, Task | undefined>()
  /** Moves that nobody else has heard of yet. */
  readonly #unheard = new Map<PlazaRoom, Map<string, Sent>>()
  /** How many moves may be under way; none are sent by themselves while it is 0. */
  #limit = 0
  #moves = 0
  #latencies: number[] = []

  constructor(rooms: readonly PlazaRoom[]) {
    this.rooms = rooms
    for (const room of rooms) {
      const sent = new Map<string, Sent>()
      this.#unheard.set(room, sent)
      room.onTask = (task) => this.#take(task)
      room.onMark = (mark, heardBy) => this.#hear(sent, mark, heardBy)
      room.begin()
    }
  }

  /** Closed loop: everybody moves as soon as they may and have the answer to their last move. */
  async rush(ms: number, atOnce = Number.POSITIVE_INFINITY): Promise<Driven> {
    return this.#measure(async () => {
      this.#limit = atOnce
      this.#sendReady()
      await sleep(ms)
      this.#limit = 0
    })
  }

  /**
   * Open loop: so many moves a second, however long answers take. Gives the milliseconds from when each move should have
   * left, or could have left if that was later, until somebody else heard of it.
   */
  async pace(ms: number, movesPerSecond: number): Promise<Driven & { readonly latencies: readonly number[] }> {
    this.#latencies = []
    const driven = await this.#measure(async () => {
      const began = performance.now()
      for (let sent = 0; performance.now() - began < ms; await sleep(1)) {
        for (const owed = ((performance.now() - began) * movesPerSecond) / 1000; sent < owed; sent++) {
          const task = this.#ready.shift()
          if (task === undefined) break
          this.#send(task, Math.max(task.since, began + (sent * 1000) / movesPerSecond))
        }
      }
    })
    return { ...driven, latencies: this.#latencies }
  }

  leave(): void {
    for (const room of this.rooms) room.leave()
  }

  async #measure(play: () => Promise<void>): Promise<Driven> {
    const began = performance.now()
    this.#moves = 0
    await play()
    while (this.#busy.size > 0) await sleep(1)
    return { moves: this.#moves, seconds: (performance.now() - began) / 1000 }
  }

  #take(task: Task): void {
    if (this.#busy.has(task.by)) return void this.#busy.set(task.by, task)
    this.#ready.push({ ...task, since: performance.now() })
    this.#sendReady()
  }

  #sendReady(): void {
    while (this.#busy.size < this.#limit) {
      const task = this.#ready.shift()
      if (task === undefined) return
      this.#send(task, task.since)
    }
  }

  #send({ room, by, mark, payload }: Task, due: number): void {
    this.#busy.set(by, undefined)
    this.#unheard.get(room)?.set(mark, { by, due })
    by.submit(payload, () => this.#answered(by))
  }

  #answered(by: Participant): void {
    this.#moves++
    const next = this.#busy.get(by)
    this.#busy.delete(by)
    if (next) this.#take(next)
    else this.#sendReady()
  }

  #hear(unheard: Map<string, Sent>, mark: string, heardBy: Participant): void {
    const sent = unheard.get(mark)
    if (sent === undefined || sent.by === heardBy) return
    unheard.delete(mark)
    this.#latencies.push(performance.now() - sent.due)
  }
}
