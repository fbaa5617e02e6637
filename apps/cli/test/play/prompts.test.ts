import { type Domain, flag, int, list, maybe, one, type Params, record, some, text, type Words } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { askMove, exampleOf } from '../../src/play/ask/choose.ts'
import { Again, type Desk } from '../../src/play/ask/desk.ts'
import { findEntry } from '../../src/play/ask/entries.ts'
import { askValue, speechOf, type Topic } from '../../src/play/ask/fill.ts'
import { hintFor, suggestionsFor } from '../../src/play/ask/hint.ts'
import { readValue } from '../../src/play/ask/read.ts'
import { painter } from '../../src/play/terminal/paint.ts'
import { shellWords } from '../../src/play/words/index.ts'
import { ScriptedTerminal } from './scripted-terminal.ts'

const STREETS = ['Via Sacra', 'Via Appia', 'Ripa Tiberina']
const shell = shellWords('en')
const topic: Topic = {
  title: (name) => name.toUpperCase(),
  value: (name, value) => (name === 'space' ? (STREETS[Number(value)] as string) : String(value)),
}

function deskFor(lines: readonly string[]) {
  const terminal = new ScriptedTerminal(lines)
  const words = { choice: (type: string) => `Please ${type}`, param: (_type: string, name: string) => name }
  const value: Words['value'] = (_type, name, given) => topic.value(name, given)
  const desk: Desk = {
    terminal,
    shell,
    paint: painter(0),
    words: { ...words, value } as unknown as Words,
    names: String,
    line: (prompt) => terminal.ask(prompt),
  }
  return { desk, terminal }
}

const read = (domain: Domain, typed: string, name = 'x') => {
  const reading = readValue(domain, typed, speechOf({ shell }, topic, name))
  return reading.ok ? reading.value : reading.why
}

describe('what is typed', () => {
  test.each<[string, Domain, string, unknown]>([
    ['a number', int(1, 50), ' 40 ', 40],
    ['a number with its thousands marked', int(1, 5000), '1,500', 1500],
    ['the least', int(21, 50), 'min', 21],
    ['the most, in steps', int(100, 950, 100), 'max', 900],
    ['no number', int(1, 50), 'forty', '“forty” is not a whole number.'],
    ['a fraction', int(1, 50), '1.5', '“1.5” is not a whole number.'],
    ['too much', int(1, 50), '51', 'It has to be a number from 1 to 50.'],
    ['off the steps', int(100, 900, 100), '150', 'It has to go in steps of 100, counted from 100.'],
    ['text', text(5), 'hello', 'hello'],
    ['too long a text', text(3), 'hello', 'It has to be 0 to 3 characters long.'],
    ['yes', flag, 'y', true],
    ['no', flag, 'no', false],
    ['some of a list', some(['a', 'b', 'c']), 'c, a', ['a', 'c']],
    ['some in order', { ...some(['a', 'b', 'c']), ordered: true }, '3,1', ['c', 'a']],
    ['all', some(['a', 'b'], 0, 2), 'all', ['a', 'b']],
    ['none', some(['a', 'b']), '-', []],
    ['the same twice', some(['a', 'b']), '1,a', '“a” is in there twice.'],
    ['too many', some(['a', 'b', 'c'], 1, 2), 'all', 'It has to be 1 to 2 of them.'],
    ['a list of numbers', list(int(0, 5), 2, 3), '1,2', [1, 2]],
    ['JSON', record({ a: int(0, 3) }), '{"a":2}', { a: 2 }],
    ['JSON of something else', record({ a: int(0, 3) }), '{"a":9}', '“{"a":9}” is not in the list.'],
    ['broken JSON', list(int(0, 5), 2, 3), '[1', '“[1” is not in the list.'],
  ])('%s', (_what, domain, typed, meant) => {
    expect(read(domain, typed)).toEqual(meant)
  })

  test.each([
    ['1', 0],
    ['via sacra', 0],
    ['SACRA', 0],
    ['ripa', 2],
    ['via', '“via” could be Via Sacra, Via Appia.'],
    ['4', '“4” is not in the list.'],
    ['forum', '“forum” is not in the list.'],
  ])('%s names a street by number, name or a part of it', (typed, meant) => {
    expect(read(one([0, 1, 2]), typed, 'space')).toEqual(meant)
  })

  test('cards keep their own numbers', () => {
    expect(read(one([2, 4, 7]), '4')).toBe(4)
    expect(read(one([2, 4, 7]), '1')).toContain('not in the list')
  })
})

describe('questions', () => {
  test('bad answers are explained and asked again', async () => {
    const { desk, terminal } = deskFor(['', 'x', '99', '7'])
    expect(await askValue(desk, topic, 'amount', [int(5, 10)])).toBe(7)
    expect(terminal.prompts[0]).toBe('AMOUNT (a number from 5 to 10): ')
    expect(terminal.text).toContain('This cannot be left out')
    expect(terminal.text).toContain('“x” is not a whole number.')
    expect(terminal.text).toContain('from 5 to 10.')
  })

  test('what can only be one thing is not asked', async () => {
    const { desk, terminal } = deskFor([])
    expect(await askValue(desk, topic, 'a', [one(['only'])])).toBe('only')
    expect(await askValue(desk, topic, 'a', [int(3, 3)])).toBe(3)
    expect(await askValue(desk, topic, 'a', [some([])])).toEqual([])
    expect(await askValue(desk, topic, 'a', [maybe(some([]))])).toBeUndefined()
    expect(terminal.prompts).toEqual([])
  })

  test('Enter leaves out what may be left out, and stands for nothing where nothing will do', async () => {
    const { desk } = deskFor(['', '', ''])
    expect(await askValue(desk, topic, 'a', [maybe(int(1, 5))])).toBeUndefined()
    expect(await askValue(desk, topic, 'a', [some(['x', 'y'])])).toEqual([])
    expect(await askValue(desk, topic, 'a', [int(0, 500)])).toBe(0)
  })

  test('a record is asked field by field, a list of records entry by entry', async () => {
    const { desk } = deskFor(['40', '2,3', '1', 'y', '2', ''])
    const bundle = record({ cash: int(0, 100), space: some([0, 1, 2]) })
    expect(await askValue(desk, topic, 'give', [bundle])).toEqual({ cash: 40, space: [1, 2] })
    const bands = list(record({ from: int(1, 9) }), 1, 3)
    expect(await askValue(desk, topic, 'bands', [bands])).toEqual([{ from: 1 }, { from: 2 }])
  })

  test('a list of lists says at once what each of them takes, and Enter ends it', async () => {
    const checks = list(list(int(0, 15), 3, 3), 0, 8)
    const { desk, terminal } = deskFor(['3,2,4', ''])
    expect(await askValue(desk, topic, 'checks', [checks])).toEqual([[3, 2, 4]])
    const hint = '3 values, separated by commas, each a number from 0 to 15; Enter when done'
    expect(terminal.prompts[0]).toBe(`CHECKS (${hint}): `)
    expect(await askValue(deskFor(['']).desk, topic, 'checks', [checks])).toEqual([])
  })

  test('hints say the range, steps, and a few round numbers', () => {
    const speech = speechOf({ shell }, topic, 'x')
    expect(hintFor(int(100, 9000, 100), speech)).toContain('a number from 100 to 9,000; in steps of 100; for instance')
    expect(hintFor(maybe(text(9)), speech)).toBe('up to 9 characters; Enter leaves it out')
    expect(suggestionsFor(int(1, 5))).toEqual([])
    for (const domain of [int(21, 1500), int(100, 9000, 100), int(0, 1400), int(7, 2000, 5)]) {
      for (const value of suggestionsFor(domain)) expect(read(domain, String(value))).toBe(value)
    }
  })
})

describe('choices', () => {
  const decision = (open: boolean, ...choices: { type: string; params: Record<string, Domain> }[]) => ({
    seat: 0,
    prompt: 'p',
    open,
    choices,
    fallback: null,
    clockMs: null,
  })
  const roll = { type: 'roll', params: {} }
  const bid = { type: 'bid', params: { amount: int(10, 90) } }
  const pass = { type: 'pass', params: {} }
  const buildOn = (group: string) => ({ type: 'build', params: { group: one([group]), levels: one(['1,0', '1,1']) } })

  test.each([
    ['bid 40', [], { type: 'bid', amount: 40 }],
    ['1 40', [], { type: 'bid', amount: 40 }],
    ['please bid 40', [], { type: 'bid', amount: 40 }],
    ['bid', ['40'], { type: 'bid', amount: 40 }],
    ['bid 400', ['bid 40'], { type: 'bid', amount: 40 }],
    ['bid 40 50', ['pass'], { type: 'pass' }],
    ['2', [], { type: 'pass' }],
    ['please', ['nothing', '', 'pass'], { type: 'pass' }],
  ])('“%s” makes a move', async (typed, further, move) => {
    const { desk } = deskFor([typed, ...further])
    expect(await askMove(desk, [decision(false, bid, pass)], true)).toEqual(move)
  })

  test('Enter alone plays the one thing that is awaited, if nothing presses', async () => {
    const decisions = [decision(true, bid), decision(false, roll)]
    expect(await askMove(deskFor(['']).desk, decisions, true)).toEqual({ type: 'roll' })
    const pressed = deskFor(['', 'roll'])
    expect(await askMove(pressed.desk, decisions, false)).toEqual({ type: 'roll' })
    expect(pressed.terminal.prompts).toHaveLength(2)
    expect(await askMove(deskFor(['']).desk, [decision(false, pass)], false)).toEqual({ type: 'pass' })
  })

  test('one choice that needs an answer takes the answer at once, with or without its name', async () => {
    for (const typed of ['40', 'bid 40']) {
      expect(await askMove(deskFor([typed]).desk, [decision(false, bid)], false)).toEqual({ type: 'bid', amount: 40 })
    }
  })

  test('choices of one kind are one entry, told apart by what differs', async () => {
    const decisions = [decision(false, roll, buildOn('Subura'), buildOn('Ripa'))]
    const { desk, terminal } = deskFor(['build', 'ripa', '2'])
    expect(await askMove(desk, decisions, true)).toEqual({ type: 'build', group: 'Ripa', levels: '1,1' })
    expect(terminal.text.match(/Please build/g)).toHaveLength(1)
    expect(await askMove(deskFor(['build sub', '1']).desk, decisions, true)).toMatchObject({ group: 'Subura' })
    expect(await askMove(deskFor(['build ripa 2']).desk, decisions, true)).toMatchObject({
      group: 'Ripa',
      levels: '1,1',
    })
  })

  const items = (of: readonly string[], count: Domain, most: number) => list(record({ good: one(of), count }), 1, most)
  const sell = (goods: Domain) => ({ type: 'sell', params: { market: maybe(one(['local']), 'local'), goods } })
  const sales = [
    sell(items(['grain', 'wood', 'wine', 'silk'], int(1, 999), 9)),
    sell(items(['grain', 'wood'], int(6, 12, 6), 2)),
    sell(items(['wine'], int(1, 3), 2)),
  ]

  test('several ways to fill in a form are one entry, and only what is to be had is listed', async () => {
    const { desk, terminal } = deskFor(['sell', 'grain', '7', '12', 'wine', '2', ''])
    expect(await askMove(desk, [decision(false, ...sales, pass)], false)).toEqual({
      type: 'sell',
      goods: [
        { good: 'grain', count: 12 },
        { good: 'wine', count: 2 },
      ],
    })
    expect(terminal.text.match(/Please sell/g)).toHaveLength(1)
    expect(terminal.text).toContain('grain')
    expect(terminal.text).not.toContain('silk')
    // What a good is counted in depends on the good.
    expect(terminal.text).toContain('It has to go in steps of 6, counted from 6.')
    expect(terminal.prompts).toContainEqual(expect.stringContaining('a number from 1 to 3'))
    // A market there is only one of is not asked for.
    expect(terminal.text).not.toContain('local')
  })

  test('what goes with one value of a choice is asked only with that one', async () => {
    const act = [
      { type: 'act', params: { action: one(['pass', 'audit']), lot: maybe(one([])) } },
      { type: 'act', params: { action: one(['grow']), lot: one(['house', 'hut']) } },
    ]
    expect(await askMove(deskFor(['audit']).desk, [decision(false, ...act)], false)).toEqual({
      type: 'act',
      action: 'audit',
    })
    expect(await askMove(deskFor(['grow', 'hut']).desk, [decision(false, ...act)], false)).toEqual({
      type: 'act',
      action: 'grow',
      lot: 'hut',
    })
  })

  test('where a game has words for what fits what was answered, these are asked for, one list entry after the other', async () => {
    const doors = { title: 'Doors', of: ['oak', 'iron'].map((label, value) => ({ value, label })) }
    const roofs = { title: 'Roofs', of: ['tiles', 'thatch'].map((label, value) => ({ value, label })) }
    const alternatives: Words['alternatives'] = (_type, name, { what }) => {
      if (name === 'way') return [doors]
      return name === 'ways' ? (what === 'hut' ? [] : [doors, roofs]) : undefined
    }
    const ask = async (name: string, domain: Domain, ...typed: string[]) => {
      const { desk, terminal } = deskFor(typed)
      const sight = { viewer: 0, view: {} }
      const words = { ...desk.words, alternatives } as Words
      const build = { type: 'build', params: { what: one(['house', 'hut']), [name]: domain } }
      const move = await askMove({ ...desk, words, sight }, [decision(false, build)], false)
      return [move, terminal.text] as const
    }
    const ways = maybe(list(int(0, 99), 0, 4))
    const [house, text] = await ask('ways', ways, 'house', 'iron', '2')
    expect(house).toEqual({ type: 'build', what: 'house', ways: [1, 1] })
    expect(text).toMatch(/1 {2}oak\n +2 {2}iron\nDoors [\s\S]*1 {2}tiles\n +2 {2}thatch\nRoofs/)
    expect((await ask('ways', ways, 'hut'))[0]).toEqual({ type: 'build', what: 'hut' })
    expect((await ask('way', int(0, 99), 'hut', 'oak'))[0]).toEqual({ type: 'build', what: 'hut', way: 0 })
  })

  test('choices that the game calls by different names are different entries', async () => {
    const { desk, terminal } = deskFor(['1'])
    const words = { ...desk.words, choice: (_type: string, params?: Params) => (params?.lot ? 'Bid' : 'No bid') }
    const bids = [
      { type: 'bid', params: { amount: int(0, 0) } },
      { type: 'bid', params: { lot: one(['house', 'hut']), amount: int(1, 9) } },
    ]
    expect(await askMove({ ...desk, words }, [decision(false, ...bids)], false)).toEqual({ type: 'bid', amount: 0 })
    expect(terminal.text).toMatch(/1 {2}No bid\n +2 {2}Bid …/)
  })

  test('Enter means the usual where a game says what that is', async () => {
    const { desk, terminal } = deskFor([''])
    expect(await askValue(desk, topic, 'tenure', [maybe(one(['owned', 'leased']), 'owned')])).toBeUndefined()
    expect(terminal.prompts[0]).toContain('Enter: owned')
  })

  test('where a game says what a move would bring, that is read before it is made', async () => {
    const sight = { viewer: 0, view: { odds: 40 } }
    const withOutlook = (lines: readonly string[]) => {
      const { desk, terminal } = deskFor(lines)
      const outlook: NonNullable<Words['outlook']> = (move, _names, { view }) =>
        move.type === 'bid' ? [`It succeeds with ${(view as typeof sight.view).odds} %.`] : []
      return { desk: { ...desk, sight, words: { ...desk.words, outlook } }, terminal }
    }
    const yes = withOutlook(['bid 40', ''])
    expect(await askMove(yes.desk, [decision(false, bid, pass)], false)).toEqual({ type: 'bid', amount: 40 })
    expect(yes.terminal.text).toContain('It succeeds with 40 %.\nShall it be so? (Enter: yes)')
    const no = withOutlook(['bid 40', 'no'])
    await expect(askMove(no.desk, [decision(false, bid, pass)], false)).rejects.toThrow(Again)
    expect(await askMove(withOutlook(['pass']).desk, [decision(false, bid, pass)], false)).toEqual({ type: 'pass' })
  })

  test('an example of what can be typed is something that works', async () => {
    const decisions = [decision(false, pass, bid)]
    const example = exampleOf(deskFor([]).desk, decisions) ?? expect.fail('no example')
    expect(example).toBe('Please bid 10')
    expect(await askMove(deskFor([example]).desk, decisions, false)).toEqual({ type: 'bid', amount: 10 })
    expect(exampleOf(deskFor([]).desk, [decision(false, bid)])).toBe('10')
    expect(exampleOf(deskFor([]).desk, [decision(false, pass)])).toBeUndefined()
  })

  test('a thing is found by its name, whatever its entry says about it', () => {
    const labels = ['Getreide: Vorrat 12', 'Getreidefladen: Vorrat 3', 'Wein (dunkel)']
    const entries = labels.map((label, i) => ({ key: String(i + 1), label, value: i }))
    expect(findEntry(entries, 'getreide')).toMatchObject({ entry: { value: 0 } })
    expect(findEntry(entries, 'wein')).toMatchObject({ entry: { value: 2 } })
  })

  test('what differs decides what else is asked, and may be typed ahead with it', async () => {
    const sold = (winner: string, most: number) => ({
      type: 'sell',
      params: { winner: one([winner]), amount: int(1, most) },
    })
    const decisions = [decision(false, sold('Ann', 84), sold('Ben', 90), pass)]
    const { desk, terminal } = deskFor(['sell', 'ann', '90', '80'])
    expect(await askMove(desk, decisions, true)).toEqual({ type: 'sell', winner: 'Ann', amount: 80 })
    expect(terminal.text).toContain('It has to be a number from 1 to 84.')
    for (const typed of ['sell ben 90', 'sell 2 90']) {
      expect(await askMove(deskFor([typed]).desk, decisions, true)).toEqual({ type: 'sell', winner: 'Ben', amount: 90 })
    }
    const ahead = deskFor(['sell ann 90', 'sell ann 84'])
    expect(await askMove(ahead.desk, decisions, true)).toEqual({ type: 'sell', winner: 'Ann', amount: 84 })
    expect(ahead.terminal.text).toContain('It has to be a number from 1 to 84.')
  })
})
