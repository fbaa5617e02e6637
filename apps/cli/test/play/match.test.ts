import { readFileSync } from 'node:fs'
import { parseRecord, SeededChance, verify } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { expect, onTestFinished, test, vi } from 'vitest'
import { lowest, start, testHost } from './host.ts'

async function verdictOf(file: string) {
  const record = parseRecord(readFileSync(file, 'utf8'))
  const box = await findGame(record.game)?.load()
  return box && verify(box.game, record)
}

test('a person plays a whole match of pearls against bots, and its record verifies', async () => {
  const host = testHost(lowest)
  const code = await start(host, { game: 'pearls', seats: 'human,normal,easy', seed: 'one' })
  const { text, prompts } = host.terminal
  expect(code).toBe(0)
  expect(prompts).toHaveLength(7)
  expect(text).toContain('A pearl worth')
  expect(text).toContain('The match is over: The sea is empty.')
  expect(text).toContain('Seed: one')
  const [record = ''] = host.kept('matches')
  expect(text).toContain(`Record: ${record}`)
  expect(await verdictOf(record)).toMatchObject({ seedHolds: true, divergence: undefined })
  expect(host.kept('saves')).toEqual([])
})

test('the question says which pearl is bid for', async () => {
  const host = testHost(lowest)
  await start(host, { game: 'pearls', seats: 'human,easy', seed: 'five', options: ['pearls=3'] })
  const shown = [...host.terminal.text.matchAll(/A pearl worth (\d) comes up/g)].map(([, worth]) => worth)
  const asked = [...host.terminal.text.matchAll(/Which card do you bid for the pearl worth (\d)\?/g)]
  expect(asked.map(([, worth]) => worth)).toEqual(shown)
  expect(shown).toHaveLength(3)
})

test('the ranking names everybody with rank and kind, best first', async () => {
  const host = testHost(lowest)
  await start(host, { game: 'pearls', seats: 'Nora:human,normal,random', seed: 'two' })
  const ending = host.terminal.text.split('The match is over')[1] ?? ''
  for (const words of ['Nora', 'person', 'Ada', 'normal bot', 'Bruno', 'random bot']) expect(ending).toContain(words)
  const ranks = [...ending.matchAll(/│ +(\d) +\w/g)].map(([, rank]) => Number(rank))
  expect(ranks).toEqual([...ranks].sort())
  expect(ranks[0]).toBe(1)
})

test('a move that breaks the rules code is not made, and another may be', async () => {
  const { game } = (await findGame('pearls')?.load()) ?? expect.fail('no pearls')
  const { apply } = game
  let isArmed = true
  // In place, since the shelf hands out the same box to everybody.
  const broken = vi.spyOn(game, 'apply').mockImplementation((s, seat, move, io) => {
    apply(s, seat, move, io)
    if (seat !== 0 || !isArmed) return
    isArmed = false
    throw new Error('a bug')
  })
  onTestFinished(() => broken.mockRestore())
  const host = testHost(lowest)
  expect(await start(host, { game: 'pearls', seats: 'human,normal', seed: 'four' })).toBe(0)
  expect(host.terminal.text).toContain('Something in the rules broke at that move')
  expect(host.terminal.prompts.length).toBeGreaterThan(7)
  const [record = ''] = host.kept('matches')
  broken.mockRestore()
  expect(await verdictOf(record)).toMatchObject({ seedHolds: true, divergence: undefined })
})

test('bots alone play to the end without asking anybody', async () => {
  const host = testHost([])
  expect(await start(host, { game: 'pearls', seats: 'normal,easy,random', seed: 'three' })).toBe(0)
  expect(host.terminal.prompts).toEqual([])
  expect(host.kept('matches')).toHaveLength(1)
})

test('options reach the match, and the same seed gives the same story', async () => {
  const stories = []
  for (let run = 0; run < 2; run++) {
    const host = testHost(lowest)
    await start(host, { game: 'pearls', seats: 'human,normal', seed: 'same', options: ['pearls=3'] })
    expect(host.terminal.prompts).toHaveLength(3)
    stories.push(host.terminal.text.replaceAll(/\S+\.ludo\.json/g, ''))
  }
  expect(stories[0]).toBe(stories[1])
})

test('between two people the screen is handed over, and nobody sees what the other bid', async () => {
  const host = testHost((prompt, seen) => (prompt.includes('Enter when ready') ? '' : lowest(prompt, seen)))
  host.terminal.interactive = true
  await start(host, { game: 'pearls', seats: 'Ann:human,Ben:human', seed: 'hot', options: ['pearls=3'] })
  const { text, clears } = host.terminal
  const screens = text.split('<forget>\n')
  const ofBen = screens.filter((screen) => screen.includes('Ben (you)'))
  expect(ofBen).toHaveLength(2)
  for (const screen of ofBen) expect(screen).not.toContain('Ann: Which card')
  expect(text).toContain('Please hand the terminal to Ben. Nobody else looks.')
  // Ann, then Ben twice, Ann twice, Ben: whoever is at the screen goes on, so four hand-overs are enough for six bids.
  expect(clears.filter((forget) => forget)).toHaveLength(2 * 4)
  // Whoever comes back hears what happened meanwhile.
  expect(screens.some((screen) => screen.includes('Ann (you)') && screen.includes('The cards are turned'))).toBe(true)
})

test('whatever is typed, no key stops the match', async () => {
  const chance = new SeededChance('keys')
  const keys = [
    '',
    '1',
    '2',
    '7',
    '99',
    '-1',
    'bid',
    'bid 3',
    'help',
    'log 5',
    'undo',
    'board',
    'back',
    '/rules',
    'as x',
    ',;',
    '{',
    '[1',
    '\u001b[2J',
    'bid 1 2 3',
  ]
  let answers = 0
  const host = testHost((prompt, seen) => (++answers > 400 ? lowest(prompt, seen) : chance.pick('keys', keys)))
  expect(await start(host, { game: 'pearls', seats: 'human,easy', seed: 'mash', options: ['pearls=13'] })).toBe(0)
  expect(host.kept('matches')).toHaveLength(1)
})

test('before something that cannot be taken back the terminal says so and asks once more', async () => {
  const answers = ['no', 'sí']
  const host = testHost((prompt) => {
    if (prompt.includes('¿Lo haces de todos modos?')) return answers.shift()
    return host.terminal.text.includes('Todas las almas han jugado') ? 'giveUp' : 'endTurn'
  })
  const args = { game: 'carcosa', seats: 'human,human', seed: 'soon over', options: ['maxRounds=0'], lang: 'es' }
  expect(await start(host, args)).toBe(0)
  const { text, prompts } = host.terminal
  expect(answers).toEqual([])
  expect(text.split('La partida termina para todas las almas: derrota.')).toHaveLength(3)
  // After a no the question is put again.
  expect(prompts.slice(-4).map((prompt) => prompt.includes('de todos modos'))).toEqual([false, true, false, true])
  const [record = ''] = host.kept('matches')
  expect(await verdictOf(record)).toMatchObject({ seedHolds: true, divergence: undefined })
})
