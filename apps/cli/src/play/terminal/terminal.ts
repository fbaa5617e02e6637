import type { Depth } from './paint.ts'

/** A screen and a keyboard, real or scripted. */
export interface Terminal {
  readonly columns: number
  /** Endless where nothing scrolls away, as in a file. */
  readonly rows: number
  /** Somebody sits in front of it: screens may be cleared, and pauses mean something. */
  readonly interactive: boolean
  readonly depth: Depth
  write(text: string): void
  /** One line of input, without its end. Throws `Left` when the person has gone. */
  ask(prompt: string): Promise<string>
  /** Says something while a question waits for its answer: what was typed so far stays. */
  interject(text: string): void
  /** Wipes the screen; `forget` also takes away what could be scrolled back to. */
  clear(forget: boolean): void
  /** Lets the eye follow. Throws `Left` when the person goes meanwhile. */
  pause(ms: number): Promise<void>
  close(): void
}

/** The person at the keyboard has gone: Ctrl-C, Ctrl-D, a closed pipe or window. */
export class Left extends Error {
  override readonly name = 'Left'
}
