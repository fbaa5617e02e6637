import {
  isUndo,
  type LogEntry,
  type Move,
  type Names,
  type PlainDecision,
  refusalInWords,
  refuse,
  type Seat,
  type Sight,
  TABLE,
  type Words,
} from '@ludoteca/kernel'
import { reasonOf } from '../output.ts'
import { exampleOf } from './ask/choose.ts'
import { Again, type Desk, say } from './ask/desk.ts'
import { findEntry } from './ask/entries.ts'
import { strengthAt } from './bots.ts'
import { type Command, commandIn, type IsAnswer } from './commands.ts'
import type { Host } from './host.ts'
import { page, rulesOf } from './rules-text.ts'
import type { Screen } from './screen.ts'
import type { Sitting } from './sitting.ts'
import { fit, wrapText } from './terminal/layout.ts'
import type { Paint } from './terminal/paint.ts'
import { Left, type Terminal } from './terminal/terminal.ts'
import { COMMANDS, type ShellWords } from './words/shell-words.ts'

const LOG_LINES = 25
const READING_WIDTH_MIN = 12

interface Setting {
  readonly names: Names
  readonly paint: Paint
  readonly shell: ShellWords
}

/** Puts questions during a match, and carries out the commands that may be typed instead of an answer. */
export class SessionDesk implements Desk {
  readonly terminal: Terminal
  readonly paint: Paint
  readonly shell: ShellWords
  readonly words: Words
  readonly names: Names
  readonly #host: Host
  readonly #sitting: Sitting
  readonly #screen: Screen
  readonly #people: readonly Seat[]
  #seat: Seat = TABLE
  #decisions: readonly PlainDecision[] = []

  constructor(host: Host, sitting: Sitting, { names, paint, shell }: Setting, screen: Screen, people: readonly Seat[]) {
    this.terminal = host.terminal
    this.paint = paint
    this.shell = shell
    this.words = sitting.box.words
    this.names = names
    this.#host = host
    this.#sitting = sitting
    this.#screen = screen
    this.#people = people
  }

  /** Whom the next questions are for, and what they are about. */
  turnTo(seat: Seat, decisions: readonly PlainDecision[]): void {
    this.#seat = seat
    this.#decisions = decisions
  }

  /** Says who is asked what. */
  putQuestion(): void {
    const awaited = this.#decisions.filter(({ open }) => !open)
    const prompts = new Set((awaited.length > 0 ? awaited : this.#decisions).map(({ prompt }) => prompt))
    const questions = [...prompts].map((prompt) => this.words.prompt(prompt, this.sight)).join(' ')
    this.terminal.write('\n')
    say(this, capital(`${this.names(this.#seat)}: ${questions}`), this.paint.bold)
  }

  /** Whoever is asked sees their own view, and is told no more than that. */
  get sight(): Sight {
    return { viewer: this.#seat, view: this.#sitting.match.view(this.#seat) }
  }

  async line(prompt: string, isAnswer?: IsAnswer): Promise<string> {
    for (;;) {
      const line = await this.terminal.ask(prompt)
      const command = commandIn(line, this.shell, isAnswer)
      if (command === undefined) return line
      await this.#carryOut(command)
    }
  }

  async #carryOut({ name, rest }: Command): Promise<void> {
    switch (name) {
      case 'help':
        return this.#help()
      case 'rules':
        return this.#rules()
      case 'undo':
        return this.#undo()
      case 'log':
        return this.#log(rest)
      case 'board':
        this.#screen.forget()
        throw new Again()
      case 'save':
        return this.#save(rest)
      case 'as':
        return this.#as(rest)
      case 'back':
        throw new Again()
      case 'quit':
        throw new Left()
    }
  }

  #help(): void {
    this.putQuestion()
    say(this, this.shell.session.helpChoices(exampleOf(this, this.#decisions)))
    this.terminal.write(`${this.paint.bold(this.shell.session.helpTitle)}\n`)
    const width = Math.max(...COMMANDS.map((command) => this.shell.commands[command].names.join(', ').length))
    for (const command of COMMANDS) {
      const { names, help } = this.shell.commands[command]
      const [first, ...others] = wrapText(help, Math.max(READING_WIDTH_MIN, this.terminal.columns - width - 4))
      this.terminal.write(`  ${fit(names.join(', '), width)}  ${first}\n`)
      for (const line of others) this.terminal.write(`${' '.repeat(width + 4)}${line}\n`)
    }
  }

  async #rules(): Promise<void> {
    const lines = rulesOf(this.#sitting.box.game.id, this.terminal.columns, this.paint)
    await page(this.terminal, this.shell, lines ?? [this.shell.session.noRules])
  }

  /**
   * Takes the last move of a person back in the name of whoever may: at one terminal they all sit together. What bots did
   * since goes with it, for they would only do it again.
   */
  #undo(): void {
    const { match, story, box } = this.#sitting
    const undo = { type: 'undo' }
    const seats = [this.#seat, ...this.#people, TABLE]
    const able = seats.find((seat) => match.refusalOf(seat, undo) === undefined)
    const taken = this.#lastOfPeople()
    // Nobody takes back what the clock did.
    if (able === undefined || taken === undefined || taken.by === 'clock') {
      const refusal = match.refusalOf(this.#seat, undo) ?? refuse(taken ? 'E_UNDO' : 'E_NOTHING')
      say(this, refusalInWords(box.words, this.shell.locale, refusal), this.paint.bold)
      return
    }
    while (!match.undone().has(taken.seq) && match.refusalOf(able, undo) === undefined) match.submit(able, undo)
    const isMine = taken.seat === this.#seat
    // Another's sealed move stays sealed when it is taken back.
    const told = isMine ? this.words.move(taken.seat, taken.move as Move, this.names) : this.names(taken.seat)
    story.note(this.shell.session.takenBack(told))
    throw new Again()
  }

  /** The last move in force that no bot has made. */
  #lastOfPeople(): LogEntry | undefined {
    const { match } = this.#sitting
    const undone = match.undone()
    return match.log.findLast(
      ({ seq, seat, move }) => !isUndo(move) && !undone.has(seq) && strengthAt(match, seat) === undefined,
    )
  }

  #log(rest: string): void {
    const count = /^\d+$/.test(rest) ? Number(rest) : LOG_LINES
    const lines = this.#sitting.story.since(0, this.#seat).slice(-count)
    if (lines.length === 0) say(this, this.shell.session.nothingYet)
    for (const line of lines) say(this, `· ${line}`)
  }

  #save(rest: string): void {
    const { session } = this.shell
    const file = rest || this.#sitting.file
    try {
      this.#host.store.save(file, this.#sitting.match, this.#sitting.clock.playedMs)
      say(this, session.saved(file))
    } catch (error) {
      say(this, session.cannotSave(file, reasonOf(error)))
    }
  }

  /** Lets another person at this terminal use what is open to them. */
  #as(rest: string): void {
    const { match } = this.#sitting
    const free = this.#people.filter((seat) => match.decisionsFor(seat).some(({ choices }) => choices.length > 0))
    const entries = free.map((seat) => ({ key: String(seat + 1), label: this.names(seat), value: seat }))
    const found = findEntry(entries, rest)
    if (found && 'entry' in found) throw new Again(found.entry.value)
    say(this, this.shell.session.nobodyElse(rest))
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
