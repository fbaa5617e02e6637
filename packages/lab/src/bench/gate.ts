import { readFileSync, writeFileSync } from 'node:fs'
import { lookUp } from '@ludoteca/kernel'
import type { EngineReport } from './engine.ts'
import type { InstructionCount } from './instructions.ts'

/** What a release is held against: costs that another machine can be asked for as well. Less is better in all of them. */
export interface Figures {
  /** By name: how many times as much as something else in the same run. */
  readonly ratios: Readonly<Record<string, number>>
  /** Processor instructions for a random move, by game; nothing where they could not be counted. */
  readonly instructionsPerMove?: Readonly<Record<string, number>>
}

/** One figure, then and now. */
interface Change {
  readonly name: string
  readonly kept: number
  readonly now: number
  /** How many times as much as what was kept. */
  readonly times: number
}
export interface Verdict {
  readonly changes: readonly Change[]
  /** Those that cost too much more. */
  readonly worse: readonly Change[]
  /** Kept, but not measured now: nobody can say whether they are worse. */
  readonly missing: readonly string[]
  /** Whether the gate is shut: something is worse, or a ratio is gone. Instructions cannot be counted everywhere. */
  readonly isShut: boolean
}

/** A figure that costs more than so many times what it did is worse. */
export const WORSE_FROM = 1.1

const FILE = new URL('../../figures.json', import.meta.url)

/** The figures of the last release. */
export function keptFigures(): Figures {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Figures
}

/** Keeps these figures for the next time. */
export function keepFigures(figures: Figures): void {
  writeFileSync(FILE, `${JSON.stringify(figures, null, 2)}\n`)
}

/** What is kept of a measurement. Other games are told in terms of the bare loop that took turns with them. */
export function figuresOf({ ratios, paces }: EngineReport, counted: readonly InstructionCount[] | undefined): Figures {
  const byGame = paces.flatMap(({ game, company, toLoop, simulatedToBots }) => {
    const table = company ? `${game}, ${company.name}` : game
    return [
      [`${table}: random move to bare loop`, toLoop.randomMove] as const,
      [`${table}: bot move to bare loop`, toLoop.botMove] as const,
      [`${table}: simulated move to bot move`, simulatedToBots] as const,
      [`${table}: applied move to bare loop`, toLoop.appliedMove] as const,
    ]
  })
  const all = [...Object.entries(ratios), ...byGame]
  return {
    ratios: Object.fromEntries(all.map(([name, ratio]) => [name, rounded(ratio)])),
    ...(counted && {
      instructionsPerMove: Object.fromEntries(
        counted.map(({ game, instructionsPerMove }) => [game, Math.round(instructionsPerMove)]),
      ),
    }),
  }
}

/** Three digits say all there is to say about a time. */
function rounded(ratio: number): number {
  return Number(ratio.toPrecision(3))
}

/** Compares what is measured now with what was kept. New figures are no change. */
export function judge(kept: Figures, now: Figures): Verdict {
  const before = namedFigures(kept)
  const after = new Map(namedFigures(now))
  const changes = before.flatMap(([name, was]): Change[] => {
    const is = after.get(name)
    return is === undefined ? [] : [{ name, kept: was, now: is, times: is / was }]
  })
  const worse = changes.filter(({ times }) => times > WORSE_FROM)
  const missing = before.map(([name]) => name).filter((name) => !after.has(name))
  const isShut = worse.length > 0 || Object.keys(kept.ratios).some((name) => missing.includes(name))
  return { changes, worse, missing, isShut }
}

function namedFigures({ ratios, instructionsPerMove = {} }: Figures): readonly (readonly [string, number])[] {
  const counted = Object.entries(instructionsPerMove).map(
    ([game, instructions]) => [`${game}: instructions for a random move`, instructions] as const,
  )
  return [...Object.entries(ratios), ...counted]
}

/** Of two measurements the better one of each figure: what was slow twice is slow, what was slow once may be the machine. */
export function betterOf(one: Figures, other: Figures): Figures {
  const ratios = Object.entries(one.ratios).map(
    ([name, ratio]) => [name, Math.min(ratio, lookUp(other.ratios, name) ?? ratio)] as const,
  )
  return { ...one, ratios: Object.fromEntries(ratios) }
}
