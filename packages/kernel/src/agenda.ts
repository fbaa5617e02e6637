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

/** Makes the part of a game that asks and applies out of its steps. */
export function playSteps<Fr extends Frame, S extends HasAgenda<Fr>, M extends Move, F extends Fact>(
  steps: Steps<S, Fr, M, F>,
) {
  // The table is read by name at run time; each entry only ever meets its own kind of frame.
  const stepOf = steps as unknown as Readonly<Record<string, Step<S, Fr, M, F>>>

  /** Runs steps until one asks or the agenda is empty. */
  function settle(s: S, io: Io<F>): void {
    for (let runs = 0; runs < RUNS_MAX; runs++) {
      const frame = s.agenda[s.agenda.length - 1]
      if (frame === undefined) return
      io.enter?.(frame.step)
      const step = stepOf[frame.step] as Step<S, Fr, M, F>
      if (!('run' in step)) return
      step.run(s, frame, io)
    }
    throw new Broken('the agenda runs in circles', { step: s.agenda[s.agenda.length - 1]?.step })
  }

  function decisions(s: Readonly<S>): readonly Decision<S, M>[] {
    const frame = s.agenda[s.agenda.length - 1]
    if (frame === undefined) return []
    const step = stepOf[frame.step] as AskStep<S, Fr, M, F>
    return step.ask(s, frame)
  }

  function apply(s: S, seat: Seat, move: M, io: Io<F>): void {
    const frame = s.agenda[s.agenda.length - 1] as Fr
    const { on } = stepOf[frame.step] as AskStep<S, Fr, M, F>
    const handle = (on as unknown as Readonly<Record<string, Handler<S, Fr, M, F>>>)[move.type]
    if (handle === undefined) throw new Broken('a permitted move has no handler', { step: frame.step, move })
    handle(s, frame, seat, move, io)
    settle(s, io)
  }

  return { settle, decisions, apply }
}
