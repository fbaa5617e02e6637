import { afterEach, expect, test, vi } from 'vitest'
import { main } from '../src/command.ts'

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
  ['--database', 'oracle'],
  ['--target', 'network'],
  ['--target', 'database'],
  ['--flood', '5', '--kills', '5'],
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
