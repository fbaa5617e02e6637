import { stripVTControlCharacters } from 'node:util'
import type { Depth } from '../../src/play/terminal/paint.ts'
import { Left, type Terminal } from '../../src/play/terminal/terminal.ts'

/** What is typed next, given the prompt and everything written since the last answer; nothing means Ctrl-D. */
export type Typist = (prompt: string, seen: string) => string | undefined

const PROMPTS_MAX = 5_000

/** A terminal without a person: it types what it is told to and remembers what it was shown. */
export class ScriptedTerminal implements Terminal {
  columns = 80
  rows = 40
  interactive = false
  depth: Depth = 0
  /** Everything written, without styles. */
  text = ''
  raw = ''
  readonly prompts: string[] = []
  readonly clears: boolean[] = []
  readonly #typist: Typist
  #seenUpTo = 0

  constructor(typist: Typist | readonly string[]) {
    const lines = typeof typist === 'function' ? [] : [...typist]
    this.#typist = typeof typist === 'function' ? typist : () => lines.shift()
  }

  write(text: string): void {
    this.raw += text
    this.text += stripVTControlCharacters(text)
  }

  async ask(prompt: string): Promise<string> {
    const shown = stripVTControlCharacters(prompt)
    this.write(prompt)
    this.prompts.push(shown)
    if (this.prompts.length > PROMPTS_MAX) throw new Error(`asked without end: ${shown}`)
    const answer = this.#typist(shown, this.text.slice(this.#seenUpTo))
    this.#seenUpTo = this.text.length
    if (answer === undefined) throw new Left()
    this.write(`${answer}\n`)
    return answer
  }

  interject(text: string): void {
    this.write(`\n${text}`)
  }

  clear(forget: boolean): void {
    this.clears.push(forget)
    this.write(forget ? '<forget>\n' : '<clear>\n')
  }

  async pause(): Promise<void> {}

  close(): void {}
}
