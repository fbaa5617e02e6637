import { describe, expect, test } from 'vitest'
import {
  type Box,
  type Choice,
  CROWD,
  type Game,
  gameOfVersion,
  isRefusal,
  Match,
  next,
  one,
  playSteps,
  recordOf,
  refuse,
  type Step,
  TABLE,
  text,
  verify,
} from '../src/index.ts'
import { conformance } from '../src/testing/index.ts'

/** A show in three phases: the table goes on by its clock, and meanwhile watchers vote through the one crowd seat. */
type Move = { readonly type: 'continue' } | { readonly type: 'vote'; readonly watcher: string; readonly for: string }
type Fact = { readonly type: 'voted' } | { readonly type: 'phaseEnded'; readonly phase: number }
interface State {
  phase: number
  votes: { watcher: string; for: string }[]
  agenda: ShowFrame[]
}
interface ShowFrame {
  step: 'show'
}

const vote: Choice<State, Extract<Move, { type: 'vote' }>> = {
  type: 'vote',
  params: { watcher: text(8, 1), for: one(['rain', 'sun']) },
  check: (s, _seat, { watcher }) =>
    s.votes.some((known) => known.watcher === watcher) ? refuse('E_VOTED', { watcher }) : undefined,
}

const show: Step<State, ShowFrame, Move, Fact> = {
  ask: () => [
    { seat: TABLE, prompt: 'show', choices: [{ type: 'continue' }], fallback: { type: 'continue' }, clockMs: 5_000 },
    { seat: CROWD, prompt: 'vote', choices: [vote], open: true },
  ],
  on: {
    continue(s, _f, _seat, _move, io) {
      io.tell({ type: 'phaseEnded', phase: s.phase })
      s.phase++
      next(s, ...(s.phase < 3 ? [{ step: 'show' } as const] : []))
    },
    vote(s, _f, _seat, { watcher, for: wish }, io) {
      s.votes.push({ watcher, for: wish })
      io.tell({ type: 'voted' })
    },
  },
}

const steps = playSteps<ShowFrame, State, Move, Fact>({ show })

const festival: Game<object, State, Move, { phase: number; votes: number }, Fact> = {
  id: 'festival',
  version: 2,
  seats: { min: 1, max: 2 },
  options: {},
  setup: () => ({ phase: 0, votes: [], agenda: [{ step: 'show' }] }),
  decisions: steps.decisions,
  apply: steps.apply,
  outcome: (s) => (s.agenda.length > 0 ? undefined : { reason: 'shown', ranks: [1], winners: [0], scores: [0] }),
  view: (s) => ({ phase: s.phase, votes: s.votes.length }),
  sample(s, _viewer, chance) {
    const votes = s.votes.map(({ watcher }) => ({ watcher, for: chance.pick('votes', ['rain', 'sun']) }))
    return { phase: s.phase, votes, agenda: s.agenda.map((f) => ({ ...f })) }
  },
  copy: (s) => ({ phase: s.phase, votes: s.votes.map((v) => ({ ...v })), agenda: s.agenda.map((f) => ({ ...f })) }),
  invariants: (s) => (s.phase <= 3 ? [] : ['a fourth phase']),
}

const start = { options: {}, seats: [{ name: 'Ana', kind: 'human' }], seed: 'show' }
function begin(game = festival) {
  const match = Match.start(game, start)
  if (isRefusal(match)) throw new Error(match.code)
  return match
}

conformance(festival, { secrets: true, every: 1, seats: [1], matches: 10 })

describe('the table and the crowd', () => {
  test('watchers act through one seat, each known by the id in the move, and are in the log like everybody', () => {
    const match = begin()
    expect(match.submit(CROWD, { type: 'vote', watcher: 'w1', for: 'sun' }).ok).toBe(true)
    expect(match.submit(CROWD, { type: 'vote', watcher: 'w2', for: 'sun' }).ok).toBe(true)
    const again = match.submit(CROWD, { type: 'vote', watcher: 'w1', for: 'rain' })
    expect(!again.ok && again.refusal).toEqual({ code: 'E_VOTED', params: { watcher: 'w1' } })
    expect(match.log.map(({ seat }) => seat)).toEqual([CROWD, CROWD])
  })

  test('a phase that only shows something waits for the table alone, and its clock goes on with the fallback', () => {
    const match = begin()
    const [awaited] = match.decisionsFor(TABLE)
    expect(awaited).toMatchObject({ open: false, clockMs: 5_000, fallback: { type: 'continue' } })
    expect(match.decisionsFor(0)).toEqual([])
    expect(match.submit(0, { type: 'continue' }).ok).toBe(false)
    expect(match.submit(TABLE, awaited?.fallback, { by: 'clock' }).ok).toBe(true)
    expect(match.log[0]).toMatchObject({ seat: TABLE, by: 'clock' })
  })
})

describe('rules versions', () => {
  test('a match is verified by the rules it began with', () => {
    const longer: typeof festival = {
      ...festival,
      version: 3,
      setup: () => ({ phase: -1, votes: [], agenda: [{ step: 'show' }] }),
    }
    const box = { game: longer, older: [festival] } as unknown as Box
    const match = begin()
    for (let phase = 0; phase < 3; phase++) match.submit(TABLE, { type: 'continue' })
    const record = recordOf(match, { withSeed: true })
    const old = gameOfVersion(box, record.rulesVersion)
    expect(old && verify(old, record).divergence).toBeUndefined()
    expect(verify(longer, record).divergence).toMatchObject({ seq: 0 })
    expect(gameOfVersion(box, 1)).toBeUndefined()
  })
})
