import { type Box, lookUp, type SeatCareer } from '@ludoteca/kernel'
import type { CareerRow } from '../storage/careers.ts'
import type { SeatResult } from '../storage/matches.ts'
import type { StartedMatch, StoredMove } from '../tables/ports.ts'
import { careerReading } from '../tables/records/career-reading.ts'
import { playAgain } from '../tables/records/play-again.ts'

/** A match that is over, as it is stored. */
export interface StoredEnd {
  readonly started: StartedMatch
  readonly rows: readonly StoredMove[]
  readonly results: readonly Pick<SeatResult, 'seat' | 'accountId' | 'rank' | 'won'>[]
}

/**
 * What a finished match came to for the accounts that held its seats in the end, by playing its log again. The match that
 * teaches brings nothing.
 */
export async function readMatch(box: Box, { started, rows, results }: StoredEnd): Promise<readonly CareerRow[]> {
  if (results.every(({ accountId }) => accountId === null) || box.tutorial?.seed === started.seed) return []
  const careers = await replayed(box, started, rows, results)
  const byAccount = new Map<string, CareerRow>()
  for (const { seat, accountId, rank, won } of results) {
    const career = careers[seat]
    if (accountId === null || career === undefined) continue
    const counted = career.counted && { ...career.counted, matches: 1, wins: won ? 1 : 0 }
    const row: CareerRow = { accountId, seat, rank, earned: career.earned, counted }
    const other = byAccount.get(accountId)
    byAccount.set(accountId, other === undefined ? row : together(box, other, row))
  }
  return [...byAccount.values()]
}

async function replayed(
  box: Box,
  started: StartedMatch,
  rows: readonly StoredMove[],
  results: StoredEnd['results'],
): Promise<readonly SeatCareer[]> {
  let reading: ReturnType<typeof careerReading> | undefined
  const { match, outcome } = await playAgain(box, started, rows, (begun) => {
    const own = careerReading(box, begun, started, results)
    reading = own
    return (entry, told) => own.hear(entry, told, begun.position.state)
  })
  return reading?.end(match.position.state, outcome) ?? []
}

/** Where all play together, one person may have had several seats: the match counts once. */
function together({ career }: Box, a: CareerRow, b: CareerRow): CareerRow {
  const best = b.rank < a.rank ? b : a
  return {
    ...best,
    earned: [...new Set([...a.earned, ...b.earned])],
    counted: a.counted === null || b.counted === null ? (a.counted ?? b.counted) : sumOf(career, a.counted, b.counted),
  }
}

type Counts = Readonly<Record<string, number>>

function sumOf(career: Box['career'], a: Counts, b: Counts): Counts {
  const sums = new Set(career?.counters.filter(({ kind }) => kind === 'sum').map(({ id }) => id))
  const both = (id: string, mine: number) => {
    const theirs = lookUp(b, id) ?? mine
    return sums.has(id) ? mine + theirs : Math.max(mine, theirs)
  }
  return Object.fromEntries(Object.entries(a).map(([id, mine]) => [id, both(id, mine)]))
}
