import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { filesBelow } from './files.ts'

/**
 * Words that only one game means: its name, and nouns and moves of its rules. Ordinary words that a game uses, too, such as
 * turn, bid or card, are none of them, nor is what a language says anyway, as German does `Aufbau`.
 */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  imperio: [
    ...[
      'imperio',
      'inmobiliario',
      'dynasty',
      'dynasties',
      'mood vote',
      'mood options',
      'mood result',
      'rumor',
      'rumors',
      'deal',
      'deals',
      'yape',
    ],
    ...['cortina', 'fame', 'auto pay', 'portada', 'ampay', 'election', 'electoral', 'press ticker', 'market signals'],
    ...[
      'phase change',
      'property id',
      'candidate id',
      'award vote',
      'expropriation',
      'district',

      'o 01',
      't 01',
    ],
  ],
  ludomercatus: [
    ...['ludomercatus', 'mortgage', 'mortgaged', 'unmortgage', 'jail', 'railroad', 'bankruptcy', 'liquidate'],
    ...['sell buildings', 'rent paid', 'free parking'],
  ],
  aufbau: [
    ...[
      'ludoteca aufbau',
      'specialist',
      'specialists',
      'starter domain',
      'recruit troops',
      'acquire tenants',
      'city mode',
    ],
    ...['end campaign', 'damage defend', 'secure loyalty', 'office yield', 'convert information', 'loyalty'],
  ],
  banca: [
    'ludoteca banca',
    'bidding opened',
    'open bidding',
    'exit choice',
    'lottery',
    'level raised',
    'vault',
    'payout',
  ],
  carcosa: [
    ...[
      'carcosa',
      'sanidad',
      'sanity',
      'motemey',
      'armeria',
      'tue tue',
      'false king',
      'hallway',
      'monasterio',
      'psychic',
    ],
    ...['taberna', 'crown taken', 'yellow king', 'ritual'],
  ],
  pearls: ['pearl', 'pearls'],
  plaza: ['plaza'],
}

/** What serves all games. Where the web client keeps its pictures of games, and which table is whose, is its registry. */
const SHARED = [
  'packages/kernel/src',
  'packages/protocol/src',
  'packages/client/src',
  'apps/server/src',
  'apps/web/src',
]
const REGISTRIES = ['apps/web/src/games/', 'apps/web/src/screens/shelf/covers/', 'apps/web/src/screens/gallery/']

/** The text in words: `moodVote`, `MOOD_VOTE` and `mood-vote` are all `mood vote`. */
function inWords(text: string): string {
  return ` ${text.replace(/(?<=[a-z0-9])(?=[A-Z])|[^\p{L}\p{N}]+/gu, ' ').toLowerCase()} `
}

/** The words of a game that a text holds. */
function wordsIn(text: string, words: readonly string[]): string[] {
  const plain = inWords(text)
  return words.filter((word) => plain.includes(` ${word} `))
}

const files = SHARED.flatMap((folder) => filesBelow(folder, /\.(?:tsx?|css|html|json)$/))
  .filter((file) => !REGISTRIES.some((registry) => file.startsWith(registry)))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))

describe('what serves all games', () => {
  test.each(Object.entries(WORDS))('has no word of %s', (_, words) => {
    const found = files.flatMap(({ file, text }) => wordsIn(text, words).map((word) => `${file}: ${word}`))
    expect(found).toEqual([])
  })

  test('is all looked at', () => {
    for (const folder of SHARED) expect(files.some(({ file }) => file.startsWith(`${folder}/`))).toBe(true)
    expect(files.length).toBeGreaterThan(500)
  })

  test('would be found to name a game, however the word is written', () => {
    const written = ['const moodVote = 1', "'SUBMIT_MOOD_VOTE'", '.mood-vote {}', '/** A mood: vote! */']
    for (const text of written) expect(wordsIn(text, WORDS.imperio ?? [])).toEqual(['mood vote'])
    expect(wordsIn('dealt with; a moody king', Object.values(WORDS).flat())).toEqual([])
  })
})

test('games do name what they are about', () => {
  for (const [id, words] of Object.entries(WORDS)) {
    const folder = id === 'plaza' ? 'packages/testgame' : `packages/games/${id}`
    const text = filesBelow(folder, /\.(?:ts|md|json)$/).map((file) => readFileSync(file, 'utf8'))
    const plain = text.map(inWords).join('')
    expect(
      words.filter((word) => !plain.includes(` ${word} `)),
      id,
    ).toEqual([])
  }
})
