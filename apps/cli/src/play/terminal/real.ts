import { createInterface, type Interface } from 'node:readline'
import type { ReadStream, WriteStream } from 'node:tty'
import type { Depth } from './paint.ts'
import { Left, type Terminal } from './terminal.ts'

const COLUMNS_UNKNOWN = 80
const COLUMNS_MIN = 40
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

interface Waiting {
  resolve(line: string): void
  reject(error: Left): void
}

/** The terminal this process runs in; plain text where input or output is a file or a pipe. */
export class RealTerminal implements Terminal {
  readonly #input: ReadStream
  readonly #output: WriteStream
  readonly #reader: Interface
  /** Lines that came before anybody asked: only a pipe is that quick. */
  readonly #early: string[] = []
  #waiting: Waiting | undefined
  #wakeUp: (() => void) | undefined
  /** Nothing more can be read; what came early still counts. */
  #closed = false
  /** The person wants to go, at once. */
  #left = false

  constructor(input: ReadStream = process.stdin, output: WriteStream = process.stdout) {
    this.#input = input
    this.#output = output
    this.#reader = createInterface({ input, output, terminal: this.interactive, historySize: 50 })
    this.#reader.on('line', (line) => this.#hear(line))
    this.#reader.on('close', this.#end)
    this.#reader.on('SIGINT', this.#leave)
    for (const signal of SIGNALS) process.on(signal, this.#leave)
    output.on('error', this.#leave)
  }

  get interactive(): boolean {
    return this.#input.isTTY === true && this.#output.isTTY === true
  }

  get columns(): number {
    return Math.max(COLUMNS_MIN, this.#output.columns ?? COLUMNS_UNKNOWN)
  }

  get rows(): number {
    return this.#output.isTTY ? this.#output.rows : Number.POSITIVE_INFINITY
  }

  get depth(): Depth {
    if (process.env.NO_COLOR || !this.#output.isTTY) return 0
    const depth = this.#output.getColorDepth()
    return depth === 1 ? 0 : (depth as Depth)
  }

  write(text: string): void {
    this.#output.write(text)
  }

  ask(prompt: string): Promise<string> {
    // What was typed while others moved was not an answer to this question.
    if (this.interactive) this.#early.length = 0
    const early = this.#early.shift()
    if (early !== undefined) {
      this.write(`${prompt}${early}\n`)
      return Promise.resolve(early)
    }
    if (this.#closed || this.#left) return Promise.reject(new Left())
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject }
      this.#reader.setPrompt(prompt)
      this.#reader.prompt()
    })
  }

  interject(text: string): void {
    this.write(`\n${text}`)
    if (this.#waiting) this.#reader.prompt(true)
  }

  clear(forget: boolean): void {
    if (this.interactive) this.write(forget ? '\u001b[H\u001b[2J\u001b[3J' : '\u001b[H\u001b[2J')
  }

  async pause(ms: number): Promise<void> {
    // Even the shortest pause lets signals and keys come in.
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, this.interactive ? ms : 0)
      this.#wakeUp = () => {
        clearTimeout(timer)
        resolve()
      }
    })
    this.#wakeUp = undefined
    if (this.#left) throw new Left()
  }

  close(): void {
    for (const signal of SIGNALS) process.off(signal, this.#leave)
    this.#reader.off('close', this.#end)
    this.#reader.close()
  }

  #hear(line: string): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    if (!waiting) return void this.#early.push(line)
    // A pipe shows nothing by itself; a transcript should read like a conversation.
    if (!this.interactive) this.write(`${line}\n`)
    waiting.resolve(line)
  }

  readonly #end = (): void => {
    this.#closed = true
    if (this.interactive) this.#leave()
    else this.#giveUp()
  }

  readonly #leave = (): void => {
    this.#left = true
    this.#wakeUp?.()
    this.#giveUp()
  }

  #giveUp(): void {
    this.#waiting?.reject(new Left())
    this.#waiting = undefined
  }
}
