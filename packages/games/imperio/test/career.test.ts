import { readdirSync, readFileSync } from 'node:fs'
import { type MatchRecord, parseRecord, readCareer, type Seat } from '@ludoteca/kernel'
import { careers } from '@ludoteca/kernel/testing'
import { describe, expect, test } from 'vitest'
import { box } from '../src/box.ts'
import { career } from '../src/career/career.ts'
import { ACHIEVEMENTS } from '../src/data/achievements.ts'
import type { Fact } from '../src/facts.ts'
import type { Move } from '../src/moves.ts'
import { ownerId } from '../src/owners.ts'
import type { State } from '../src/state.ts'
import { freshTable } from './kit.ts'

careers(box, { seats: 5, random: 2, bots: 1 })

const folder = new URL('replays/', import.meta.url)
const records = readdirSync(folder).map((file): [string, MatchRecord] => [
  file,
  parseRecord(readFileSync(new URL(file, folder), 'utf8')),
])
const { handover: _handover, ...withoutHandover } = box
const asPeople = (record: MatchRecord) => ({
  ...record,
  seats: record.seats.map((seat) => ({ ...seat, kind: 'human' })),
})

describe('what a match of Imperio came to', () => {
  test.each(records)('%s: people have what the match has told, but for what belongs to the account', (_, record) => {
    const told = new Map<Seat, string[]>(record.seats.map((_seat, seat) => [seat, []]))
    const hear = career.reader
    const spied = {
      ...career,
      reader(...setUp: Parameters<typeof hear>) {
        const reader = hear(...setUp)
        return {
          ...reader,
          hear(facts: Parameters<typeof reader.hear>[0], s: Readonly<State>) {
            for (const { fact } of facts) noteUnlocked(told, fact)
            return reader.hear(facts, s)
          },
        }
      },
    }
    const read = readCareer({ ...withoutHandover, career: spied }, asPeople(record))
    for (const [seat, ids] of told) expect([...(read[seat]?.earned ?? [])].sort(), `seat ${seat}`).toEqual(ids.sort())
    expect(read.map(({ counted }) => counted?.bestWealth)).toEqual(record.outcome?.scores)
  })

  test('all 60 can be earned: 57 by a match, two by victories, one by the tutorial', () => {
    expect(career.achievements).toHaveLength(60)
    const byMatch = career.achievements.filter(({ by }) => by === 'match')
    expect(byMatch.map(({ id }) => id)).toEqual(ACHIEVEMENTS.filter((one) => one.scope === 'MATCH').map(({ id }) => id))
    expect(career.achievements.filter(({ by }) => by !== 'match').map(({ id, by }) => [id, by])).toEqual([
      ['A-TUT-01', 'given'],
      ['A-WIN-01', { counter: 'wins', atLeast: 1 }],
      ['A-WIN-05', { counter: 'wins', atLeast: 5 }],
    ])
  })

  test('an achievement counts from its trigger on, before the headlines tell of it [7.3.4]', () => {
    const { position } = freshTable({}, 4)
    const reader = career.reader(position.state.config, 4)
    position.state.unlocked.push({ achievementId: 'A-AUC-01', seat: 2 })
    expect(reader.hear([], position.state)).toEqual([{ seat: 2, achievement: 'A-AUC-01' }])
    expect(reader.hear([], position.state)).toEqual([])
    const fact: Fact = {
      type: 'achievementUnlock',
      ownerId: ownerId(2),
      achievementId: 'A-AUC-01',
      first: true,
      trophy: false,
    }
    expect(reader.hear([{ fact, to: 'all' }], position.state)).toEqual([])
  })

  test('whoever takes over a seat begins with nothing, and earns what comes after [7.3.3, 1.5.3]', () => {
    const taken = records.flatMap(([, record]) => {
      const all = readCareer(withoutHandover, asPeople(record))
      const own = readCareer(box, asPeople(record))
      const seats = record.moves.flatMap(({ move }) => box.handover?.told?.seatOf(move as Move) ?? [])
      return seats.map((seat) => ({ all: all[seat]?.earned ?? [], own: own[seat]?.earned ?? [] }))
    })
    expect(taken.length).toBeGreaterThan(1)
    for (const { all, own } of taken) expect(all).toEqual(expect.arrayContaining([...own]))
    expect(taken.some(({ all, own }) => own.length > 0 && own.length < all.length)).toBe(true)
  })
})

function noteUnlocked(told: Map<Seat, string[]>, fact: Fact): void {
  if (fact.type !== 'achievementUnlock') return
  const { achievementId } = fact
  if (career.achievements.find(({ id }) => id === achievementId)?.by !== 'match') return
  const seat = [...told.keys()].find((one) => ownerId(one) === fact.ownerId)
  told.get(seat as Seat)?.push(achievementId)
}
