import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { BIN, build, ludoteca, type Ran, scratch } from './run.ts'

beforeAll(build, 300_000)

const TIMES = ['seconds', 'cpuSeconds', 'movesPerCpuSecond', 'matchesPerCpuSecond']
const BOTS = ['--bots', 'normal,easy,random']

/** The report as bytes, without the four numbers that a clock gave. */
function withoutTimes(json: string): string {
  const report = JSON.parse(json) as Record<string, unknown>
  for (const time of TIMES) {
    expect(report[time]).toBeGreaterThan(0)
    delete report[time]
  }
  return JSON.stringify(report)
}

describe('ludoteca simulate', () => {
  test('gives the same bytes but for the times with one worker and with three', async () => {
    const simulate = (workers: string) =>
      ludoteca('simulate', 'pearls', '--num', '123', ...BOTS, '--workers', workers, '--format', 'json')
    const [one, three] = [await simulate('1'), await simulate('3')]
    expect([one.code, three.code, one.stderr, three.stderr]).toEqual([0, 0, '', ''])
    expect(withoutTimes(three.stdout)).toBe(withoutTimes(one.stdout))
  })

  test('writes a page of charts that is the same bytes with one worker and with three', async () => {
    const folder = scratch()
    const page = async (workers: string) => {
      const out = join(folder, `${workers}.html`)
      const { code, stderr } = await ludoteca('simulate', 'banca', '--num', '6', '--workers', workers, '--out', out)
      expect([code, stderr]).toEqual([0, ''])
      return readFileSync(out, 'utf8')
    }
    const one = await page('1')
    expect(one).toContain('<h1>Banca: 6 matches</h1>')
    // Compared as a truth: a difference of two such pages is nothing to print.
    expect((await page('3')) === one).toBe(true)
  })

  test('reports what the documents promise', async () => {
    const { stdout } = await ludoteca('simulate', 'pearls', '--num', '30', ...BOTS, '--format', 'json')
    const report = JSON.parse(stdout) as Record<string, unknown>
    expect(report).toMatchObject({ game: 'pearls', rulesVersion: 1, seed: '1', matches: 30, finished: 30, moves: 630 })
    expect(report.winsBySeat).toHaveLength(3)
    expect(Object.keys(report.winsByBot as object)).toEqual(['easy', 'normal', 'random'])
    expect(Object.keys((report.byBot as Record<string, object>).easy as object)).toEqual(
      expect.arrayContaining(['seatsPlayed', 'wins', 'winShare', 'low95', 'high95', 'meanRank']),
    )
    expect(Object.keys(report.movesPerMatch as object)).toEqual(['mean', 'sd', 'p50', 'p95', 'max'])
    const metric = (report.metrics as Record<string, object>).pearlsLost as object
    expect(Object.keys(metric)).toEqual(['mean', 'sd', 'p5', 'p50', 'p95'])
  })

  test('shows intervals in the table and one line per match in the csv', async () => {
    const shown = await ludoteca('simulate', 'pearls', '--num', '20', ...BOTS)
    expect(shown.stdout).toMatch(/95 % interval/)
    const file = join(scratch(), 'matches.csv')
    const written = await ludoteca('simulate', 'pearls', '--num', '20', '--format', 'csv', '--out', file)
    expect(written).toEqual({ code: 0, stdout: '', stderr: '' })
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect(lines).toHaveLength(21)
    expect(lines[0]).toMatch(/^match,seed,moves,ending,bot1,rank1,score1,/)
  })

  test('writes rows per match, seat and move, the same bytes with one worker and with three', async () => {
    const write = async (workers: string) => {
      const folder = scratch()
      const out = join(folder, 'matches.parquet')
      const args = ['simulate', 'pearls', '--num', '30', ...BOTS, '--moves', '--workers', workers, '--out', out]
      expect(await ludoteca(...args)).toEqual({ code: 0, stdout: '', stderr: '' })
      expect(readdirSync(folder)).toEqual(['matches.moves.parquet', 'matches.parquet', 'matches.seats.parquet'])
      return readdirSync(folder).map((file) => readFileSync(join(folder, file)).toString('base64'))
    }
    expect(await write('3')).toEqual(await write('1'))
  })

  test('says of Carcosa how often the souls got out, how matches ended, and what wore the souls down', async () => {
    const king = ['--seats', '5', '--option', 'kingMode=SEAT']
    const shown = await ludoteca('simulate', 'carcosa', '--num', '10', ...king)
    expect(shown.stdout).toMatch(/^bot +matches +wins/m)
    expect(shown.stdout).toMatch(/^normal against them +10 /m)
    const { stdout } = await ludoteca('simulate', 'carcosa', '--num', '10', '--seats', '4', '--format', 'json')
    const { endings, metrics, byBot, winsBySeat } = JSON.parse(stdout) as Record<string, Record<string, unknown>>
    expect(Object.values(endings as Record<string, number>).reduce((a, b) => a + b)).toBe(10)
    expect(byBot?.normal).toMatchObject({ seatsPlayed: 10, wins: endings?.WIN ?? 0 })
    expect(winsBySeat).toEqual(Array.from({ length: 4 }, () => endings?.WIN ?? 0))
    for (const name of ['rounds', 'ended.WIN', 'ended.TIMEOUT', 'lost.HOUSE', 'lost.PRESENCE', 'minus5.HOUSE']) {
      expect(metrics).toHaveProperty([name])
    }
  })

  test('leaves cleanly at Ctrl-C, with what was finished', async () => {
    const { code, stdout, stderr } = await interrupted('--format', 'json')
    expect([code, stderr]).toEqual([130, ''])
    const report = JSON.parse(stdout) as { interrupted: boolean; matches: number }
    expect(report.interrupted).toBe(true)
    expect(report.matches).toBeLessThan(100_000_000)
  })

  test('leaves no file when it is interrupted on the way to one', async () => {
    const folder = scratch()
    const { code, stdout, stderr } = await interrupted('--moves', '--out', join(folder, 'matches.parquet'))
    expect([code, stdout]).toEqual([130, ''])
    expect(stderr).toMatch(/^ludoteca: interrupted after \d+ of 100000000 matches; nothing was written\n$/)
    expect(readdirSync(folder)).toEqual([])
  })
})

/** Interrupts a simulation that would last for hours. A process that has not yet begun to listen just dies: once more. */
async function interrupted(...flags: readonly string[]): Promise<Ran> {
  const args = ['simulate', 'pearls', '--num', '100000000', '--workers', '2', ...flags]
  for (let waitMs = 1000; ; waitMs *= 2) {
    const child = spawn(process.execPath, [BIN, ...args])
    let stdout = ''
    let stderr = ''
    child.stdout.on('data', (chunk) => (stdout += chunk))
    child.stderr.on('data', (chunk) => (stderr += chunk))
    const timer = setTimeout(() => child.kill('SIGINT'), waitMs)
    const code = await new Promise<number | null>((done) => child.on('close', done))
    clearTimeout(timer)
    if (code !== null || waitMs > 10_000) return { code: code ?? -1, stdout, stderr }
  }
}
