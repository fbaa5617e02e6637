import { beforeAll, expect, test } from 'vitest'
import { build, ludoteca } from './run.ts'

const SLOW = 300_000
beforeAll(build, SLOW)

test('says how often bots would earn what, always the same for a seed', { timeout: SLOW }, async () => {
  const args = ['careers', 'rates', 'imperio', '--num', '2', '--seats', '4', '--seed', 'x']
  const { code, stdout } = await ludoteca(...args)
  expect(code).toBe(0)
  expect(stdout).toMatch(/^8 seats of matches that ended, 0 matches that did not/)
  expect(stdout).toMatch(/A-AUC-01 +A la una, a las dos +\d+ +\d+\.\d %/)
  expect(stdout).not.toContain('A-WIN-05')
  expect(stdout).toMatch(/Mejor Riqueza +best +\d+/)
  expect((await ludoteca(...args)).stdout).toBe(stdout)
})

test('says what is wrong with what was asked', { timeout: SLOW }, async () => {
  expect(await ludoteca('careers', 'rates', 'chess')).toMatchObject({ code: 2, stdout: '' })
  expect(await ludoteca('careers', 'rates', 'imperio', '--seats', '3')).toMatchObject({ code: 2, stdout: '' })
  expect(await ludoteca('careers', 'recompute', '--data', 'a', '--database-url', 'b')).toMatchObject({ code: 2 })
})
