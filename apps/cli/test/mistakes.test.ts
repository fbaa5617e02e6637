import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { build, ludoteca, ludotecaEach, type Ran, scratch } from './run.ts'

const folder = scratch()
const file = (name: string) => join(folder, name)

beforeAll(() => {
  build()
  writeFileSync(file('noise.json'), '\u0000not a record')
  writeFileSync(file('list.json'), '[1, 2, 3]')
  writeFileSync(file('cut.txt'), 'Ludoteca record, format 1\n%%%\n')
  const head = { format: 'ludoteca-record', formatVersion: 1, rulesVersion: 1, options: {}, seedCommit: '' }
  const foreign = { ...head, game: 'chess', seats: [], moves: [], hashes: [] }
  writeFileSync(file('foreign.json'), JSON.stringify(foreign))
  writeFileSync(file('damaged.json'), JSON.stringify({ ...foreign, game: 'pearls', moves: [{ seq: 7 }] }))
  mkdirSync(file('folder'))
  mkdirSync(file('taken.seats.csv'))
}, 300_000)

const simulateTo = (name: string, ...args: string[]) => ['simulate', 'pearls', '--out', file(name), ...args]

const MISTAKES: readonly (readonly [string, readonly string[], RegExp])[] = [
  ['an unknown verb', ['dance'], /unknown command 'dance'/],
  ['an unknown flag', ['games', '--loud'], /unknown option '--loud'/],
  ['an unknown format', ['games', '--format', 'xml'], /'xml' is invalid/],
  ['a missing game', ['simulate'], /missing required argument 'game'/],
  ['too many arguments', ['simulate', 'pearls', 'banana'], /too many arguments/],
  ['an unknown game', ['simulate', 'chess'], /there is no game "chess"; there is .*pearls/],
  ['no matches at all', ['simulate', 'pearls', '--num', '0'], /A whole number from 1 upwards/],
  ['a number that is none', ['simulate', 'pearls', '--num', '1e3'], /'1e3' is invalid/],
  ['no workers', ['simulate', 'pearls', '--workers', '0'], /A whole number from 1 upwards/],
  ['too many seats', ['simulate', 'pearls', '--seats', '6'], /for 2 to 5 seats, not 6/],
  ['an unknown bot', ['simulate', 'pearls', '--bots', 'normal,genius'], /there is no bot "genius"/],
  ['bots that do not fit the seats', ['record', 'pearls', '--seats', '3', '--bots', 'easy,easy'], /2 bots for 3 seats/],
  ['an option without a value', ['simulate', 'pearls', '--option', 'pearls'], /written key=value/],
  ['an unknown option', ['fuzz', 'pearls', '--option', 'depth=3'], /no option "depth"; it has pearls/],
  ['a value out of range', ['record', 'pearls', '--option', 'pearls=99'], /cannot be "99"; it is 3 to 13/],
  ['a value of the wrong kind', ['simulate', 'pearls', '--option', 'pearls=many'], /cannot be "many"/],
  ['seats to fuzz that there are not', ['fuzz', 'pearls', '--seats', '9'], /for 2 to 5 seats, not 9/],
  ['no game to fuzz', ['fuzz'], /name a game, or fuzz --only input/],
  [
    'an unknown target',
    ['fuzz', 'pearls', '--only', 'input', '--target', 'luck'],
    /no target "luck"; there is pearls moves/,
  ],
  ['one input for whole matches', ['fuzz', 'pearls', '--input', 'x'], /--input goes with --only input/],
  ['an unknown benchmark', ['bench', '--only', 'moon'], /there is no benchmark "moon"; there is engine/],
  ['a game to profile that there is not', ['bench', '--profile', '--game', 'chess'], /there is no game "chess"/],
  ['a profile that cannot be written', ['bench', '--profile', file('no/such')], /cannot write .*such.svg \(ENOENT\)/],
  ['an unknown jail policy', ['landing', '--policy', 'escape'], /'escape' is invalid/],
  ['a file that is not there', ['verify', file('nowhere.json')], /cannot read .*nowhere.json \(ENOENT\)/],
  ['a folder instead of a file', ['verify', file('folder')], /cannot read .*folder \(EISDIR\)/],
  ['noise instead of a record', ['verify', file('noise.json')], /not valid JSON/],
  ['another kind of JSON', ['replay', file('list.json')], /not a Ludoteca record/],
  ['a broken readable record', ['verify', file('cut.txt')], /line 2 cannot be read/],
  ['a record of a foreign game', ['verify', file('foreign.json')], /there is no game "chess"/],
  ['a damaged record', ['replay', file('damaged.json')], /damaged at "moves\[0\].seq"/],
  ['a path that cannot be written', ['record', 'pearls', '--out', file('no/such.json')], /cannot write .*\(ENOENT\)/],
  ['a folder to write to', ['simulate', 'pearls', '--out', file('folder')], /cannot write .*folder/],
  ['a data file where no folder is', simulateTo('no/m.parquet'), /cannot write .*\(ENOENT\)/],
  ['rows of seats where a folder is', simulateTo('taken.csv'), /cannot write .*\.seats\.csv/],
  ['an ending that says nothing', simulateTo('m.xlsx'), /may end in .*\.parquet, or say/],
  ['a format beside its ending', simulateTo('m.csv', '--format', 'json'), /does not go with/],
  ['Parquet without a file', ['simulate', 'pearls', '--format', 'parquet'], /Parquet goes to a file/],
  ['rows of moves without a file', ['simulate', 'pearls', '--moves'], /--moves goes with --out/],
  ['rows of moves of a report', simulateTo('m.json', '--moves'), /--moves goes with --out/],
]

const UNKNOWN_GAME = MISTAKES.findIndex(([what]) => what === 'an unknown game')

describe('one clear line and exit code 2 for', () => {
  let ran: readonly Ran[]
  beforeAll(async () => {
    ran = await ludotecaEach(MISTAKES.map(([, args]) => args))
  }, 120_000)

  test.each(MISTAKES.map(([what, , line], i) => [what, line, i] as const))('%s', (_what, line, i) => {
    const { code, stdout, stderr } = ran[i] as Ran
    expect(stderr).toMatch(line)
    expect(stderr.trimEnd().split('\n')).toHaveLength(1)
    expect([code, stdout]).toEqual([2, ''])
  })

  test('one that is made in a process of its own', async () => {
    const { code, stdout, stderr } = await ludoteca('simulate', 'chess')
    expect([code, stdout, stderr]).toEqual([2, '', (ran[UNKNOWN_GAME] as Ran).stderr])
  })

  test('a move of a replay that is not there', async () => {
    const out = file('match.ludo.json')
    await ludoteca('record', 'pearls', '--seats', '2', '--out', out)
    const { code, stderr } = await ludoteca('replay', out, '--at', '1000')
    expect([code, stderr]).toEqual([2, expect.stringMatching(/has 14 moves, there is no 1000/)])
  })
})

describe('ludoteca', () => {
  test('helps and tells its version with exit code 0', async () => {
    expect(await ludoteca('--help')).toMatchObject({ code: 0, stderr: '' })
    expect(await ludoteca('--version')).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+\.\d+/) as string })
  })

  test('lists games with seats and options', async () => {
    const { code, stdout } = await ludoteca('games', '--format', 'json')
    expect(code).toBe(0)
    const pearls = (JSON.parse(stdout) as { id: string }[]).find(({ id }) => id === 'pearls')
    expect(pearls).toMatchObject({ seats: { min: 2, max: 5 }, options: [{ key: 'pearls', default: 7 }] })
    const listed = (await ludoteca('games')).stdout
    expect(listed).toMatch(/pearls +7 +3 to 13/)
    expect(listed).toMatch(/counterReactionDefault +Abwarten +Abwarten \/ Gold \/ Einfluss +Verlust an die Neider/)
    expect(listed).not.toMatch(/\[0|\bnone\b|\btrue\b/)
  })
})
