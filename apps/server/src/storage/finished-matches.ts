import type { Outcome } from '@ludoteca/kernel'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { SeatResult } from './matches.ts'
import type { Schema } from './schema.ts'

/** A finished match in a list. */
export interface FinishedMatch {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly startedAt: number
  readonly endedAt: number
  readonly outcome: Outcome | null
  readonly results: readonly SeatResult[]
}

/** A page of a list, newest first. */
export interface Page {
  readonly limit: number
  /** The last one of the page before. */
  readonly before?: { readonly endedAt: number; readonly id: string }
}

/** The matches that a person has finished. */
export async function finishedBy(db: Kysely<Schema>, accountId: string, page: Page): Promise<FinishedMatch[]> {
  const own = db.selectFrom('result').select('match_id').where('account_id', '=', accountId)
  return withResults(db, await pageOf(db, page).where('id', 'in', own).execute())
}

/** The listed matches, of one game or of all. */
export async function finishedInPublic(db: Kysely<Schema>, game: string | null, page: Page): Promise<FinishedMatch[]> {
  // Abandoned matches have nothing to show.
  const listed = pageOf(db, page).where('listed', '=', true).where('outcome', 'is not', null)
  return withResults(db, await (game === null ? listed : listed.where('game', '=', game)).execute())
}

function pageOf(db: Kysely<Schema>, { limit, before }: Page) {
  const newest = db
    .selectFrom('match')
    .select(['id', 'game', 'rules_version', 'started_at', 'ended_at', 'outcome'])
    .where('ended_at', 'is not', null)
    .$narrowType<{ ended_at: number }>()
    .orderBy('ended_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
  if (before === undefined) return newest
  return newest.where(({ eb, refTuple, tuple }) =>
    eb(refTuple('ended_at', 'id'), '<', tuple(before.endedAt, before.id)),
  )
}

interface PageRow {
  readonly id: string
  readonly game: string
  readonly rules_version: number
  readonly started_at: number
  readonly ended_at: number
  readonly outcome: Outcome | null
}

async function withResults(db: Kysely<Schema>, matches: readonly PageRow[]): Promise<FinishedMatch[]> {
  const ids = matches.map(({ id }) => id)
  const rows = await db
    .selectFrom('result')
    .selectAll()
    .where('match_id', '=', sql<string>`any(${ids}::text[])`)
    .orderBy('seat')
    .execute()
  return matches.map((match) => ({
    id: match.id,
    game: match.game,
    rulesVersion: match.rules_version,
    startedAt: match.started_at,
    endedAt: match.ended_at,
    outcome: match.outcome,
    results: rows.filter((row) => row.match_id === match.id).map(resultOf),
  }))
}

/** How a seat ended, as its row says. */
export function resultOf(row: Selectable<Schema['result']>): SeatResult {
  const { match_id: _, account_id: accountId, name_hidden: isHidden, ...result } = row
  return { ...result, accountId, isHidden }
}
