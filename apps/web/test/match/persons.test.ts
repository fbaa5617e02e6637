import type { Seat } from '@ludoteca/kernel'
import { describe, expect, test } from 'vitest'
import { LocalMatch } from '../../src/match/local-match.ts'
import { isPersonKind, personsOf } from '../../src/match/persons.ts'
import { ReplayMatch } from '../../src/match/replay-match.ts'
import { FakeWorker } from './fake-worker.ts'
import { boxOf, fallBack, keeper, seatsOf, startLocal } from './games.ts'

const carcosa = await boxOf('carcosa')
const pearls = await boxOf('pearls')

interface HouseView {
  readonly rooms: readonly { readonly seen: readonly unknown[] }[]
}

/** How many cards in the decks whoever looks on knows. */
function cardsSeen(match: LocalMatch): number {
  return (match.view as HouseView).rooms.reduce((sum, { seen }) => sum + seen.length, 0)
}

/** Goes on until a soul is asked in which corridor room it looks, and lets it look. Answers with the soul. */
async function lookOnce(match: LocalMatch): Promise<Seat> {
  for (let i = 0; i < 60; i++) {
    if (match.handOver !== undefined) match.take()
    const peek = match.decisions.flatMap(({ seat, choices }) =>
      choices.flatMap((choice) => (choice.type === 'hallwayPeek' ? { seat, choice } : [])),
    )[0]
    if (peek) {
      const domain = peek.choice.params?.room
      const room = domain?.kind === 'one' ? domain.of[0] : undefined
      await match.submit({ type: 'hallwayPeek', room } as { type: string }, peek.seat)
      return peek.seat
    }
    const move = corridorIn(match)
    if (move) await match.submit(move.move, move.seat)
    else await fallBack(match)
  }
  throw new Error('nobody came to look')
}

/** A step into a corridor, or out of one, for whoever is asked. */
function corridorIn(match: LocalMatch): { readonly seat: Seat; readonly move: { readonly type: string } } | undefined {
  for (const { seat, choices } of match.decisions) {
    const domain = choices.find(({ type }) => type === 'move')?.params?.to
    if (domain?.kind !== 'one') continue
    const to = domain.of.find((node) => String(node).endsWith('_P')) ?? domain.of[0]
    if (to !== undefined) return { seat, move: { type: 'move', to } as { type: string } }
  }
  return undefined
}

describe('who plays which seats', () => {
  test('is said by the kind of the seat where all play together', () => {
    const seats = seatsOf('human', 'human-2', 'normal', 'human')
    expect(personsOf({ cooperative: true }, seats)).toEqual(['human', 'human-2', undefined, 'human'])
    expect(personsOf({}, seatsOf('human', 'human', 'easy'))).toEqual(['0', '1', undefined])
    expect(['human', 'human-3', 'easy'].map(isPersonKind)).toEqual([true, true, false])
  })
})

describe('one person with all souls', () => {
  test('never hands the device over, whatever the souls have seen', async () => {
    const match = startLocal(carcosa, seatsOf('human', 'human', 'human', 'human'))
    const viewers = new Set<unknown>()
    for (let i = 0; i < 120 && match.outcome === undefined; i++) {
      expect(match.handOver).toBeUndefined()
      viewers.add(match.viewer)
      const step = i % 3 === 2 ? undefined : corridorIn(match)
      if (!(step && (await match.submit(step.move, step.seat)))) await fallBack(match)
    }
    expect(viewers).toEqual(new Set([0, 1, 2, 3]))
    match.close()
  })

  test('is told what any of them is told', async () => {
    const match = startLocal(carcosa, seatsOf('human', 'human', 'human', 'human'))
    const seat = await lookOnce(match)
    const seen = { type: 'cardsSeen', seat }
    expect(match.story.map(({ fact }) => fact)).toContainEqual(expect.objectContaining(seen))
    match.lookAs(seat === 0 ? 1 : 0)
    expect(match.story.map(({ fact }) => fact)).toContainEqual(expect.objectContaining(seen))
    match.close()
  })

  test('goes on the same after the match was kept', async () => {
    const { keep, records } = keeper()
    const match = startLocal(carcosa, seatsOf('human', 'human', 'human', 'normal'), { keep })
    await lookOnce(match)
    match.close()
    const record = records.at(-1)
    if (record === undefined) throw new Error('nothing was kept')
    const again = LocalMatch.resume(carcosa, record, {
      botPauseMs: 0,
      startWorker: () => new FakeWorker(),
    }) as LocalMatch
    expect(again.handOver).toBeUndefined()
    expect(again.story).toEqual(match.story)
    again.close()
  })
})

describe('several people with souls of their own', () => {
  const seats = seatsOf('human', 'human', 'human-2', 'human-2')

  test('need not hand the device over before anybody has seen anything', () => {
    const match = startLocal(carcosa, seats)
    expect(match.handOver).toBeUndefined()
    match.close()
  })

  test('hand it over when it goes to somebody else whose soul has seen something', async () => {
    const match = startLocal(carcosa, seats)
    const seat = await lookOnce(match)
    const other = seat < 2 ? 2 : 0
    const own = seat % 2 === 0 ? seat + 1 : seat - 1
    match.lookAs(own)
    expect(match.viewer).toBe(own)
    match.lookAs(other)
    expect(match.viewer).toBe(other)
    expect(match.story.map(({ fact }) => fact.type)).not.toContain('cardsSeen')
    match.lookAs(seat)
    expect(match.handOver).toBe(seat)
    const forAll = cardsSeen(match)
    match.take()
    expect(cardsSeen(match)).toBe(forAll + 1)
    match.close()
  })

  test('are people in a replay, too', async () => {
    const { keep, records } = keeper()
    const match = startLocal(carcosa, seats, { keep })
    await fallBack(match)
    match.close()
    const replay = records[0] && ReplayMatch.open(carcosa, records[0])
    expect(replay?.seats.map(({ kind }) => kind)).toEqual(['human', 'human', 'human', 'human'])
  })
})

test('where people play against each other, every seat is somebody else', () => {
  const match = startLocal(pearls, seatsOf('human', 'human'))
  expect(match.handOver).toBe(0)
  match.close()
})
