import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commitSeed, mixSeed } from '@ludoteca/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import { build, ludoteca, scratch } from './run.ts'

const folder = scratch()
const json = join(folder, 'match.ludo.json')
const twin = join(folder, 'match.ludo.txt')

beforeAll(async () => {
  build()
  const match = ['record', 'pearls', '--seed', 'shell', '--bots', 'normal,easy', '--option', 'pearls=5']
  for (const file of [json, twin]) expect((await ludoteca(...match, '--out', file)).code).toBe(0)
}, 300_000)

/** The record with one stretch of text changed, in a file of its own. */
function changed(name: string, from: string | RegExp, to: string, of = json): string {
  const text = readFileSync(of, 'utf8')
  expect(text).toMatch(from)
  const file = join(folder, name)
  writeFileSync(file, text.replace(from, to))
  return file
}

const flip = (digit: string) => (digit === '0' ? '1' : '0')

describe('ludoteca record and verify', () => {
  test('a record and its readable twin hold', async () => {
    const { code, stdout, stderr } = await ludoteca('verify', json, twin)
    expect([code, stderr]).toEqual([0, ''])
    expect(stdout.trim().split('\n')).toEqual([`${json}: holds, 10 moves`, `${twin}: holds, 10 moves`])
  })

  test('the same seed records the same bytes', async () => {
    const again = await ludoteca('record', 'pearls', '--seed', 'shell', '--bots', 'normal,easy', '--option', 'pearls=5')
    expect(again.stdout).toBe(readFileSync(json, 'utf8'))
  })

  test('a changed move is named', async () => {
    const text = readFileSync(json, 'utf8')
    const card = Number(/"seq":3,"seat":0,"move":\{"type":"bid","card":(\d+)/.exec(text)?.[1])
    const file = changed('move.json', /("seq":3,"seat":0,"move":\{"type":"bid","card":)\d+/, `$1${(card % 5) + 1}`)
    const { code, stdout } = await ludoteca('verify', file)
    expect(code).toBe(1)
    expect(stdout).toMatch(/does not hold: move 3 \(Normal 1: bid\) is (the first that gives another hash|refused)/)
  })

  test('a move nobody could make is named with the reason in words', async () => {
    const file = changed('refused.json', /("seq":4,"seat":1,"move":\{"type":"bid","card":)\d+/, '$19')
    const { code, stdout } = await ludoteca('verify', file)
    expect(code).toBe(1)
    expect(stdout).toMatch(/move 4 \(Easy 2: bid\) is refused: You no longer hold that card. \[E_RANGE\]/)
  })

  test('a seed that was not mixed as its record says is named', async () => {
    const serverSeed = 'the secret'
    const contributions = [{ name: 'Ana', entropy: 'her dice' }]
    const fairness = { serverSeedCommit: commitSeed(serverSeed), serverSeed, contributions }
    const mixed = join(folder, 'mixed.json')
    const match = ['record', 'pearls', '--seed', mixSeed([serverSeed, 'her dice']), '--bots', 'easy,easy']
    expect((await ludoteca(...match, '--out', mixed)).code).toBe(0)
    const fair = changed('fair.json', '  "moves"', `  "fairness": ${JSON.stringify(fairness)},\n  "moves"`, mixed)
    expect((await ludoteca('verify', fair)).code).toBe(0)
    const picked = changed('picked.json', 'the secret', 'another one', fair)
    const loaded = changed('loaded.json', 'her dice', 'his dice', fair)
    const { code, stdout } = await ludoteca('verify', picked, loaded)
    expect(code).toBe(1)
    expect(stdout).toContain(
      `${picked}: does not hold: the server's part of the seed is not the one it had committed to`,
    )
    expect(stdout).toContain(`${loaded}: does not hold: the seed is not mixed from the server's part`)
  })

  test('a changed hash is named', async () => {
    const digit = /"seq":6,"hash":"([0-9a-f])/.exec(readFileSync(json, 'utf8'))?.[1] as string
    const file = changed('hash.json', /("seq":6,"hash":")[0-9a-f]/, `$1${flip(digit)}`)
    const { code, stdout } = await ludoteca('verify', file)
    expect(code).toBe(1)
    expect(stdout).toMatch(/move 6 \(Easy 2: bid\) is the first that gives another hash/)
  })

  test('a move that can no longer be read is named', async () => {
    const file = changed('damaged.json', '"seq":5,"seat":0,"move":{"type"', '"seq":5,"seat":0,"move":{"tape"')
    const { code, stdout } = await ludoteca('verify', file)
    expect(code).toBe(1)
    expect(stdout).toMatch(/does not hold: move 5 cannot be read: .*moves\[4\]\.move/)
  })

  test('a match cut short is found out by the hashes left over', async () => {
    const file = changed('short.json', /,\n {4}\{"seq":10,"seat".*/, '')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/,\n {2}"outcome".*/, ''))
    const { code, stdout } = await ludoteca('verify', file)
    expect(code).toBe(1)
    expect(stdout).toMatch(/hashes of moves after move 9 \(Normal 1: bid\), but no such moves/)
  })

  test('a changed seed is found out by its commitment', async () => {
    const { code, stdout } = await ludoteca('verify', changed('seed.json', '"seed": "shell"', '"seed": "shelf"'))
    expect(code).toBe(1)
    expect(stdout).toMatch(/the seed is not the one that was committed; the set-up is the first/)
  })

  test('a seed that is not revealed, and rules nobody knows, cannot be verified', async () => {
    const hidden = await ludoteca('verify', changed('hidden.json', /\n {2}"seed": "shell",/, ''))
    expect(hidden).toMatchObject({ code: 1, stdout: expect.stringMatching(/its seed is not revealed/) as string })
    const future = await ludoteca('verify', changed('future.json', '"rulesVersion": 1', '"rulesVersion": 99'))
    expect(future).toMatchObject({ code: 1, stdout: expect.stringMatching(/version 99 is not known here/) as string })
  })

  test('one bad file does not hide the verdict on the others', async () => {
    const bad = changed('bad.json', '"ludoteca-record"', '"something-else"')
    const { code, stdout, stderr } = await ludoteca('verify', '--format', 'json', bad, json)
    expect(code).toBe(2)
    expect(stderr).toMatch(/not a Ludoteca record/)
    expect(JSON.parse(stdout)).toEqual([{ file: json, holds: true, moves: 10, divergesAt: null, because: null }])
  })
})

describe('ludoteca replay', () => {
  test('tells the story with the names of the seats', async () => {
    const { code, stdout } = await ludoteca('replay', twin)
    expect(code).toBe(0)
    expect(stdout).toMatch(/^Pearls, rules \d+\nNormal 1 \(normal\), Easy 2 \(easy\)/)
    expect(stdout).toMatch(/\n {4}1 {2}Normal 1 bids card \d\.\n/)
    expect(stdout).toMatch(/The sea is empty\./)
  })

  test('shows the position after a move', async () => {
    const { stdout } = await ludoteca('replay', json, '--at', '2')
    expect(stdout).toMatch(/The position after move 2\n\n(.*\n)*pearlsInTheSea: 3/)
    expect(stdout).not.toMatch(/\n {4}3 {2}/)
    const plain = await ludoteca('replay', json, '--at', '0', '--format', 'json')
    expect(JSON.parse(plain.stdout)).toMatchObject({ game: 'pearls', position: { pearlsInTheSea: 4 } })
  })

  test('stops before a move that is refused', async () => {
    const file = changed('stops.json', /("seq":4,"seat":1,"move":\{"type":"bid","card":)\d+/, '$19')
    const { code, stderr } = await ludoteca('replay', file)
    expect(code).toBe(1)
    expect(stderr).toMatch(/move 4 is refused/)
  })
})
