import { TABLE } from '@ludoteca/kernel'
import { expect, test } from 'vitest'
import { check, type Verdict } from '../src/chaos/checker.ts'
import type { Fault, History, Person, Seen, Sent, Story, StoryMove } from '../src/chaos/history.ts'

const PROMISED = { clockGraceMs: 300, returnGraceMs: 4_000 }
const CLEAN: Verdict = {
  lost: [],
  doubled: [],
  ghosts: [],
  disordered: [],
  earlyClocks: [],
  doubleClocks: [],
  forfeits: [],
  late: [],
}
const CLOCK = { prompt: 'bid', clockMs: 2_000 }
const PEOPLE: readonly (readonly [string, Person])[] = [
  ['ana', { isPrompt: true, speaksForTable: true }],
  ['beto', { isPrompt: false, speaksForTable: false }],
  ['carla', { isPrompt: false, speaksForTable: false }],
]

/** Ana moves, Beto never answers and is moved for, Ana moves again; Carla watches. */
class Tale {
  readonly faults: Fault[] = []
  readonly sent: Sent[] = [sentBy('ana', '1', 1_000), sentBy('ana', '3', 3_400)]
  readonly moves: StoryMove[] = [
    move(1, 0, null, 'ana:1'),
    { ...move(2, 1, 'clock', 'server:1'), question: { ...CLOCK, putBy: 1 } },
    move(3, 0, null, 'ana:3'),
  ]
  readonly seen: Seen[] = [
    shown('ana', 0, 0, ['opening'], 900),
    shown('carla', null, 0, ['opening'], 900),
    shown('ana', 0, 1, ['fact 1'], 1_010),
    shown('carla', null, 1, ['fact 1'], 1_010),
    shown('ana', 0, 2, ['fact 2'], 3_310),
    shown('carla', null, 2, ['fact 2'], 3_310),
    shown('ana', 0, 3, ['fact 3'], 3_410),
    shown('carla', null, 3, ['fact 3'], 3_410),
  ]

  get verdict(): Verdict {
    const history: History = { people: new Map(PEOPLE), sent: this.sent, seen: this.seen, faults: this.faults }
    const opening = [{ fact: 'opening', to: 'all' } as const]
    const story: Story = { matchId: 'm', opening, moves: this.moves }
    return check(history, [story], PROMISED)
  }

  edit<K extends 'sent' | 'moves' | 'seen'>(what: K, at: number, change: Partial<Tale[K][number]>): this {
    const list = this[what] as object[]
    list[at] = { ...list[at], ...change }
    return this
  }
}

function sentBy(who: string, key: string, at: number): Sent {
  const answer = { answeredAt: at + 10, refusal: undefined }
  return { who, matchId: 'm', key: `${who}:${key}`, at: [at], move: `move ${key}`, ...answer }
}

function move(seq: number, seat: number, by: StoryMove['by'], key: string): StoryMove {
  const told = [{ fact: `fact ${seq}`, to: 'all' as const }]
  return { seq, seat, by, key, move: `move ${seq}`, told, question: undefined }
}

function shown(who: string, seat: number | null, from: number, facts: readonly string[], at: number): Seen {
  return { who, seat, matchId: 'm', at, from, facts }
}

/** The kinds of what was found, each with how often. */
function kindsOf(verdict: Verdict): Partial<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(verdict).flatMap(([kind, { length }]) => (length > 0 ? [[kind, length]] : [])),
  )
}

test('a history in which all is well has no faults', () => {
  expect(new Tale().verdict).toEqual(CLEAN)
})

const NEVER = { answeredAt: undefined, refusal: undefined }
const PLANTED: Record<string, [(tale: Tale) => unknown, Partial<Record<keyof Verdict, number>>]> = {
  'a move that was acknowledged and is not stored': [(t) => t.sent.push(sentBy('ana', '9', 3_500)), { lost: 1 }],
  'a move without an answer may be stored or not': [
    (t) => t.edit('sent', 1, NEVER).sent.push({ ...sentBy('ana', '9', 1), ...NEVER }),
    {},
  ],
  'a move that is stored twice': [
    (t) => t.moves.push({ ...move(4, 0, null, 'ana:3'), move: 'move 3' }),
    { doubled: 1 },
  ],
  'a move that nobody sent': [(t) => t.edit('moves', 2, { key: 'ana:7' }).sent.pop(), { ghosts: 1 }],
  'another move than was sent': [(t) => t.edit('sent', 0, { move: 'another' }), { ghosts: 1 }],
  'a move that was sent to another match': [(t) => t.edit('sent', 0, { matchId: 'n' }), { ghosts: 1 }],
  'a move that was refused and stored': [(t) => t.edit('sent', 0, { refusal: 'STALE' }), { ghosts: 1 }],
  'a fact that is shown twice': [(t) => t.seen.push(shown('carla', null, 4, ['fact 3'], 3_500)), { doubled: 1 }],
  'facts that are shown once more': [
    (t) => t.seen.push(shown('carla', null, 2, ['fact 2', 'fact 3'], 3_500)),
    { doubled: 1 },
  ],
  'a fact that is shown and not stored': [(t) => t.seen.push(shown('ana', 0, 4, ['fact 4'], 3_500)), { ghosts: 1 }],
  'a fact that was meant for others': [
    (t) => t.edit('moves', 2, { told: [{ fact: 'fact 3', to: [0] }] }),
    { ghosts: 1 },
  ],
  'a match that is shown and not stored': [(t) => t.edit('seen', 7, { matchId: 'n' }), { ghosts: 1 }],
  'facts in another order': [
    (t) => t.edit('seen', 5, { facts: ['fact 3'] }).edit('seen', 7, { facts: ['fact 2'] }),
    { disordered: 1, doubled: 1 },
  ],
  'a fact that somebody missed': [(t) => t.seen.splice(5, 1), { disordered: 1 }],
  'somebody who comes later begins later': [(t) => t.seen.splice(1, 1), {}],
  'a move that becomes known while the database stands still': [
    (t) => t.faults.push({ kind: 'freezes', from: 500, until: 3_405 }),
    { ghosts: 1 },
  ],
  'a clock that is early': [(t) => t.edit('seen', 4, { at: 3_200 }).edit('seen', 5, { at: 3_250 }), { earlyClocks: 1 }],
  'a clock of which only later moves tell that it was early': [
    (t) => {
      t.seen.splice(4, 2, shown('carla', null, 2, ['fact 2', 'fact 3'], 3_200))
      t.seen.splice(5, 2)
    },
    { earlyClocks: 1 },
  ],
  'a clock that moves where nothing is asked': [
    (t) => t.edit('moves', 1, { question: undefined }),
    { doubleClocks: 1 },
  ],
  'two clocks for one question': [
    (t) => t.moves.push({ ...move(4, 1, 'clock', 'server:2'), question: { ...CLOCK, putBy: 1 } }),
    { doubleClocks: 1 },
  ],
  'a new question whose clock goes on from the old one': [
    (t) => {
      t.moves.push({ ...move(4, 1, 'clock', 'server:2'), question: { ...CLOCK, putBy: 2 } })
      t.seen.push(shown('carla', null, 4, ['fact 4'], 3_700))
    },
    { earlyClocks: 1 },
  ],
}

test.each(Object.entries(PLANTED))('%s', (_, [plant, kinds]) => {
  const tale = new Tale()
  plant(tale)
  expect(kindsOf(tale.verdict)).toEqual(kinds)
})

/** Somebody moves for Ana, who answers promptly, instead of for Beto. */
function forAna(by: 'clock' | 'autopilot', seat = 0): Tale {
  return new Tale().edit('moves', 1, { seat, by })
}

const AWAY: Fault = { kind: 'freezes', from: 1_100, until: 1_900 }

test.each<[string, Tale, Fault[], Partial<Record<keyof Verdict, number>>]>([
  ['who was moved for although all was well was too slow', forAna('clock'), [], { late: 1 }],
  ['an autopilot has no excuse', forAna('autopilot'), [], { forfeits: 1 }],
  [
    'nobody is moved for while the database stands still',
    forAna('clock'),
    [{ ...AWAY, until: 3_300 }],
    { forfeits: 1, ghosts: 0 },
  ],
  ['nobody is moved for right after the database stood still', forAna('clock'), [AWAY], { forfeits: 1 }],
  [
    'nobody is moved for right after the server was killed',
    forAna('clock'),
    [{ ...AWAY, kind: 'kills' }],
    { forfeits: 1 },
  ],
  ['nor is the table, whose host is as quick', forAna('clock', TABLE), [AWAY], { forfeits: 1 }],
  ['without Redis nobody has to come back', forAna('clock'), [{ ...AWAY, kind: 'hangs' }], { late: 1 }],
  [
    'long after an outage clocks run as always',
    forAna('clock'),
    [{ ...AWAY, from: -2_900, until: -2_100 }],
    { late: 1 },
  ],
])('%s', (_, tale, faults, kinds) => {
  tale.faults.push(...faults)
  const found = kindsOf(tale.verdict)
  expect(found).toEqual(Object.fromEntries(Object.entries(kinds).filter(([, count]) => count > 0)))
})

test('whose answer was there in time is not moved for, and who sent it to nobody must send it again', () => {
  const hung: Fault = { kind: 'hangs', from: 1_000, until: 1_100 }
  const answer = (at: readonly number[]) => ({ ...sentBy('ana', '2', 0), at, answeredAt: 3_500, refusal: 'E_PHASE' })
  for (const [at, kinds] of [
    [[1_200], { forfeits: 1 }],
    [[900, 1_250], { forfeits: 1 }],
    // It was on its way to whoever was away, or just now.
    [[1_050], { late: 1 }],
    [[2_000], { late: 1 }],
  ] as const) {
    const tale = forAna('clock')
    tale.faults.push(hung)
    tale.sent.push(answer(at))
    expect(kindsOf(tale.verdict)).toEqual(kinds)
  }
})

test('what people bring along was sent by nobody, but only before anybody moves, and once', () => {
  const brought = new Tale()
  brought.edit('moves', 0, { key: 'brought:0:0' })
  brought.sent.shift()
  expect(brought.verdict).toEqual(CLEAN)
  expect(kindsOf(brought.edit('moves', 2, { key: 'brought:0:0' }).verdict)).toMatchObject({ ghosts: 1 })
  const twice = new Tale().edit('moves', 0, { key: 'brought:0:0' }).edit('moves', 1, { key: 'brought:0:0', by: null })
  expect(twice.verdict.doubled).toHaveLength(1)
})
