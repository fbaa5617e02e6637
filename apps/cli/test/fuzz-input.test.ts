import { shelf } from '@ludoteca/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import { build, ludoteca } from './run.ts'

beforeAll(build, 300_000)

interface Report {
  readonly inputs: number
  readonly targets: readonly { readonly target: string; readonly inputs: number; readonly kept: number }[]
  readonly faults: readonly { readonly complaint: string; readonly repeat: string }[]
}

/** About a minute of one processor for all of them together. */
const INPUTS = 800
const INPUTS_OF_MESSAGES = 5000

/** The report of a run in a process of its own, in which no code has run before: so it is counted block by block. */
async function fuzzInput(...args: string[]): Promise<Report> {
  const { stdout, stderr } = await ludoteca(
    'fuzz',
    ...args,
    '--only',
    'input',
    '--seed',
    'npm test',
    '--format',
    'json',
  )
  expect(stderr).toBe('')
  return JSON.parse(stdout) as Report
}

// A crowded machine takes many times as long.
describe('ludoteca fuzz --only input', { timeout: 600_000 }, () => {
  test.each(shelf.map(({ id }) => id))('finds nothing in %s: refused in words, no throw, no trace', async (game) => {
    const { faults, targets } = await fuzzInput(game, '--num', String(INPUTS))
    expect(faults).toEqual([])
    expect(targets.map(({ target }) => target)).toEqual(
      expect.arrayContaining([`${game} moves`, `${game} options`, `${game} records`]),
    )
    // Some inputs led further than others, or nothing was watched.
    for (const { inputs, kept } of targets) expect([inputs, kept > 1]).toEqual([INPUTS, true])
  })

  test('finds nothing in messages: each gets the verdict of the documented schemas', async () => {
    const { faults, inputs } = await fuzzInput('--target', 'messages', '--num', String(INPUTS_OF_MESSAGES))
    expect([faults, inputs]).toEqual([[], INPUTS_OF_MESSAGES])
  })

  test('stops after so many seconds, and feeds one input alone', async () => {
    const { targets } = await fuzzInput('pearls', '--seconds', '1')
    expect(targets).toHaveLength(3)
    const input = Buffer.from('{"position":0,"seat":0,"move":{"type":"constructor"}}', 'utf16le').toString('base64url')
    expect(await fuzzInput('pearls', '--target', 'pearls moves', `--input=${input}`)).toEqual({ faults: [] })
  })
})
