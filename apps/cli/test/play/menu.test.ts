import { writeFileSync } from 'node:fs'
import { shelf } from '@ludoteca/registry'
import { expect, test } from 'vitest'
import { lowest, start, type TestHost, testHost } from './host.ts'

/** What was shown, however its lines were broken. */
const shown = ({ terminal }: TestHost) => terminal.text.replaceAll(/\s+/g, ' ')

/** Types the lines, and once they are used up, whatever the question wants. */
function thenPlays(lines: string[]) {
  return (prompt: string, seen: string) => lines.shift() ?? (seen.includes('Card') ? lowest(prompt, seen) : undefined)
}

test('the menu shows every game with its tagline and language, and quits', async () => {
  const host = testHost(['quit'])
  expect(await start(host, {})).toBe(0)
  const text = shown(host)
  for (const { load } of shelf) {
    const { words } = await load()
    expect(text).toContain(`${words.title}: ${words.tagline} (`)
  }
  expect(text).toContain('Welcome to Ludoteca')
  expect(text).toContain('Until next time.')
})

test('from the menu to the end of a match: game, rules, seats, names, options', async () => {
  const host = testHost(thenPlays(['pearls', '2', 'play', '9', '2', '', 'Nora', 'easy bot', '1', '40', '3', '']))
  expect(await start(host, {})).toBe(0)
  const { text } = host.terminal
  expect(text).toContain('The sea holds pearls') // the rules
  expect(text).toContain('It has to be a number from 2 to 5.') // nine seats
  expect(text).toContain('How many pearls there are') // the explanation of the option
  expect(text).toContain('It has to be a number from 3 to 13.') // forty pearls
  expect(text).toContain('Nora: Which card do you bid')
  expect(text).toContain('The match is over')
  expect(text).toContain('Until next time.')
  expect(host.kept('matches')).toHaveLength(1)
})

test('settings are shown, asked and taken in the words of the game', async () => {
  const lines = ['aufbau', 'spielen', '1', '', 'Ada', 'neider', 'gold', 'zugabe', '1,2', '0,1,2', 'ende']
  const host = testHost(lines)
  await start(host, {})
  const text = shown(host)
  expect(text).toMatch(/Verlust an die Neider +Abwarten /)
  expect(text).toMatch(/Zugabe der Werkstätten +Keine /)
  expect(text).toMatch(/Begabungen +Alle dreimal 3 /)
  expect(text).toMatch(/1 {1,2}Abwarten +2 {1,2}Gold +3 {1,2}Einfluss/)
  expect(text).toContain('3 Werte, durch Kommas getrennt, jeweils eine Zahl von 0 bis 3')
  expect(text).toMatch(/Verlust an die Neider +Gold /)
  expect(text).toMatch(/Zugabe der Werkstätten +0, 1, 2 /)
  expect(text).not.toMatch(/\bnone\b|\[0|\btrue\b|\bfalse\b/)
})

test('names that are taken are refused at once', async () => {
  const host = testHost(['pearls', '', '2', '1', 'Nora', '1', 'nora', 'Ben'])
  await start(host, {})
  expect(host.terminal.text).toContain('Names need 1 to 20 characters and must differ: “nora”.')
})

test('a saved match goes on from the menu', async () => {
  const first = testHost(['3'])
  await start(first, { game: 'pearls', seats: 'Ann:human,easy', seed: 'kept', options: ['pearls=3'] })
  const host = testHost(thenPlays(['continue', '1']), first.store.home)
  await start(host, {})
  expect(host.terminal.text).toMatch(/1 {2}Pearls \(2026-01-02 12:00, \d moves\): Ann, Ada/)
  expect(host.terminal.text).toContain('The match goes on after')
  expect(host.kept('matches')).toHaveLength(1)
})

test('a save that cannot be read is listed, explained and kept', async () => {
  const first = testHost(['3'])
  await start(first, { game: 'pearls', seats: 'human,easy', seed: 'kept' })
  const [file = ''] = first.kept('saves')
  writeFileSync(file, 'garbage')
  const host = testHost(['continue', '1', 'quit'], first.store.home)
  expect(await start(host, {})).toBe(0)
  expect(host.terminal.text).toContain('(cannot be read)')
  expect(shown(host)).toContain('cannot be continued')
  expect(host.kept('saves')).toEqual([file])
})

test('without saves the menu says so and stays', async () => {
  const host = testHost(['continue', 'quit'])
  await start(host, {})
  expect(host.terminal.text).toContain('There is no saved match yet.')
})

test('`back` leaves a question, wrong entries are explained', async () => {
  const host = testHost(['nonsense', 'pearls', 'play', 'back', 'quit'])
  expect(await start(host, {})).toBe(0)
  expect(host.terminal.text).toContain('Please type one of the numbers or names in the list.')
  expect(host.terminal.prompts).toHaveLength(5)
})

test('closing the terminal in the menu is a goodbye', async () => {
  const host = testHost([])
  expect(await start(host, {})).toBe(0)
  expect(host.terminal.text).toContain('Until next time.')
})

test('what a lot would give is asked of every person, without what others have chosen; Enter leaves it to the lot', async () => {
  const seats = ['ludomercatus', 'play', '3', '1', 'Nora', '1', 'Ben', '1', 'Cleo']
  const host = testHost([...seats, '', 'bull', '8', '', 'quit', 'quit'])
  await start(host, {})
  const { text } = host.terminal
  expect(shown(host)).toMatch(/Nora: Token \(Enter: by lot\).* 8 Bull .*Ben: Token/)
  const ofBen = text.slice(text.indexOf('Ben: Token'), text.indexOf('Cleo: Token'))
  expect(ofBen).not.toContain('Bull')
  expect(text).toContain('The bull now stands for Nora.')
  expect(shown(host)).toMatch(/① bull · ② [a-z ]+ · ③ [a-z ]+/)
})
