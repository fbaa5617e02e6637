import type { Box } from '@ludoteca/kernel'
import { shelf } from '@ludoteca/registry'
import { loadBox } from '../../load.ts'
import { Stopwatch } from '../../stopwatch.ts'
import { Blocks } from './blocks.ts'
import { complaintAbout, type Explored, explore, type Fault } from './explore.ts'
import { messagesOf } from './messages.ts'
import { movesOf } from './moves.ts'
import { optionsOf } from './options.ts'
import { profilesOf } from './profiles.ts'
import { recordsOf } from './records.ts'
import type { Target } from './target.ts'

/** What to feed, and for how long. */
export interface InputSpec {
  /** One game alone; otherwise all of them, and what reads messages. */
  readonly game?: string | undefined
  /** One target alone, by the name that the report gives it. */
  readonly target?: string | undefined
  readonly seed: string
  /** So many inputs for each target at most. */
  readonly inputs: number
  /** So many seconds for all targets together at most. */
  readonly seconds?: number | undefined
  readonly signal?: AbortSignal | undefined
  progress?(inputs: number): void
}
/** What came of it. */
export interface InputReport {
  readonly seed: string
  readonly inputs: number
  readonly seconds: number
  readonly cpuSeconds: number
  readonly targets: readonly Explored[]
  readonly faults: readonly Fault[]
  readonly interrupted?: true
}

/** Feeds everything that takes input from strangers with what they should not send. */
export async function fuzzInput(spec: InputSpec): Promise<InputReport> {
  const watch = new Stopwatch()
  // Before the games are loaded, so that their code is counted block by block.
  const blocks = new Blocks()
  const targets: Explored[] = []
  try {
    const all = await targetsOf(spec)
    for (const [i, target] of all.entries()) {
      const until = spec.seconds && (spec.seconds * (i + 1)) / all.length
      const isOver = () => spec.signal?.aborted === true || (until !== undefined && watch.read().seconds > until)
      const progress = (inputs: number) => spec.progress?.(i * spec.inputs + inputs)
      targets.push(await explore(target, blocks, { seed: spec.seed, inputs: spec.inputs, isOver, progress }))
    }
  } finally {
    blocks.close()
  }
  return {
    seed: spec.seed,
    inputs: targets.reduce((sum, { inputs }) => sum + inputs, 0),
    ...watch.read(),
    targets,
    faults: targets.flatMap(({ faults }) => faults),
    ...(spec.signal?.aborted ? { interrupted: true } : {}),
  }
}
/** What is wrong after this one input; nothing when all is well. */
export async function feedInput(spec: Pick<InputSpec, 'game' | 'target' | 'seed'>, input: string): Promise<Fault[]> {
  return (await targetsOf(spec)).flatMap((target) => {
    const complaint = complaintAbout(target, input)
    return complaint === undefined ? [] : [{ target: target.name, input, complaint }]
  })
}

/** The names of everything that takes input, of one game or of all. */
export async function targetNames(game?: string): Promise<string[]> {
  return (await makersOf({ game, seed: '' })).map(([name]) => name)
}

async function targetsOf(spec: Pick<InputSpec, 'game' | 'target' | 'seed'>): Promise<Target[]> {
  const makers = await makersOf(spec)
  return makers.filter(([name]) => spec.target === undefined || name === spec.target).map(([, make]) => make())
}

type Maker = readonly [name: string, make: () => Target]

async function makersOf({ game, seed }: Pick<InputSpec, 'game' | 'seed'>): Promise<Maker[]> {
  const ids = game === undefined ? shelf.map(({ id }) => id) : [game]
  const boxes = await Promise.all(ids.map((id) => loadBox(id)))
  const ofGames = boxes.flatMap((box) => makersFor(box, seed))
  return game === undefined ? [['messages', () => messagesOf(boxes)], ...ofGames] : ofGames
}

function makersFor(box: Box, seed: string): Maker[] {
  const { id } = box.game
  const { profiles } = box
  return [
    [`${id} moves`, () => movesOf(box, seed)],
    [`${id} options`, () => optionsOf(box)],
    [`${id} records`, () => recordsOf(box, seed)],
    ...(profiles ? [[`${id} profiles`, () => profilesOf(box, profiles)] as const] : []),
  ]
}
