import { type Box, isRefusal, type MatchRecord, type SeatInfo } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { type Keep, LocalMatch, type LocalOptions } from '../../src/match/local-match.ts'
import type { MatchStore } from '../../src/match/match-store.ts'
import { FakeWorker } from './fake-worker.ts'

/** A game of the shelf. */
export async function boxOf(id: string): Promise<Box> {
  const box = await findGame(id)?.load()
  if (box === undefined) throw new Error(`no game "${id}"`)
  return box
}

const NAMES = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva']

/** Seats of these kinds, with names. */
export function seatsOf(...kinds: readonly string[]): readonly SeatInfo[] {
  return kinds.map((kind, i) => ({ name: NAMES[i] ?? String(i), kind }))
}

/** What a match was kept as, time after time. */
export interface Kept {
  readonly keep: Keep
  readonly records: MatchRecord[]
}

export function keeper(): Kept {
  const records: MatchRecord[] = []
  return { records, keep: (record) => void records.push(record) }
}

/** A match on this device whose bots answer at once. */
export function startLocal(
  box: Box,
  seats: readonly SeatInfo[],
  { options = {}, ...rest }: LocalOptions & { readonly options?: object } = {},
): LocalMatch {
  const quick = { botPauseMs: 0, startWorker: () => new FakeWorker(), ...rest }
  const match = LocalMatch.start(box, { options, seats, seed: 'a seed' }, quick)
  if (isRefusal(match)) throw new Error(match.code)
  return match
}

/** Answers the first awaited question as its clock would. */
export async function fallBack(match: MatchStore): Promise<void> {
  const decision = match.decisions.find(({ open }) => !open)
  if (!decision?.fallback) throw new Error('nobody waits')
  await match.submit(decision.fallback, decision.seat)
}
