import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isRefusal, parseRecord, replay } from '@ludoteca/kernel'
import { type Fact, ludomercatus, netWorth } from '@ludoteca/ludomercatus'
import { describe, expect, test } from 'vitest'
import { compositionOf } from '../../src/games/ludomercatus/stats/composition.ts'
import { ledgerOf } from '../../src/games/ludomercatus/stats/ledger.ts'

const REPLAYS = new URL('../../../../packages/games/ludomercatus/test/replays/', import.meta.url)
const RECORDS = ['last-survivor', 'last-survivor-of-four', 'round-limit', 'time-limit']

describe('the story alone tells how a match went', () => {
  test.each(RECORDS)('net worth in the end is what the rules reckon: %s', (name) => {
    const record = parseRecord(readFileSync(fileURLToPath(new URL(`${name}.ludo.json`, REPLAYS)), 'utf8'))
    const facts: Fact[] = []
    const match = replay(ludomercatus, record, undefined, (_entry, told) => facts.push(...told.map(({ fact }) => fact)))
    if (isRefusal(match)) throw new Error(match.code)
    const ledger = ledgerOf(facts)
    const view = match.view('spectator')
    expect(ledger?.worths.at(-1)).toEqual(view.players.map((_, seat) => netWorth(view, seat)))
    expect(ledger?.cash.at(-1)).toEqual(view.players.map(({ cash }) => cash))
    for (const [seat] of view.players.entries()) {
      const { cash, property, buildings, worth } = compositionOf(view, seat)
      expect(cash + property + buildings).toBe(worth)
    }
    expect(ledger?.rounds).toHaveLength(ledger?.worths.length ?? 0)
  })

  test('a story without its beginning tells nothing', () => {
    expect(ledgerOf([{ type: 'turnEnded', seat: 0 }])).toBeUndefined()
  })
})
