import { beforeAll, describe, expect, test } from 'vitest'
import { build, ludoteca } from './run.ts'

beforeAll(build, 300_000)

interface Report {
  seconds: number
  cpuSeconds: number
  endless: { seed: string; match: number; repeat: string }[]
}

describe('ludoteca fuzz', () => {
  test('finds nothing in Pearls, reaches everything, and is the same with any number of workers', async () => {
    const fuzz = (workers: string) =>
      ludoteca('fuzz', 'pearls', '--num', '20', '--workers', workers, '--require-coverage', '--format', 'json')
    const reports = []
    for (const workers of ['1', '2']) {
      const { code, stdout } = await fuzz(workers)
      expect(code).toBe(0)
      const { seconds: _seconds, cpuSeconds: _cpuSeconds, ...report } = JSON.parse(stdout) as Report
      reports.push(report)
    }
    expect(reports[1]).toEqual(reports[0])
  })

  test('prints the command that plays one match again, and it does', async () => {
    const endless = ['fuzz', 'pearls', '--num', '3', '--seed', 'f', '--moves-max', '4']
    const first = JSON.parse((await ludoteca(...endless, '--format', 'json')).stdout) as Report
    const match = first.endless[2]
    expect(match?.repeat).toMatch(/^npx ludoteca fuzz pearls --num 1 --seed f:2 --moves-max 4 --every \d+$/)
    const again = await ludoteca(...(match?.repeat.split(' ').slice(2) ?? []), '--format', 'json')
    expect((JSON.parse(again.stdout) as Report).endless).toEqual([{ ...match, match: 0 }])
    expect((await ludoteca(...endless)).stdout).toMatch(/3 endless matches(.*\n)*.* again: npx ludoteca fuzz pearls/)
  })

  test('says what was not reached, and fails for it when asked to', async () => {
    const short = ['fuzz', 'pearls', '--num', '1', '--seed', 'z', '--seats', '2', '--option', 'pearls=3']
    const runs = await Promise.all([ludoteca(...short), ludoteca(...short, '--require-coverage')])
    expect(runs[0]?.stdout).toMatch(/Not reached:\n {2}fact: /)
    expect(runs.map(({ code }) => code)).toEqual([0, 1])
  })
})
