import { Driver } from '@ludoteca/bots'
import { type Box, type Fact, isRefusal, Match, type Move, type Outcome, SeededChance } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'
import { Careers } from '../../src/careers/careers.ts'
import { randomId, system } from '../../src/environment.ts'
import { finishMatch, insertMatch, type SeatNote, type StoredMatch } from '../../src/storage/matches.ts'
import type { By } from '../../src/storage/schema.ts'
import type { Storage } from '../../src/storage/storage.ts'
import { matchStore } from '../../src/tables/store.ts'
import { started } from '../storage/rows.ts'

/** A match to be stored: who held the seats at its beginning and end, and who made whose moves. */
export interface PlayedMatch {
  readonly game?: string
  readonly seed: string
  readonly seats: readonly (string | null)[]
  readonly holders?: readonly (string | null)[]
  readonly endedAt?: number
  readonly options?: object
  /** `chapter`: the round, as the box counts them. */
  readonly byOf?: (seat: number, seq: number, chapter: number) => By | null
  readonly id?: string
  /** The game as it is played, where that is with a pack. */
  readonly box?: Box
  /** What else is stored of it. */
  readonly begun?: Partial<StoredMatch>
  /** By seat, in Imperio: the dynasty its owner chose. */
  readonly teams?: readonly string[]
  /** By seat: what tables note of it at the end. */
  readonly notes?: readonly SeatNote[]
}

export async function boxOf(game: string): Promise<Box> {
  return (await findGame(game)?.load()) ?? Promise.reject(new Error(`there is no ${game}`))
}

/** Somebody with an account, by their id. */
export async function newAccount({ db }: Pick<Storage, 'db'>): Promise<string> {
  const id = randomId(system)
  await db.insertInto('account').values({ id, name: 'Ana', created_at: 1, seen_at: 1 }).execute()
  return id
}

/** Plays a match among bots and stores it as tables do, as if these people had played it. Gives its id. */
export async function storePlayed(storage: Storage, played: PlayedMatch): Promise<string> {
  const { game = 'imperio', seed, seats, holders = seats, endedAt = 5_000, options = {}, byOf = () => null } = played
  const box = played.box ?? (await boxOf(game))
  const people = seats.map((accountId, seat) => ({
    name: `Seat ${seat}`,
    kind: accountId === null ? ('bot' as const) : ('human' as const),
    accountId,
  }))
  const { generator, log, outcome, chapters } = play(box, { options, seats: people, seed, teams: played.teams ?? [] })
  const rulesVersion = box.game.version
  const id = played.id ?? randomId(system)
  const begun: StoredMatch = {
    ...started(id),
    game,
    rulesVersion,
    options,
    seats: people,
    seed,
    generator,
    ...(box.game.pack && { pack: { id: box.game.pack.id, sha256: box.game.pack.sha256 } }),
    ...played.begun,
  }
  await insertMatch(storage.db, begun)
  const rows = log.map(({ seq, seat, move, draws }) => ({
    matchId: id,
    seq,
    seat,
    move,
    draws,
    by: people[seat]?.kind === 'bot' ? ('bot' as const) : byOf(seat, seq, chapters[seq] as number),
    at: 1_000 + seq,
    key: `${id}-${seq}`,
  }))
  await storage.log.append(rows)
  const results = people.map(({ name, kind }, seat) => ({
    seat,
    accountId: holders[seat] ?? null,
    name,
    kind,
    rank: outcome.ranks[seat] as number,
    score: outcome.scores[seat] as number,
    won: outcome.winners.includes(seat),
  }))
  await finishMatch(storage.db, id, { at: endedAt, outcome, results, ...(played.notes && { notes: played.notes }) })
  return id
}

type Log = Pick<Match<object, object, Move, object, Fact>, 'generator' | 'log'> & {
  readonly outcome: Outcome
  /** In which chapter each move was made. */
  readonly chapters: readonly number[]
}
interface Start {
  readonly options: object
  readonly seats: readonly { readonly name: string; readonly kind: 'human' | 'bot' }[]
  readonly seed: string
  readonly teams: readonly string[]
}
const logs = new Map<string, Log>()

/** The same start is played once. */
function play(box: Box, start: Start): Log {
  const { options, seed, teams } = start
  const seats = start.seats.map(({ name, kind }) => ({ name, kind }))
  const key = JSON.stringify([box.game.id, options, seats, seed, teams])
  const known = logs.get(key)
  if (known) return known
  const match = Match.start(box.game, { options, seats, seed })
  if (isRefusal(match)) throw new Error(JSON.stringify(match))
  const chapters = [0]
  let chapter = 0
  const submit = (seat: number, move: Move) => {
    chapters.push(chapter)
    const answer = match.submit(seat, move)
    if (!answer.ok) throw new Error(`${seat} may not ${move.type}`)
    chapter += answer.told.filter(({ fact }) => box.chapters?.includes(fact.type)).length
  }
  for (const [seat, team] of teams.entries()) submit(seat, { type: 'profile', team } as Move)
  const chance = new SeededChance(`${seed} bots`)
  const driver = new Driver((seat) => (seat < 0 ? undefined : { bot: box.bots.normal, chance }), { alone: true })
  while (!match.outcome()) {
    const turn = driver.next(match.position as never)
    if (turn === undefined) throw new Error('nobody can move')
    submit(turn.seat, turn.move)
  }
  const log = { generator: match.generator, log: [...match.log], outcome: match.outcome() as Outcome, chapters }
  logs.set(key, log)
  return log
}

/** What keeps careers on that storage, and what it could not read. */
export function careersOn(storage: Storage, findBox: (game: string) => Promise<Box | undefined> = boxOf) {
  const faults: string[] = []
  const careers = new Careers({
    db: storage.db,
    env: { now: () => 77_000, elapsed: () => 0 },
    store: matchStore(storage),
    findBox,
    failed: (_error, matchId) => faults.push(matchId),
  })
  return { careers, faults }
}

/** All that is written down, in an order of its own. */
export async function kept({ db }: Pick<Storage, 'db'>, accountIds?: readonly string[]) {
  const of = <T extends { readonly account_id: string }>(rows: readonly T[]) =>
    rows.filter(({ account_id }) => accountIds?.includes(account_id) ?? true)
  const matches = await db.selectFrom('career_match').selectAll().orderBy('match_id').orderBy('account_id').execute()
  const order = ['account_id', 'game', 'achievement'] as const
  const achievements = await db
    .selectFrom('achievement')
    .selectAll()
    .orderBy(order[0])
    .orderBy(order[1])
    .orderBy(order[2])
    .execute()
  return { matches: of(matches), achievements: of(achievements) }
}
