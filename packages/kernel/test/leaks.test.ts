import { describe, expect, test } from 'vitest'
import { type Choice, type Game, type Io, int, type Viewer } from '../src/index.ts'
import { tryMatch } from '../src/testing/trial.ts'
import { add, type Config, type Fact, type Move, type State, toy, type View, view } from './toy.ts'

type Toy = Game<Config, State, Move, View, Fact>
type Apply = Toy['apply']

/** Everything the suite says about the toy game with some of it changed. */
function found(changed: Partial<Toy>): string[] {
  const details = new Set<string>()
  for (let i = 0; i < 12; i++) {
    const trial = { options: {}, seats: 3, seed: `leaks ${i}`, movesMax: 500, every: 1 }
    const { violations } = tryMatch({ ...toy, ...changed } as unknown as Game, trial)
    for (const { check, detail } of violations) details.add(`${check}: ${detail}`)
  }
  return [...details]
}
const leak = (where: string, path: string) => expect.stringMatching(new RegExp(`^no leak in ${where}: .*: ${path}: `))

/** The toy game with something else said or done instead of one kind of move. */
function instead<T extends Move['type']>(
  type: T,
  act: (s: State, seat: number, move: Extract<Move, { type: T }>, io: Io<Fact>) => void,
): Apply {
  return (s, seat, move, io) => {
    if (move.type === type) act(s, seat, move as Extract<Move, { type: T }>, io)
    else toy.apply(s, seat, move, io)
  }
}
const also = (type: Move['type'], tell: (s: State, io: Io<Fact>) => void): Apply => {
  return (s, seat, move, io) => {
    toy.apply(s, seat, move, io)
    if (move.type === type) tell(s, io)
  }
}

/** Nobody sees that somebody has written something down. */
const secretive = (s: Readonly<State>, viewer: Viewer): View => ({ ...view(s, viewer), noted: [] })
const neighbour = (s: Readonly<State>, seat: number) => (seat + 1) % s.secrets.length

describe('that something has happened in secret', () => {
  const noting = (hearers: (s: State, seat: number) => readonly number[]) =>
    instead('note', (s, seat, { number }, io) => {
      s.notes[seat] = number
      io.tell({ type: 'noted', seat }, hearers(s, seat))
    })

  test('may be told to whoever did it', () => {
    expect(found({ view: secretive, apply: noting((_, seat) => [seat]) })).toEqual([])
  })

  test('is a leak when a neighbour hears of it, whatever else the fact says', () => {
    const leaking = found({ view: secretive, apply: noting((s, seat) => [seat, neighbour(s, seat)]) })
    expect(leaking).toContainEqual(leak('facts', 'facts\\[0\\]'))
  })
})

describe('a move that reveals', () => {
  test('may tell some what it hides from others', () => {
    expect(found({})).toEqual([])
  })

  test('leaks when everybody hears what only one may know', () => {
    const apply = also('peek', (s, io) => io.tell({ type: 'secretSeen', at: 1, secret: s.secrets[1] as number }))
    expect(found({ apply })).toContainEqual(leak('facts', 'facts\\[[12]\\].secret'))
  })

  test('may make public what was hidden, although nothing of it stays', () => {
    const apply = also('roll', (s, io) => {
      io.reveal()
      io.tell({ type: 'secretSeen', at: 0, secret: s.secrets[0] as number })
      s.secrets[0] = 0
    })
    expect(found({ apply })).toEqual([])
  })

  test('may tell everybody something that changes nothing they see', () => {
    const apply = instead('note', (s, seat, { number }, io) => {
      s.notes[seat] = number
      io.reveal()
      io.tell({ type: 'noted', seat })
    })
    expect(found({ view: secretive, apply })).toEqual([])
  })

  test('leaks when some hear something that changes nothing they see', () => {
    const apply = instead('note', (s, seat, { number }, io) => {
      s.notes[seat] = number
      io.reveal()
      io.tell({ type: 'noted', seat }, [neighbour(s, seat)])
    })
    expect(found({ view: secretive, apply })).toContainEqual(leak('facts', 'facts\\[0\\]'))
  })
})

describe('a move that draws', () => {
  const throwing = (isPublic: boolean) =>
    instead('note', (s, seat, _move, io) => {
      const dice = io.chance.int('notes', 99)
      s.notes[seat] = dice
      io.tell({ type: 'secretSeen', at: seat, secret: dice }, ...(isPublic ? [] : [[seat]]))
    })

  test('may tell what came up to whoever may see it', () => {
    expect(found({ apply: throwing(false) })).toEqual([])
  })

  test('leaks when the fact has no audience', () => {
    expect(found({ apply: throwing(true) })).toContainEqual(leak('facts', 'facts\\[0\\].secret'))
  })

  test('may throw in public, beside a throw that is secret', () => {
    const apply = instead('note', (s, seat, _move, io) => {
      s.notes[seat] = io.chance.int('both', 99)
      io.tell({ type: 'rolled', seat, die: io.chance.die('both', 6) })
    })
    expect(found({ apply })).toEqual([])
  })

  test('leaks already when the match is set up', () => {
    const setup: Toy['setup'] = (config, seats, io) => {
      const s = toy.setup(config, seats, io)
      io.tell({ type: 'secretSeen', at: 2, secret: s.secrets[2] as number })
      return s
    }
    expect(found({ setup })).toContainEqual(leak('facts', 'facts\\[0\\].secret'))
  })
})

describe('the order of keys', () => {
  const isOdd = (s: Readonly<State>) => ((s.secrets[0] as number) + (s.secrets[1] as number)) % 2 === 1
  const turned = <T extends object>(value: T) => Object.fromEntries(Object.entries(value).reverse()) as T

  test('leaks in a view', () => {
    const telling = (s: Readonly<State>, viewer: Viewer) => (isOdd(s) ? turned(view(s, viewer)) : view(s, viewer))
    expect(found({ view: telling })).toContainEqual(leak('view or decisions', 'view'))
  })

  test('leaks in a fact', () => {
    const apply = instead('cheer', (s, seat, _move, io) => {
      s.cheers++
      io.tell(isOdd(s) ? { type: 'cheered', seat } : turned({ type: 'cheered', seat }))
    })
    expect(found({ apply })).toContainEqual(leak('facts', 'facts\\[0\\]'))
  })
})

describe('the report names the place', () => {
  test('in a view', () => {
    const telling = (s: Readonly<State>, viewer: Viewer) => ({ ...view(s, viewer), known: s.secrets })
    expect(found({ view: telling })).toContainEqual(leak('view or decisions', 'view\\.known\\[[012]\\]'))
  })

  test('in the domain of a parameter', () => {
    const paramsOf: Choice<State, Move>['paramsOf'] = (s, seat) => {
      return { count: int(1, s.secrets[neighbour(s, seat)] as number), times: int(1, 2) }
    }
    const { params: _fixed, ...rest } = add
    const telling: Choice<State, Move> = { ...rest, paramsOf }
    const decisions: Toy['decisions'] = (s) =>
      toy.decisions(s).map((d) => ({ ...d, choices: d.choices.map((choice) => (choice === add ? telling : choice)) }))
    const path = 'decisions\\[0\\]\\.choices\\[0\\]\\.params\\.count\\.max'
    expect(found({ decisions })).toContainEqual(leak('view or decisions', path))
  })

  test('in what clocks show', () => {
    const decisions: Toy['decisions'] = (s) =>
      toy.decisions(s).map((d) => ({ ...d, clockMs: 1_000 + (s.secrets[d.seat] as number) }))
    expect(found({ decisions })).toContainEqual(leak('view or decisions', 'clocks\\[0\\]\\.clockMs'))
  })

  test('in a refusal', () => {
    const check: Choice<State, Move>['check'] = (s, seat, move) => {
      const refusal = add.check?.(s, seat, move)
      return refusal && { ...refusal, params: { hint: s.secrets[neighbour(s, seat)] as number } }
    }
    const decisions: Toy['decisions'] = (s) =>
      toy.decisions(s).map((d) => ({
        ...d,
        choices: d.choices.map((choice) => (choice === add ? { ...add, check } : choice)),
      }))
    expect(found({ decisions })).toContainEqual(leak('refusals', 'refusal\\.params\\.hint'))
  })

  test('in a fact', () => {
    const apply = also('cheer', (s, io) => io.tell({ type: 'added', seat: 0, sum: s.secrets[0] as number }))
    expect(found({ apply })).toContainEqual(leak('facts', 'facts\\[1\\]\\.sum'))
  })
})
