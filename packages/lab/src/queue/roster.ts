import { misfit } from './edition.ts'
import type { RunCard, WorkerCard } from './presence.ts'

/** Tells whoever waits for a run which workers are there, whenever that changes. */
export class Roster {
  readonly #shown: string
  readonly #run: RunCard
  readonly #notice: (line: string) => void
  readonly #refused = new Set<string>()
  #said: string | undefined

  constructor(shown: string, run: RunCard, notice: (line: string) => void) {
    this.#shown = shown
    this.#run = run
    this.#notice = notice
  }

  /** Returns how many threads play. */
  look(workers: readonly WorkerCard[]): number {
    const able = workers.filter((worker) => misfit(worker, this.#run) === undefined)
    for (const worker of workers) this.#refuse(worker)
    const threads = able.reduce((sum, worker) => sum + worker.threads, 0)
    this.#say(able.length === 0 ? this.#nobody(workers.length) : playing(able.length, threads))
    return threads
  }

  #refuse(worker: WorkerCard): void {
    const why = misfit(worker, this.#run)
    if (why === undefined || this.#refused.has(worker.id)) return
    this.#refused.add(worker.id)
    this.#notice(`refused a worker (${worker.where}): it ${why}`)
  }

  #nobody(others: number): string {
    const { game, rules } = this.#run
    if (others > 0) return `waiting: of those at ${this.#shown} nobody has this edition of ${game}, rules ${rules}`
    return `waiting: nobody works at ${this.#shown} yet; start workers with: npx ludoteca worker --queue ${this.#shown}`
  }

  #say(line: string): void {
    if (line === this.#said) return
    this.#said = line
    this.#notice(line)
  }
}

function playing(workers: number, threads: number): string {
  return `${workers} ${workers === 1 ? 'worker plays' : 'workers play'} in ${threads} ${threads === 1 ? 'thread' : 'threads'}`
}
