import { Broken, type Decision, type Fact, type Io, type Move, type Seat } from './game.ts'

/** A step still to do, with its local variables. */
export interface Frame {
  readonly step: string
}
/** A state that keeps its agenda: a stack, the current step last. */
export interface HasAgenda<Fr extends Frame = Frame> {
  agenda: Fr[]
}

type Handler<S, Fr, M, F extends Fact> = (s: S, f: Fr, seat: Seat, move: M, io: Io<F>) => void

/** A stretch of play that asks somebody. */
export interface AskStep<S, Fr, M extends Move, F extends Fact> {
  ask(s: Readonly<S>, f: Readonly<Fr>): readonly Decision<S, M>[]
  readonly on: { readonly [T in M['type']]?: Handler<S, Fr, Extract<M, { type: T }>, F> }
}
/** A stretch of play that runs by itself. */
export interface RunStep<S, Fr, F extends Fact> {
  run(s: S, f: Fr, io: Io<F>): void
}
/** A stretch of play: it either asks or runs, never both. */
export type Step<S, Fr, M extends Move, F extends Fact> = AskStep<S, Fr, M, F> | RunStep<S, Fr, F>

/** One step per kind of frame. */
export type Steps<S, Fr extends Frame, M extends Move, F extends Fact> = {
  readonly [K in Fr['step']]: Step<S, Extract<Fr, { step: K }>, M, F>
}

/**
 * The frame of the current step; nothing when all is done. An empty agenda must not be asked for its last frame: where a
 * list was asked for its place −1 once, the engine reads it slowly for ever.
 */
export function currentFrame<Fr>({ agenda }: { readonly agenda: readonly Fr[] }): Fr | undefined {
  return agenda.length > 0 ? agenda[agenda.length - 1] : undefined
}

/** Ends this step and goes on with those, in order. */
export function next<Fr extends Frame>(s: HasAgenda<Fr>, ...frames: NoInfer<Fr>[]): void {
  const { agenda } = s
  agenda.pop()
  for (let i = frames.length - 1; i >= 0; i--) agenda.push(frames[i] as Fr)
}

/** Does those, in order, and comes back to this step. */
export function first<Fr extends Frame>(s: HasAgenda<Fr>, ...frames: NoInfer<Fr>[]): void {
  const { agenda } = s
  for (let i = frames.length - 1; i >= 0; i--) agenda.push(frames[i] as Fr)
}

/** Drops steps down to that one. */
export function unwind<Fr extends Frame>(s: HasAgenda<Fr>, step: NoInfer<Fr>['step']): void {
  const { agenda } = s
  while (agenda.length > 0 && agenda[agenda.length - 1]?.step !== step) agenda.pop()
  if (agenda.length === 0) throw new Broken(`no step "${step}" to unwind to`)
}

/** More runs than this between two questions means that the rules go in circles. */
const RUNS_MAX = 100_000

interface AnyStep<S, Fr, M extends Move, F extends Fact> {
  readonly run: RunStep<S, Fr, F>['run'] | undefined
  readonly ask: AskStep<S, Fr, M, F>['ask'] | undefined
  readonly on: ReadonlyMap<string, Handler<S, Fr, M, F>>
}

const NOTHING_ASKED: readonly never[] = []

/** Makes the part of a game that asks and applies out of its steps. */
export function playSteps<Fr extends Frame, S extends HasAgenda<Fr>, M extends Move, F extends Fact>(
  steps: Steps<S, Fr, M, F>,
) {
  // The table is read by name at run time; each entry only ever meets its own kind of frame. All entries have one
  // shape, so that the loop below reads them fast.
  const stepOf = new Map<string, AnyStep<S, Fr, M, F>>()
  for (const [name, step] of Object.entries(
    steps as Readonly<Record<string, Partial<AskStep<S, Fr, M, F> & RunStep<S, Fr, F>>>>,
  )) {
    const on = new Map(Object.entries((step.on ?? {}) as Readonly<Record<string, Handler<S, Fr, M, F>>>))
    stepOf.set(name, { run: step.run, ask: step.ask, on })
  }

  // A move is applied to the step that asked, and that step asked last: it is kept at hand.
  let lastFrame: Frame | undefined
  let last: AnyStep<S, Fr, M, F> | undefined

  function stepFor(frame: Frame): AnyStep<S, Fr, M, F> | undefined {
    if (frame !== lastFrame) {
      last = stepOf.get(frame.step)
      lastFrame = frame
    }
    return last
  }

  /** Runs steps until one asks or the agenda is empty. */
  function settle(s: S, io: Io<F>): void {
    for (let runs = 0; runs < RUNS_MAX; runs++) {
      const frame = currentFrame(s)
      if (frame === undefined) return
      io.enter?.(frame.step)
      const { run } = stepFor(frame) as AnyStep<S, Fr, M, F>
      if (run === undefined) return
      run(s, frame, io)
    }
    throw new Broken('the agenda runs in circles', { step: currentFrame(s)?.step })
  }

  function decisions(s: Readonly<S>): readonly Decision<S, M>[] {
    const frame = currentFrame(s)
    if (frame === undefined) return NOTHING_ASKED
    return stepFor(frame)?.ask?.(s, frame) ?? NOTHING_ASKED
  }

  function apply(s: S, seat: Seat, move: M, io: Io<F>): void {
    const frame = currentFrame(s) as Fr
    const handle = stepFor(frame)?.on.get(move.type)
    if (handle === undefined) throw new Broken('a permitted move has no handler', { step: frame.step, type: move.type })
    handle(s, frame, seat, move, io)
    settle(s, io)
  }

  return { settle, decisions, apply }
}
