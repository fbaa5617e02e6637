import type { MatchPictures } from '@ludoteca/client'
import { BadRecord, type MatchRecord, parseRecord } from '@ludoteca/kernel'
import type { TableModule } from '../../kit/table-module.ts'
import { boxOf } from '../../match/load-box.ts'
import { ReplayMatch } from '../../match/replay-match.ts'
import type { Root } from '../../stores/root.ts'
import type { Failure } from './words.ts'

/** Where a record comes from: the server's archive, or this device. */
export type ReplaySource =
  | { readonly kind: 'match'; readonly id: string }
  | { readonly kind: 'save'; readonly id: string }

/** A replay that can be looked at. */
export interface OpenedReplay {
  readonly match: ReplayMatch
  readonly table: TableModule
  /** When it was played, in epoch milliseconds, where that is known. */
  readonly playedAt: number | undefined
}

interface Found {
  readonly record: MatchRecord
  readonly playedAt: number | undefined
  readonly endedAt: number | undefined
  /** Where the server has pictures of it, and what its people earned. */
  readonly shown: MatchPictures
  /** What its people are called there now, by seat. */
  readonly names?: readonly string[]
}

/** Fetches a record and everything that is needed to show it. */
export async function openReplay(root: Root, source: ReplaySource): Promise<OpenedReplay | Failure> {
  const found = source.kind === 'save' ? fromDevice(root, source.id) : await fromServer(root, source.id)
  if (typeof found === 'string') return found
  const { record, playedAt } = found
  if (record.seed === undefined) return 'notOver'
  const { loadTable } = await import('../../games/tables.ts')
  const [box, table] = await Promise.all([boxOf(record), loadTable(record.game)])
  const match = box && ReplayMatch.open(box, record, found.names)
  if (match) {
    match.pictures = found.shown.pictures
    match.earned = found.shown.earned ?? undefined
    match.endedAt = found.endedAt
  }
  return match ? { match, table, playedAt } : 'unknownGame'
}

const NOTHING: MatchPictures = { pictures: [], earned: null }

function fromDevice({ saves }: Root, id: string): Found | Failure {
  const record = saves.open(id)
  const savedAt = saves.find(id)?.savedAt
  if (record) return { record, playedAt: savedAt, endedAt: savedAt, shown: NOTHING }
  const trouble = saves.troubleWith(id)
  return trouble === 'unknownRules' ? 'unknownGame' : (trouble ?? 'gone')
}

async function fromServer({ session }: Root, id: string): Promise<Found | Failure> {
  const [{ ApiError }, api] = await Promise.all([import('@ludoteca/client'), session.api])
  try {
    await session.arrive()
    // Without its pictures it can be looked at all the same.
    const links = api.pictures(id).catch(() => NOTHING)
    const [text, info, shown] = await Promise.all([api.record(id), api.match(id), links])
    const names = info.seats.map(({ name }) => name)
    return { record: parseRecord(text), playedAt: info.startedAt, endedAt: info.endedAt ?? undefined, shown, names }
  } catch (error) {
    if (error instanceof BadRecord) return 'damaged'
    if (error instanceof ApiError && error.status >= 400 && error.status < 500) return 'notFound'
    return 'offline'
  }
}
