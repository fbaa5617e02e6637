import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { Mistake } from '../../src/exit.ts'
import { homeFolder } from '../../src/play/saves/save-store.ts'
import { lowest, start, temporaryFolder, testHost } from './host.ts'

const args = { game: 'pearls', seats: 'Ann:human,normal,random', seed: 'saved' }

/** Plays so many answers and goes. */
function leavingAfter(count: number) {
  let answers = 0
  return (prompt: string, seen: string) => (answers++ < count ? lowest(prompt, seen) : undefined)
}

test('Ctrl-D saves the match, says where it lies and how to go on, and is no failure', async () => {
  const host = testHost(leavingAfter(2))
  expect(await start(host, args)).toBe(0)
  const [file = ''] = host.kept('saves')
  expect(host.terminal.text).toContain(`Saved in ${file}`)
  expect(host.terminal.text).toContain(`--resume ${file}`)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ format: 'ludoteca-save', record: { seed: 'saved' } })
})

test('a match that was left and resumed ends as if it had been played in one go', async () => {
  const whole = testHost(lowest)
  await start(whole, args)
  const first = testHost(leavingAfter(3))
  await start(first, args)
  const [file = ''] = first.kept('saves')
  const second = testHost(lowest, first.store.home)
  expect(await start(second, { resume: file })).toBe(0)
  expect(second.terminal.text).toContain('The match goes on after')
  expect(readFileSync(second.kept('matches')[0] as string, 'utf8')).toBe(
    readFileSync(whole.kept('matches')[0] as string, 'utf8'),
  )
  expect(second.kept('saves')).toEqual([])
})

test('the match is on disk before every question', async () => {
  const host = testHost((prompt, seen) => {
    const [file = ''] = host.kept('saves')
    expect(JSON.parse(readFileSync(file, 'utf8')).record.moves.length % 3).toBe(2)
    return lowest(prompt, seen)
  })
  await start(host, args)
  expect(host.terminal.prompts).toHaveLength(7)
})

test('`save file` writes a copy that can be resumed', async () => {
  const folder = temporaryFolder()
  const copy = join(folder, 'mine.json')
  const host = testHost(['3', `save ${copy}`, 'quit'])
  await start(host, args)
  expect(host.terminal.text).toContain(`Saved in ${copy}`)
  const again = testHost(lowest)
  expect(await start(again, { resume: copy })).toBe(0)
  expect(again.kept('matches')).toHaveLength(1)
})

test('a save to a place that cannot be written is explained, and the match goes on', async () => {
  const host = testHost(['save /dev/null/all.json', '3', 'quit'])
  await start(host, args)
  expect(host.terminal.text).toContain('Cannot save in /dev/null/all.json')
  expect(host.terminal.prompts).toHaveLength(3)
})

test('where nothing can be kept a match is played all the same, and its end says so', async () => {
  const host = testHost(lowest, '/dev/null/home')
  expect(await start(host, args)).toBe(0)
  expect(host.terminal.text).toContain('The match is over')
  expect(host.terminal.text).toMatch(/Cannot save in \/dev\/null\/home\/matches\/.*\s\(ENOTDIR\)/)
})

test('whoever leaves a match that cannot be kept is told', async () => {
  const host = testHost(leavingAfter(2), '/proc/nowhere')
  expect(await start(host, args)).toBe(0)
  expect(host.terminal.text.trimEnd().split('\n').at(-1)).toMatch(/Cannot save in \/proc\/nowhere/)
})

test.each([
  ['no JSON', (_text: string) => 'hello', /cannot be continued/],
  ['another format', () => '{"format":"other"}', /cannot be continued/],
  ['cut off in the middle', (text: string) => text.slice(0, -200), /cannot be continued/],
  ['a changed move', (text: string) => text.replace('"card":1', '"card":2'), /changed or damaged at move \d/],
  ['another seed', (text: string) => text.replace('"seed":"saved"', '"seed":"other"'), /changed or damaged/],
  ['an unknown game', (text: string) => text.replace('"game":"pearls"', '"game":"gone"'), /rules of “gone”/],
  ['no seed', (text: string) => text.replace('"seed":"saved",', ''), /does not hold the seed/],
])('a save with %s is refused with one line and left as it is', async (_what, damage, message) => {
  const host = testHost(leavingAfter(2))
  await start(host, args)
  const [file = ''] = host.kept('saves')
  const damaged = damage(readFileSync(file, 'utf8'))
  writeFileSync(file, damaged)
  const failure = await start(testHost([]), { resume: file }).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(Mistake)
  expect((failure as Mistake).message).toMatch(message)
  expect((failure as Mistake).message).not.toContain('\n')
  expect(readFileSync(file, 'utf8')).toBe(damaged)
})

test('a finished record can be opened but is never written over', async () => {
  const host = testHost(lowest)
  await start(host, args)
  const [record = ''] = host.kept('matches')
  const before = readFileSync(record, 'utf8')
  const again = testHost([])
  expect(await start(again, { resume: record })).toBe(0)
  expect(again.terminal.text).toContain('The match is over')
  expect(readFileSync(record, 'utf8')).toBe(before)
})

test('saves lie where the system keeps such things', () => {
  expect(homeFolder({ LUDOTECA_HOME: '/a', XDG_DATA_HOME: '/b' })).toBe('/a')
  expect(homeFolder({ XDG_DATA_HOME: '/b' })).toBe('/b/ludoteca')
  expect(homeFolder({})).toMatch(/\.local\/share\/ludoteca$/)
})
