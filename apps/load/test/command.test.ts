import { afterEach, expect, test, vi } from 'vitest'
import { chaos } from '../src/chaos/chaos.ts'
import { city } from '../src/city/city.ts'
import { main } from '../src/command.ts'
import { flood } from '../src/flood/flood.ts'

vi.mock('../src/chaos/chaos.ts', () => ({ chaos: vi.fn() }))
vi.mock('../src/flood/flood.ts', () => ({ flood: vi.fn() }))
vi.mock('../src/city/city.ts', () => ({ city: vi.fn() }))

const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
const stderr = vi.spyOn(process.stderr, 'write').mockReturnValue(true)

afterEach(() => {
  stdout.mockClear()
  stderr.mockClear()
})

test.each([
  ['--kills', 'many'],
  ['--kills', '0'],
  ['--kills', '-1'],
  ['--kills'],
  ['--jumps', 'far'],
  ['--freezes', '0'],
  ['--hangs', '-2'],
  ['--database', 'oracle'],
  ['--target', 'network'],
  ['--target', 'database'],
  ['--flood', '5', '--kills', '5'],
  ['--flood', '5', '--hangs', '5'],
  ['--flood', '5', '--moves', 'some'],
  ['--moves', '5'],
  ['--city', '1'],
  ['--city', '5', '--kills', '5'],
  ['--speed', '11'],
  ['fifty'],
])('options that make no sense are refused in one line: %j', async (...args) => {
  expect(await main(args)).toBe(2)
  expect(stdout).not.toHaveBeenCalled()
  expect(stderr).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/^chaos: .+\n$/))
})

test('help says what there is', async () => {
  expect(await main(['--help'])).toBe(0)
  expect(stdout).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('--kills'))
})

test('a flood has a tenth of its messages in moves, unless told otherwise', async () => {
  vi.mocked<() => Promise<object>>(flood as never).mockResolvedValue(DRY)
  await main(['--flood', '205'])
  expect(flood).toHaveBeenLastCalledWith(expect.objectContaining({ messages: 205, moves: 21, database: 'pglite' }))
  await main(['--flood', '205', '--moves', '7'])
  expect(flood).toHaveBeenLastCalledWith(expect.objectContaining({ messages: 205, moves: 7 }))
})

const UNHARMED = {
  lost: 0,
  doubled: 0,
  ghosts: 0,
  disordered: 0,
  earlyClocks: 0,
  doubleClocks: 0,
  forfeits: 0,
  stuck: 0,
}
const QUIET = { kills: 50, acknowledged: 900, ...UNHARMED, late: 3, faults: [] }
const DRY = { messages: 10, wrong: 0, unchanged: true, faults: [] }
const PEACE = { moves: 168, verifies: true, complaints: [] }

test.each([
  ['--kills', QUIET, 0],
  ...Object.keys(UNHARMED).map((harm) => ['--kills', { ...QUIET, [harm]: 1 }, 1] as const),
  ['--kills', { ...QUIET, faults: ['a log with a gap'] }, 1],
  ['--flood', DRY, 0],
  ['--flood', { ...DRY, wrong: 1 }, 1],
  ['--flood', { ...DRY, unchanged: false }, 1],
  ['--flood', { ...DRY, faults: ['more memory'] }, 1],
  ['--city', PEACE, 0],
  ['--city', { ...PEACE, verifies: false }, 1],
  ['--city', { ...PEACE, complaints: ['an error'] }, 1],
] as [string, object, number][])(
  '%s prints one JSON document and says by its exit code whether all was well: %j',
  async (flag, report, code) => {
    for (const run of [chaos, flood, city]) vi.mocked<() => Promise<object>>(run as never).mockResolvedValue(report)
    expect(await main([flag, '50', '--database', 'postgres'])).toBe(code)
    expect(stdout).toHaveBeenCalledOnce()
    expect(JSON.parse(String(stdout.mock.calls[0]?.[0]))).toEqual(report)
  },
)

test.each([
  [[], { kills: 50, jumps: 0, freezes: 0, hangs: 0 }],
  [['--kills', '7'], { kills: 7, jumps: 0, freezes: 0, hangs: 0 }],
  [['--jumps', '3', '--hangs', '2'], { kills: 0, jumps: 3, freezes: 0, hangs: 2 }],
  [['--freezes', '4', '--kills', '1', '--seed', 'x'], { kills: 1, jumps: 0, freezes: 4, hangs: 0, seed: 'x' }],
])('without a word about other faults the server is killed: %j', async (args, wishes) => {
  vi.mocked<() => Promise<object>>(chaos as never).mockResolvedValue(QUIET)
  await main(args)
  expect(chaos).toHaveBeenLastCalledWith(expect.objectContaining(wishes))
})
