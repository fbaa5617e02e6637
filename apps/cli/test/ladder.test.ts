import { beforeAll, expect, test } from 'vitest'
import { build, ludoteca } from './run.ts'

const SLOW = 300_000
beforeAll(build, SLOW)

test('writes how strong bots are as the text that a game keeps, with the command that made it', {
  timeout: SLOW,
}, async () => {
  const { code, stdout } = await ludoteca('ladder', 'bots', 'ludomercatus', '--num', '3', '--seats', '3', '--seed', 'x')
  expect(code).toBe(0)
  expect(stdout).toContain('// Made by: npx ludoteca ladder bots ludomercatus --num 3 --seats 3 --seed x\n')
  expect(stdout).toMatch(/ {2}easy: \{ muMilli: -?\d{1,3}(_\d{3})*, sigmaMilli: \d{1,3}(_\d{3})* \},\n/)
  expect(stdout).toContain('  normal: { muMilli: 25_000, sigmaMilli: 1 },\n')
})

test('says what is wrong with what was asked', { timeout: SLOW }, async () => {
  expect(await ludoteca('ladder', 'bots', 'chess')).toMatchObject({ code: 2, stdout: '' })
  expect(await ludoteca('ladder', 'bots', 'imperio')).toMatchObject({ code: 2, stdout: '' })
  expect(await ludoteca('ladder', 'bots', 'ludomercatus', '--seats', '9')).toMatchObject({ code: 2, stdout: '' })
  expect(await ludoteca('ladder', 'recompute', '--data', 'a', '--database-url', 'b')).toMatchObject({ code: 2 })
})
