import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findGame } from '@ludoteca/registry'
import { beforeAll, describe, expect, test } from 'vitest'
import { readVary } from '../src/vary.ts'
import { build, ludoteca, scratch } from './run.ts'

beforeAll(build, 300_000)

const PEARLS = ['sweep', 'pearls', '--vary', 'pearls=3..13:2', '--num', '80', '--bots', 'normal,easy,random']
const GOALS = ['--goal', 'length.mean 20..22', '--goal', 'win.normal >= 10%']

/** A report as bytes, without what a clock gave. */
function withoutTimes(json: string): string {
  return JSON.stringify(
    JSON.parse(json, (key, value) => (key === 'seconds' || key === 'cpuSeconds' ? undefined : value)),
  )
}

describe('ludoteca sweep', () => {
  test('gives the same bytes but for the times with one worker and with three', async () => {
    const swept = (workers: string) => ludoteca(...PEARLS, ...GOALS, '--workers', workers, '--format', 'json')
    const [one, three] = [await swept('1'), await swept('3')]
    expect([one.code, three.code, one.stderr, three.stderr]).toEqual([0, 0, '', ''])
    expect(withoutTimes(three.stdout)).toBe(withoutTimes(one.stdout))
    const { settings, answer, curves, matches } = JSON.parse(one.stdout)
    expect(answer.met.map((place: number) => settings[place].setting)).toEqual([{ pearls: 7 }])
    expect(curves[0].points).toHaveLength(6)
    expect(matches).toBeLessThan(6 * 80)
  })

  test('shows the settings that meet the goals, and how the figures follow the option', async () => {
    const { code, stdout } = await ludoteca(...PEARLS, ...GOALS)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^6 settings: pearls \(6\); at most 80 matches each$/m)
    expect(stdout).toMatch(/^Meet all goals.*\n\n.*\n.*\npearls=7 +80 +21 \(21 to 21\) /m)
    expect(stdout).toMatch(/^length\.mean +▁▂▄▅▇█ +9 +15 +21 +27 +33 +39 /m)
  })

  test('writes a line per setting where the file ends in .csv', async () => {
    const file = join(scratch(), 'sweep.csv')
    expect(await ludoteca(...PEARLS, '--out', file)).toEqual({ code: 0, stdout: '', stderr: '' })
    const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
    expect(lines[0]).toMatch(/^pearls,matches,finished,finished\.low95,finished\.high95,seats,/)
    expect(lines.map((line) => line.split(',')[0])).toEqual(['pearls', '3', '5', '7', '9', '11', '13'])
    expect(lines[1]).toMatch(/^3,80,1,/)
  })

  test('writes a page of charts where the file ends in .html, the same bytes in every run', async () => {
    const write = async (name: string) => {
      const file = join(scratch(), name)
      expect(await ludoteca(...PEARLS, ...GOALS, '--out', file)).toEqual({ code: 0, stdout: '', stderr: '' })
      return readFileSync(file, 'utf8')
    }
    const page = await write('one.html')
    expect(page).toContain('<title>Pearls: pearls</title>')
    expect(page).toMatch(/Every interval lies inside its goal.*pearls 7<\/t[dh]>/s)
    expect(page).toMatch(/"label":"Pearls","values":\["3","5","7","9","11","13"\]/)
    expect(await write('other.html')).toBe(page)
  })

  test('says in a line what makes no sense', async () => {
    const said = async (...flags: string[]) => {
      const { code, stdout, stderr } = await ludoteca('sweep', 'pearls', ...flags)
      expect([code, stdout]).toEqual([2, ''])
      return stderr
    }
    expect(await said('--vary', 'pearls=2..5')).toBe('ludoteca: option pearls cannot be "2"; it is 3 to 13\n')
    expect(await said('--vary', 'pearls=3', '--goal', 'seat.9 > 5%')).toMatch(
      /^ludoteca: pearls has no figure "seat\.9"/,
    )
    expect(await said('--vary', 'pearls', '--out', 'x.doc')).toMatch(/^ludoteca: cannot tell from its name what x\.doc/)
  })
})

describe('--vary', () => {
  const values = async (game: string, ...flags: string[]) => {
    const box = (await findGame(game)?.load()) ?? expect.fail()
    return readVary(box, flags, { bidStep: 100 })
  }

  test('is read by what the option may be', async () => {
    expect(await values('banca', 'levelCost=300,450,500..700:100,700', 'allEqualBoth')).toEqual([
      { option: 'levelCost', values: [300, 450, 500, 600, 700] },
      { option: 'allEqualBoth', values: [false, true] },
    ])
    expect(await values('ludomercatus', 'startCash=500..900')).toEqual([
      { option: 'startCash', values: [500, 600, 700, 800, 900] },
    ])
    expect(await values('aufbau', 'workshopBonusSpecial=0,0,0;0,1,2', 'visibility=offen')).toEqual([
      {
        option: 'workshopBonusSpecial',
        values: [
          [0, 0, 0],
          [0, 1, 2],
        ],
      },
      { option: 'visibility', values: ['open'] },
    ])
  })

  test('is refused where steps leave what the option may be, or are too many', async () => {
    await expect(values('ludomercatus', 'startCash=500..900:50')).rejects.toThrow('cannot be "550"')
    await expect(values('banca', 'initialMoney=1000..1000000')).rejects.toThrow('has 999001 values')
  })

  test.each([
    ['say which options vary', []],
    ['pearls has no option "shells"; it has pearls', ['shells=1..3']],
    ['say which values pearls is to take: --vary pearls=3..13:<step> (it is 3 to 13)', ['pearls']],
    ['"5..3" begins above where it ends', ['pearls=5..3']],
    ['"3..5:0" needs a whole step of at least 1', ['pearls=3..5:0']],
    ['pearls is varied twice: put its values into one --vary', ['pearls=3', 'pearls=4']],
  ])('is answered: %s', async (message, flags) => {
    await expect(values('pearls', ...flags)).rejects.toThrow(message)
  })

  test('leaves alone what --option says', async () => {
    await expect(values('banca', 'bidStep=50')).rejects.toThrow('bidStep is both given with --option and varied')
  })
})
