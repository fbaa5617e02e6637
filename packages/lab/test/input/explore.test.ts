import { type Box, refuse } from '@ludoteca/kernel'
import { box as pearls } from '@ludoteca/pearls'
import { expect, test } from 'vitest'
import { Blocks } from '../../src/fuzz/input/blocks.ts'
import { complaintAbout, type Exploration, type Explored, explore } from '../../src/fuzz/input/explore.ts'
import { feedInput, fuzzInput, targetNames } from '../../src/fuzz/input/input.ts'
import { messagesOf } from '../../src/fuzz/input/messages.ts'
import { movesOf } from '../../src/fuzz/input/moves.ts'
import { optionsOf } from '../../src/fuzz/input/options.ts'
import type { Target } from '../../src/fuzz/input/target.ts'

const box = pearls as unknown as Box
const INPUTS = 2000

async function run(target: Target, exploration: Exploration): Promise<Explored> {
  const blocks = new Blocks()
  try {
    return await explore(target, blocks, exploration)
  } finally {
    blocks.close()
  }
}

/** The complaints about a target, up to one with these words. */
async function complaintsOf(target: Target, words: string, inputs = INPUTS): Promise<string[]> {
  let isOver = false
  const feed: Target['feed'] = (input) => {
    const complaint = complaintAbout(target, input)
    if (complaint?.includes(words)) isOver = true
    return complaint
  }
  const { faults } = await run({ ...target, feed }, { seed: 'planted', inputs, isOver: () => isOver })
  return faults.map(({ complaint }) => complaint)
}

/** Pearls with another answer to refused moves. */
function explaining(explain: NonNullable<Box['explain']>): Target {
  return movesOf({ ...box, explain }, 'planted')
}

test('a lookup by a name from outside that throws at names of prototypes is found', async () => {
  const phases: Readonly<Record<string, readonly string[]>> = { bid: ['dive'] }
  const target = explaining((_s, _seat, { type }, refusal) => (phases[type]?.includes('dive') ? refusal : refusal))
  expect(await complaintsOf(target, 'threw')).toEqual([
    expect.stringMatching(/^threw TypeError: .*includes is not a function/),
  ])
})

test('a refusal without words is found, and so is one with undefined in its sentence', async () => {
  const unknown = explaining(() => refuse('E_SECRET'))
  expect(await complaintsOf(unknown, 'E_SECRET')).toEqual([
    expect.stringContaining('says "That was refused (E_SECRET)."'),
  ])
  const bare = explaining((_s, _seat, _move, { code }) => refuse(code))
  expect((await complaintsOf(bare, '(undefined)')).join()).toContain('(undefined)')
})

test('a refusal that writes to the state is found', async () => {
  const target = explaining((s, _seat, _move, refusal) => {
    Object.assign(s, { touched: true })
    return refusal
  })
  expect(await complaintsOf(target, 'threw')).toEqual([
    expect.stringMatching(/^threw TypeError: Cannot add property touched/),
  ])
})

test('an accepted move after which something is wrong is found', async () => {
  const invariants = () => ['planted']
  const broken = movesOf({ ...box, game: { ...box.game, invariants } }, 'planted')
  expect(await complaintsOf(broken, 'planted')).toContain('went wrong: planted')
})

test('an option that makes the set-up throw is found', async () => {
  const setup: Box['game']['setup'] = (config, seats, io) => {
    if ((config as { pearls: number }).pearls === 13) throw new RangeError('planted')
    return box.game.setup(config, seats, io)
  }
  expect(await complaintsOf(optionsOf({ ...box, game: { ...box.game, setup } }), 'planted')).toEqual([
    expect.stringContaining('threw RangeError: planted'),
  ])
})

test('a parser that measures what is no text is found', async () => {
  const measuring: Target = {
    ...messagesOf([box]),
    feed(input) {
      const fields = Object.values((read(input) ?? {}) as Readonly<Record<string, { readonly length?: string } | null>>)
      return fields.some((field) => String(field?.length) === '') ? 'no length' : undefined
    },
  }
  expect(await complaintsOf(measuring, 'threw', 10_000)).toEqual([
    expect.stringContaining('threw TypeError: Cannot convert object to primitive value'),
  ])
})

/** Only who gets one step further each time comes to the end: drawn inputs alone never would. */
const maze: Target = {
  name: 'maze',
  fresh: () => '{"a":1,"b":1,"c":1,"d":1,"e":1}',
  feed: (input) => walk(read(input) as Readonly<Record<string, unknown>> | undefined),
}

test('what runs for the first time leads further: a maze is solved that chance alone does not solve', async () => {
  // Luck decides how soon; without a guide even a thousand times as many would not do.
  let [ends, kept]: [string[], number] = [[], 0]
  for (let i = 0; i < 8 && ends.length === 0; i++) {
    let isSolved = false
    const feed: Target['feed'] = (input) => {
      const complaint = maze.feed(input)
      isSolved ||= complaint !== undefined
      return complaint
    }
    const exploration = { seed: `maze ${i}`, inputs: 5000, isOver: () => isSolved }
    const { faults, kept: steps } = await run({ ...maze, feed }, exploration)
    ends = faults.map(({ complaint }) => complaint)
    kept = steps
  }
  expect(ends).toEqual(['the end'])
  expect(kept).toBeGreaterThan(3)
})

test('one input alone shows its fault again, and none where there is none', async () => {
  const spec = { game: 'pearls', target: 'pearls moves', seed: 's', inputs: 300 }
  expect((await fuzzInput(spec)).targets).toMatchObject([{ target: 'pearls moves', inputs: 300, faults: [] }])
  expect(await feedInput(spec, '{"position":0,"seat":0,"move":{"type":"constructor"}}')).toEqual([])
  const phases: Readonly<Record<string, readonly string[]>> = {}
  const target = explaining((_s, _seat, { type }, refusal) => (phases[type]?.includes('x') ? refusal : refusal))
  let isFound = false
  const feed: Target['feed'] = (input) => {
    const complaint = complaintAbout(target, input)
    isFound ||= complaint !== undefined
    return complaint
  }
  const [fault] = (await run({ ...target, feed }, { seed: 's', inputs: INPUTS, isOver: () => isFound })).faults
  expect(() => target.feed(fault?.input as string)).toThrow('includes is not a function')
})

test('everything that takes input has a name', async () => {
  expect(await targetNames('imperio')).toEqual(['moves', 'options', 'records', 'profiles'].map((of) => `imperio ${of}`))
  expect((await targetNames()).slice(0, 2)).toEqual(['messages', 'aufbau moves'])
})

function walk(at: Readonly<Record<string, unknown>> | undefined): string | undefined {
  if (typeof at?.a !== 'boolean') return undefined
  if (!Array.isArray(at.b)) return undefined
  if (typeof at.c !== 'string') return undefined
  if (!Array.isArray(at.d)) return undefined
  if (typeof at.e !== 'string') return undefined
  return 'the end'
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
