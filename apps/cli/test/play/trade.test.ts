import { expect, test } from 'vitest'
import { start, testHost } from './host.ts'

const aufbau = { game: 'aufbau', seats: 'Ada:human,easy', seed: 'trade', options: ['clocks=nein'] }

test('goods of Aufbau are sold by name, with stock, price and odds in sight', async () => {
  const host = testHost(['', 'verkaufen', 'getreide', '', '', 'ende'])
  expect(await start(host, aufbau)).toBe(0)
  const { text } = host.terminal
  // Of eight only six can be sold: nobody is asked how many, and everybody reads it.
  expect(text).toMatch(/^Menge: 6$/m)
  expect(text).toMatch(/^ +\d {2}Getreide: Vorrat \d+, 6 bringen \d+ Gold$/m)
  expect(text).toMatch(/^Probe auf Geld: W20 \+\d+ gegen SG\u00a0\d+\.$/m)
  expect(text).toMatch(/^· Geschafft, \d+ %: \d+ Gold\.$/m)
  expect(text).toContain('Ada verkauft 6 Getreide (Lokaler Markt).')
})

test('whoever says no to the outlook has sold nothing, and is asked again', async () => {
  const host = testHost(['', 'verkaufen', 'getreide', '', 'nein', 'ende'])
  await start(host, aufbau)
  const { text } = host.terminal
  expect(text).not.toContain('Ada verkauft')
  expect(text.match(/Was unternimmst du\?/g)).toHaveLength(2)
})

test('each thing to do in Aufbau is one line of its own', async () => {
  const host = testHost(['', 'ende'])
  await start(host, aufbau)
  const lines = [...host.terminal.text.matchAll(/^ +\d+ {2}(.+)$/gm)].map(([, label]) => label)
  for (const deed of ['Verkaufen …', 'Ankaufen …', 'Verkaufen und ankaufen …', 'Material gewinnen …']) {
    expect(lines.filter((line) => line === deed)).toHaveLength(1)
  }
  expect(new Set(lines).size).toBe(lines.length)
})

test('Imperio begins its auction with not to bid, by its name, and Enter spends nothing', async () => {
  const host = testHost(['', '', 'salir'])
  await start(host, { game: 'imperio', seats: 'Ada:human,easy,easy,easy', seed: 'bid' })
  expect(host.terminal.text).toMatch(/¿Por cuál predio pujas.*\n +1 {2}No pujar\n +2 {2}Pujar …\n/)
  expect(host.terminal.prompts.at(-1)).toContain('Enter: No pujar')
})

test('what a facility of Aufbau lets one choose is asked in words [F-04]', async () => {
  const host = testHost(['', 'einrichtung bauen', 'stammhaus', 'viehmarkt', 'fleisch', 'ende'])
  const options = [...aufbau.options, 'facilityCatalogue=full']
  await start(host, { ...aufbau, options })
  const { text, prompts } = host.terminal
  expect(text).toMatch(
    /^ +1 {2}Bringt jede Runde 1 Schwein\/Schaf\n +2 {2}Bringt jede Runde 2 Fleisch\/Pökelfleisch\nWirkung /m,
  )
  expect(prompts.filter((prompt) => prompt.startsWith('Wirkung'))).toHaveLength(1)
  expect(text).not.toContain('Möglichkeit')
})
