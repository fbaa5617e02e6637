import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { Host } from '../../src/play/host.ts'
import type { Clock } from '../../src/play/match-clock.ts'
import { type PlayArgs, play } from '../../src/play/play.ts'
import { SaveStore } from '../../src/play/saves/save-store.ts'
import { ScriptedTerminal, type Typist } from './scripted-terminal.ts'

const NOON = new Date('2026-01-02T12:00:00Z')

/** Time that passes only when a test says so. */
class FakeClock implements Clock {
  #time = 0
  readonly #timers = new Map<() => void, number>()

  now(): number {
    return this.#time
  }

  after(ms: number, callback: () => void): () => void {
    this.#timers.set(callback, this.#time + ms)
    return () => this.#timers.delete(callback)
  }

  /** Lets so much time pass, and what is due happen. */
  pass(ms: number): void {
    this.#time += ms
    for (const [callback, at] of [...this.#timers]) {
      if (at > this.#time) continue
      this.#timers.delete(callback)
      callback()
    }
  }

  /** How many wait. */
  get waiting(): number {
    return this.#timers.size
  }
}

export interface TestHost extends Host {
  readonly clock: FakeClock
  readonly terminal: ScriptedTerminal
  /** Files kept, by folder. */
  kept(folder: 'saves' | 'matches'): string[]
}

/** A host whose saves live in a folder of their own, for one test. */
export function testHost(typist: Typist | readonly string[], home = temporaryFolder()): TestHost {
  return {
    terminal: new ScriptedTerminal(typist),
    store: new SaveStore(home, () => NOON),
    clock: new FakeClock(),
    pauseMs: 0,
    systemLanguage: undefined,
    newSeed: () => 'luck',
    kept: (folder) => filesIn(join(home, folder)),
  }
}

export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ludoteca-play-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Plays with these arguments and gives the exit code. */
export function start(host: Host, args: Partial<PlayArgs>): Promise<number> {
  return play({ options: [], ...args }, host)
}

/** Plays Pearls: bids the lowest card that is listed, the last one by Enter, and asks again when no list is in sight. */
export function lowest(prompt: string, seen: string): string {
  if (prompt.includes('Enter:')) return ''
  return /^ +(\d+) {2}Card/m.exec(seen)?.[1] ?? 'back'
}

function filesIn(folder: string): string[] {
  try {
    return readdirSync(folder).map((name) => join(folder, name))
  } catch {
    return []
  }
}
