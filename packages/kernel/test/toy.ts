import {
  type Choice,
  type Decision,
  type Game,
  int,
  next,
  one,
  playSteps,
  refuse,
  type Seat,
  type Step,
  type Viewer,
} from '../src/index.ts'

/** A small game with everything a kernel must handle: secrets, luck, private facts, optional moves, a combined check. */
export interface Config {
  readonly target: number
  readonly undo: 'none' | 'own' | 'any'
}
export type Move =
  | { readonly type: 'add'; readonly count: number; readonly times: number }
  | { readonly type: 'roll' }
  | { readonly type: 'peek'; readonly at: Seat }
  | { readonly type: 'cheer' }
  | { readonly type: 'note'; readonly number: number }
export type Fact =
  | { readonly type: 'added'; readonly seat: Seat; readonly sum: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly die: number }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly at: Seat }
  | { readonly type: 'secretSeen'; readonly at: Seat; readonly secret: number }
  | { readonly type: 'cheered'; readonly seat: Seat }
  | { readonly type: 'noted'; readonly seat: Seat }

export interface State {
  sum: number
  target: number
  undo: Config['undo']
  secrets: number[]
  /** By seat: whose secrets it has seen. */
  seen: boolean[][]
  cheers: number
  /** What each seat wrote down for itself alone. */
  notes: (number | null)[]
  agenda: TurnFrame[]
}
interface TurnFrame {
  step: 'turn'
  seat: Seat
}
export interface View {
  sum: number
  mine: number | null
  known: (number | null)[]
  active: Seat | null
  cheers: number
  noted: boolean[]
  note: number | null
}

const SECRETS = 50
const NOTE_MAX = 99
const CHEERS_MAX = 3

export const add: Choice<State, Move> = {
  type: 'add',
  params: { count: int(1, 3), times: int(1, 2) },
  check(s, _seat, move) {
    const { count, times } = move as Extract<Move, { type: 'add' }>
    return s.sum + count * times > s.target ? refuse('E_MUCH', { room: s.target - s.sum }) : undefined
  },
}
const roll: Choice<State, Move> = { type: 'roll' }
const peek: Choice<State, Move> = {
  type: 'peek',
  paramsOf: (s, seat) => ({ at: one(s.secrets.map((_, i) => i).filter((i) => i !== seat && !s.seen[seat]?.[i])) }),
}
const cheer: Choice<State, Move> = { type: 'cheer', paramsOf: (s) => (s.cheers < CHEERS_MAX ? {} : null) }

const note: Choice<State, Move> = {
  type: 'note',
  paramsOf: (s, seat) => (s.notes[seat] === null ? { number: int(0, NOTE_MAX) } : null),
}

const turn: Step<State, TurnFrame, Move, Fact> = {
  ask(s, f) {
    const asked: Decision<State, Move>[] = [
      { seat: f.seat, prompt: 'turn', choices: [add, roll, peek], fallback: { type: 'roll' }, clockMs: 1000 },
    ]
    for (const seat of s.secrets.keys())
      if (seat !== f.seat) asked.push({ seat, prompt: 'cheer', choices: [cheer, note], open: true })
    return asked
  },
  on: {
    add(s, f, seat, { count, times }, io) {
      s.sum += count * times
      io.tell({ type: 'added', seat, sum: s.sum })
      pass(s, f.seat)
    },
    roll(s, f, seat, _move, io) {
      const die = io.chance.die('dice', 6)
      s.sum += die
      io.tell({ type: 'rolled', seat, die })
      pass(s, f.seat)
    },
    peek(s, f, seat, { at }, io) {
      ;(s.seen[seat] as boolean[])[at] = true
      io.reveal()
      io.tell({ type: 'peeked', seat, at })
      io.tell({ type: 'secretSeen', at, secret: s.secrets[at] as number }, [seat])
      pass(s, f.seat)
    },
    cheer(s, _f, seat, _move, io) {
      s.cheers++
      io.tell({ type: 'cheered', seat })
    },
    note(s, _f, seat, { number }, io) {
      s.notes[seat] = number
      io.tell({ type: 'noted', seat })
    },
  },
}

function pass(s: State, seat: Seat): void {
  if (s.sum >= s.target) return next(s)
  next(s, { step: 'turn', seat: (seat + 1) % s.secrets.length })
}

const steps = playSteps<TurnFrame, State, Move, Fact>({ turn })

export function copy(s: Readonly<State>): State {
  return {
    ...s,
    notes: [...s.notes],
    secrets: [...s.secrets],
    seen: s.seen.map((row) => [...row]),
    agenda: s.agenda.map((f) => ({ ...f })),
  }
}

export function view(s: Readonly<State>, viewer: Viewer): View {
  const knows = (seat: Seat) => viewer !== 'spectator' && (seat === viewer || s.seen[viewer]?.[seat] === true)
  return {
    sum: s.sum,
    mine: viewer === 'spectator' ? null : (s.secrets[viewer] ?? null),
    known: s.secrets.map((secret, seat) => (knows(seat) ? secret : null)),
    active: s.agenda.at(-1)?.seat ?? null,
    cheers: s.cheers,
    noted: s.notes.map((written) => written !== null),
    note: viewer === 'spectator' ? null : (s.notes[viewer] ?? null),
  }
}

export const toy: Game<Config, State, Move, View, Fact> = {
  id: 'toy',
  version: 1,
  seats: { min: 2, max: 4 },
  options: {
    target: { domain: int(5, 1000), default: 20 },
    undo: { domain: one(['none', 'own', 'any']), default: 'own' },
  },
  setup({ target, undo }, seats, io) {
    const secrets = Array.from({ length: seats }, () => io.chance.int('secrets', SECRETS))
    const seen = secrets.map(() => secrets.map(() => false))
    return {
      sum: 0,
      target,
      undo,
      secrets,
      seen,
      cheers: 0,
      notes: secrets.map(() => null),
      agenda: [{ step: 'turn', seat: 0 }],
    }
  },
  decisions: steps.decisions,
  apply: steps.apply,
  outcome(s) {
    if (s.agenda.length > 0) return undefined
    const best = Math.max(...s.secrets)
    const ranks = s.secrets.map((secret) => (secret === best ? 1 : 2))
    return { reason: 'full', ranks, winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1), scores: s.secrets }
  },
  view,
  sample(s, viewer, chance) {
    const other = copy(s)
    const shown = view(s, viewer).known
    other.secrets = s.secrets.map((secret, seat) => (shown[seat] === null ? chance.int('sample', SECRETS) : secret))
    other.notes = s.notes.map((written, seat) =>
      written === null || seat === viewer ? written : chance.int('sample', NOTE_MAX),
    )
    return other
  },
  copy,
  invariants: (s) => (s.sum >= 0 ? [] : ['the sum is negative']),
  transitions: (before, after) => (after.sum >= before.sum ? [] : ['the sum fell']),
  undo: (s) => s.undo,
}

export const start = (seed = 'seed', options: Partial<Config> = {}) => ({
  seed,
  options,
  seats: [
    { name: 'Ana', kind: 'human' },
    { name: 'Beto', kind: 'human' },
  ],
})
