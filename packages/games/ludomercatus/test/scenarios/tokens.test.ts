import { configure, Match, Position, SeededChance, TABLE } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { box } from '../../src/box.ts'
import { TOKENS, type TokenId } from '../../src/data/board.ts'
import { ludomercatus } from '../../src/game.ts'
import type { State } from '../../src/state.ts'
import { version1 } from '../../src/version-1.ts'
import { view } from '../../src/view.ts'
import { A, B, C, D, given, rolled, rule } from '../positions.ts'

const seen = (s: State) => view(s, 'spectator').tokens

/** These tokens came by lot. */
const dealt =
  (...held: TokenId[]) =>
  (s: State) => {
    s.tokens = { held: [...held], chosen: held.map(() => false) }
  }
const plain = dealt('amphora', 'trireme', 'scales', 'oil-lamp')

test('everybody gets a token by lot, no two the same [3.1, 3.4]', () => {
  const config = configure(ludomercatus as never, {}, 8) as never
  const lots = Array.from({ length: 30 }, (_, i) => {
    const { state } = Position.setup(ludomercatus, config, 8, new SeededChance(`tokens ${i}`))
    expect(seen(state).toSorted()).toEqual(TOKENS.toSorted())
    return seen(state)[0]
  })
  expect(new Set(lots).size).toBeGreaterThan(4)
})

rule('a player chooses a token, and whoever had it by lot gets the other [3.1]', {
  given: plain,
  when: [
    [A, 'takeToken', { token: 'scales' }],
    [B, 'takeToken', { token: 'bull' }],
  ],
  then: (s) => expect(seen(s)).toEqual(['scales', 'bull', 'amphora', 'oil-lamp']),
  told: [
    { type: 'tokenTaken', seat: A, token: 'scales' },
    { type: 'tokenTaken', seat: C, token: 'amphora' },
    { type: 'tokenTaken', seat: B, token: 'bull' },
  ],
})

rule('nobody takes the token that somebody else has chosen [3.1]', {
  given: plain,
  when: [
    [A, 'takeToken', { token: 'bull' }],
    [B, 'takeToken', { token: 'bull' }, 'E_TOKEN'],
    [B, 'takeToken', { token: 'hat' }, 'E_RANGE'],
    [A, 'takeToken', { token: 'laurel' }],
    [B, 'takeToken', { token: 'bull' }],
  ],
  then: (s) => expect(seen(s)).toEqual(['laurel', 'bull', 'scales', 'oil-lamp']),
})

rule('a token is chosen until the own first throw [3.1]', {
  given: plain,
  dice: [1, 3],
  when: [
    [A, 'roll'],
    [A, 'takeToken', { token: 'bull' }, 'E_SEAT'],
    [B, 'takeToken', { token: 'bull' }],
    [A, 'endTurn'],
    [B, 'takeToken', { token: 'column' }],
    [A, 'takeToken', { token: 'bull' }, 'E_SEAT'],
  ],
  then: (s) => expect(seen(s)).toEqual(['amphora', 'column', 'scales', 'oil-lamp']),
})

rule('after the first round nobody chooses any more [3.1]', {
  given: given(rolled, (s) => {
    s.active = D
  }),
  when: [
    [D, 'endTurn'],
    [C, 'takeToken', { token: 'bull' }, 'E_PHASE'],
  ],
})

test('matches of version 1 have the tokens of their seats and no choice [3.1]', () => {
  const seats = ['Ann', 'Ben'].map((name) => ({ name, kind: 'human' }))
  const match = Match.start(version1, { options: {}, seats, seed: 'old' })
  if (!(match instanceof Match)) throw new Error(match.code)
  expect(match.view('spectator').tokens).toEqual(['amphora', 'trireme'])
  expect(match.refusalOf(A, { type: 'takeToken', token: 'bull' })?.code).toBe('E_PHASE')
  expect(match.position.state).not.toHaveProperty('tokens')
})

describe('what is brought along', () => {
  const { profiles } = box
  const config = configure(ludomercatus as never, {}, 4) as never
  const own = { belongings: { token: 'bull' }, hasChanged: true }

  test('is a token by lot that nobody else has [3.1]', () => {
    const others = TOKENS.slice(0, 7).map((token) => ({ token }))
    for (const luck of [0, 1, 99]) expect(profiles?.lot(config, others, luck)).toEqual({ token: 'bull' })
    expect(profiles?.lot(config, [...others, { token: 'bull' }], 3)).toEqual({})
    const lots = TOKENS.map((_, luck) => profiles?.lot(config, [], luck).token)
    expect(new Set(lots)).toEqual(new Set(TOKENS))
  })

  test('may be changed for another that nobody else has, as often as one likes [3.1]', () => {
    const refusal = (token: unknown) => profiles?.refusalOf(config, { token }, own, [{ token: 'scales' }])?.code
    expect(refusal('column')).toBeUndefined()
    expect(refusal('bull')).toBeUndefined()
    expect(refusal('scales')).toBe('E_TOKEN')
    for (const nonsense of ['hat', 7, null, {}, 'constructor']) expect(refusal(nonsense)).toBe('BAD_MESSAGE')
  })

  test('is seen by everybody, and is the first move of its seat [3.1]', () => {
    expect(profiles?.shown({ token: 'bull', realName: 'Ann' })).toEqual({ token: 'bull' })
    expect(profiles?.shown({ token: 'hat' })).toEqual({})
    expect(profiles?.moves({ token: 'bull' })).toEqual([{ type: 'takeToken', token: 'bull' }])
    expect(profiles?.moves({ token: 'hat' })).toEqual([])
  })

  test('is explained, every token by its name [3.1]', () => {
    const [field] = profiles?.fields?.(config) ?? []
    expect(Object.keys(field?.values ?? {})).toEqual([...TOKENS])
  })
})

test('nobody is asked for a token on behalf of the table', () => {
  const config = configure(ludomercatus as never, {}, 2) as never
  const { decisions } = Position.setup(ludomercatus, config, 2, new SeededChance('table'))
  expect(decisions.filter(({ seat }) => seat === TABLE)).toEqual([])
})
