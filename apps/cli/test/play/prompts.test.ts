import { type Domain, flag, int, list, maybe, one, record, some, text, type Words } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { askMove } from '../../src/play/ask/choose.ts'
import type { Desk } from '../../src/play/ask/desk.ts'
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
    expect(await askValue(desk, topic, 'amount', int(5, 10))).toBe(7)
    expect(terminal.prompts[0]).toBe('AMOUNT (a number from 5 to 10): ')
    expect(terminal.text).toContain('This cannot be left out')
    expect(terminal.text).toContain('“x” is not a whole number.')
    expect(terminal.text).toContain('from 5 to 10.')
  })

  test('what can only be one thing is not asked', async () => {
    const { desk, terminal } = deskFor([])
    expect(await askValue(desk, topic, 'a', one(['only']))).toBe('only')
    expect(await askValue(desk, topic, 'a', int(3, 3))).toBe(3)
    expect(await askValue(desk, topic, 'a', some([]))).toEqual([])
    expect(await askValue(desk, topic, 'a', maybe(some([])))).toBeUndefined()
    expect(terminal.prompts).toEqual([])
  })

  test('Enter leaves out what may be left out, and stands for nothing where nothing will do', async () => {
    const { desk } = deskFor(['', '', ''])
    expect(await askValue(desk, topic, 'a', maybe(int(1, 5)))).toBeUndefined()
    expect(await askValue(desk, topic, 'a', some(['x', 'y']))).toEqual([])
    expect(await askValue(desk, topic, 'a', int(0, 500))).toBe(0)
  })

  test('a record is asked field by field, a list of records entry by entry', async () => {
    const { desk } = deskFor(['40', '2,3', '1', 'y', '2', ''])
    const bundle = record({ cash: int(0, 100), space: some([0, 1, 2]) })
    expect(await askValue(desk, topic, 'give', bundle)).toEqual({ cash: 40, space: [1, 2] })
    const bands = list(record({ from: int(1, 9) }), 1, 3)
    expect(await askValue(desk, topic, 'bands', bands)).toEqual([{ from: 1 }, { from: 2 }])
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
  })
})
