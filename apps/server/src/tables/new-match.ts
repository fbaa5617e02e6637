import { type Belongings, type Box, commitSeed, isRefusal, Match, type PackRef, type Refusal } from '@ludoteca/kernel'
import { type Environment, randomId } from '../environment.ts'
import type { Table } from './loop/table.ts'
import type { NewMatch, StartedMatch } from './ports.ts'
import { matchSeed } from './seed.ts'

/** The match as it is stored before its first move, or why the rules refuse these options and seats. */
export function beginNew(
  box: Box,
  { controls: _, brought: __, ...wish }: NewMatch,
  pack: PackRef | undefined,
  env: Environment,
  wakeSlackMs: number,
): StartedMatch | Refusal {
  const seed = matchSeed(wish.serverSeed, wish.contributions)
  const now = env.now()
  const match = Match.start(box.game, { options: wish.options, seats: wish.seats, seed })
  if (isRefusal(match)) return match
  return {
    ...wish,
    id: randomId(env),
    rulesVersion: box.game.version,
    ...(pack && { pack }),
    options: match.config,
    seed,
    generator: match.generator,
    seedCommit: commitSeed(seed),
    startedAt: now,
    endedAt: null,
    wakeAt: now + wakeSlackMs,
    pausedAt: null,
    pausedMs: 0,
    clocksFrom: null,
    outcome: null,
  }
}

/** Plays the opening moves for what people bring along: for each seat the first that the rules permit. */
export async function bringAlong(table: Table, { profiles }: Box, brought: NewMatch['brought'] = []): Promise<void> {
  const bring = async (belongings: Belongings | null, seat: number) => {
    const moves = belongings === null ? [] : (profiles?.moves(belongings) ?? [])
    for (const [i, move] of moves.entries()) {
      if ((await table.submit({ seat, move, key: `brought:${seat}:${i}` })).ok) return
    }
  }
  await Promise.all(brought.map(bring))
}
