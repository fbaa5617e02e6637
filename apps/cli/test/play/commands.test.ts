import { expect, test } from 'vitest'
import { commandIn } from '../../src/play/commands.ts'
import { shellWords } from '../../src/play/words/index.ts'
import { start, testHost } from './host.ts'

const banca = { game: 'banca', seats: 'Ann:human,Ben:human,easy,easy', seed: 'bank', options: ['mode=table'] }
const market = { game: 'ludomercatus', seats: 'Ann:human,Ben:human', seed: 'market', options: ['startingPlayer=first'] }

test('help says what is asked and lists the commands', async () => {
  const host = testHost(['help'])
  await start(host, { game: 'pearls', seats: '2' })
  const help = host.terminal.text.split('help\n')[1] ?? ''
  for (const words of ['Which card do you bid', 'rules', 'undo', 'log, story', 'board', 'save', 'quit']) {
    expect(help).toContain(words)
  }
})

test('rules are shown a page at a time, and can be left', async () => {
  const host = testHost(['rules', '', 'back', 'quit'])
  Object.assign(host.terminal, { interactive: true, rows: 7 })
  await start(host, { game: 'pearls', seats: '2' })
  const pages = host.terminal.text.split('Enter for more, “back” to stop')
  expect(pages.length).toBe(3)
  expect(host.terminal.text).toContain('A small game of bluff')
  expect(host.terminal.text).not.toContain('add up what your pearls are worth')
})

test('undo takes the last move back, or says why it cannot', async () => {
  const host = testHost(['undo', 'exits', '', '', 'keep', 'skip', '', 'undo', ''])
  await start(host, banca)
  const { text } = host.terminal
  expect(text).toContain('There is nothing to take back.')
  expect(text).toContain('Taken back: Ann')
  expect(text.split('Taken back: Ann')[1]).toContain('Ann: What do you do with your level')
})

test('undo goes back to the last move of a person: bots would only do theirs again', async () => {
  const seats = 'Ann:human,easy,easy,Ben:human'
  const host = testHost(['exits', '', '', 'keep', 'skip', '', 'undo', '', 'quit'])
  await start(host, { ...banca, seats })
  const [, after = ''] = host.terminal.text.split('Taken back: Ann')
  expect(after).toContain('Ann: What do you do with your level')
})

test('what was taken back stays out of the other person’s sight', async () => {
  const host = testHost(['exits', '', '', 'raise', 'join', '', 'undo'])
  await start(host, banca)
  expect(host.terminal.text).not.toContain('Ann raises the level')
})

test('a draw cannot be taken back', async () => {
  const host = testHost(['roll', 'undo', 'quit'])
  await start(host, market)
  expect(host.terminal.text).toContain('That can no longer be taken back.')
})

test('log tells the story so far, as much of it as is wanted', async () => {
  const host = testHost(['roll', 'log', 'log 1', 'quit'])
  await start(host, market)
  const [, all = '', last = ''] = host.terminal.text.split(/log(?: 1)?\n/)
  expect(all).toContain('Ann throws')
  expect(last.match(/^· /gm)).toHaveLength(1)
})

test('board draws the table again', async () => {
  const host = testHost(['board', 'quit'])
  await start(host, market)
  expect(host.terminal.text.match(/LUDOMERCATUS/g)).toHaveLength(2)
})

test('somebody else may act out of turn, and only those who can', async () => {
  const host = testHost(['as ben', 'resign', 'back', 'as nobody', 'quit'])
  await start(host, market)
  const { text } = host.terminal
  expect(text).toContain('Ben: You may build, sell, mortgage or trade')
  expect(text).toContain('nobody has nothing to do out of turn.')
})

test('a refused move is explained in the words of the game and asked again', async () => {
  const host = testHost(['2', '0', '0', 'quit'])
  await start(host, market)
  expect(host.terminal.text).toContain('Something must change hands')
  expect(host.terminal.text.match(/Ann: It is your turn/g)?.length).toBeGreaterThan(1)
})

test('leaving in the middle of a question saves as well', async () => {
  const host = testHost(['resign'])
  expect(await start(host, market)).toBe(0)
  expect(host.kept('saves')).toHaveLength(1)
})

test('only a slash makes a command out of free text', () => {
  const shell = shellWords('en')
  expect(commandIn('help', shell, () => true)).toBeUndefined()
  expect(commandIn('/help', shell, () => true)).toEqual({ name: 'help', rest: '' })
  expect(commandIn('undo everything', shell)).toBeUndefined()
  expect(commandIn('save a b.json', shell)).toEqual({ name: 'save', rest: 'a b.json' })
})
