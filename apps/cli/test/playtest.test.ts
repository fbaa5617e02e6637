import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { build, ludoteca, scratch } from './run.ts'

beforeAll(build, 300_000)

const SHORT = ['--runs', '4', '--rounds', '6']

describe('ludoteca playtest', () => {
  test('writes a page, and JSON and CSV beside it', async () => {
    const out = join(scratch(), 'report.html')
    const { code, stderr } = await ludoteca(
      'playtest',
      'aufbau',
      '--scenario',
      'core-v1-strategies',
      ...SHORT,
      '--out',
      out,
    )
    expect([code, stderr]).toEqual([0, ''])
    expect(readFileSync(out, 'utf8')).toContain('<h1>aufbau: core-v1-strategies</h1>')
    expect(JSON.parse(readFileSync(out.replace('.html', '.json'), 'utf8'))).toMatchObject({
      runs: 4,
      rounds: 6,
      finished: 4,
    })
    expect(readFileSync(out.replace('.html', '.csv'), 'utf8')).toContain('amtsfokus,score,')
  })

  test('gives the same JSON with one worker and with two, but for the time', async () => {
    const run = async (workers: string) => {
      const { stdout } = await ludoteca(
        'playtest',
        'aufbau',
        '--scenario',
        'core-v1-all5',
        ...SHORT,
        '--workers',
        workers,
      )
      return { ...(JSON.parse(stdout) as object), cpuSeconds: 0 }
    }
    expect(await run('2')).toEqual(await run('1'))
  })

  test('says what there is when asked for what there is not', async () => {
    const out = join(scratch(), 'report.html')
    const unknown = await ludoteca('playtest', 'aufbau', '--scenario', 'x', '--out', out)
    expect(unknown.code).toBe(2)
    expect(unknown.stderr).toContain('there is core-v1-all5')
    const none = await ludoteca('playtest', 'pearls', '--scenario', 'x')
    expect([none.code, none.stderr]).toEqual([2, 'ludoteca: pearls has no playtests\n'])
    const endless = await ludoteca('playtest', 'imperio', '--scenario', 'caracteres', '--rounds', '5')
    expect(endless).toMatchObject({
      code: 2,
      stderr: 'ludoteca: imperio ends when its rules say so: leave out --rounds\n',
    })
    const rounds = await ludoteca('playtest', 'aufbau', '--scenario', 'core-v1-all5', '--rounds', '5')
    expect(rounds.code).toBe(2)
    expect(existsSync(out)).toBe(false)
  })
})
