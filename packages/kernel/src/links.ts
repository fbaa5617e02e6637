import type { Game } from './game.ts'
import { type GeneratorName, UNNAMED_GENERATOR } from './generators.ts'
import { canonical, commitSeed, hashText } from './hash.ts'
import type { LogEntry, MatchStart } from './match-parts.ts'

/** The state is hashed at the start, every so many moves, and at the end. */
export const HASH_EVERY = 50

/** The link of the hash chain for the set-up. */
export function firstLink(
  { id, version, pack }: Pick<Game, 'id' | 'version' | 'pack'>,
  config: unknown,
  start: MatchStart,
  generator: GeneratorName,
  state: string,
): string {
  const seats = start.seats.map(({ name, kind }) => ({ name, kind }))
  // Matches of before named no generator, and their chains stay as they are.
  const named = generator === UNNAMED_GENERATOR ? {} : { generator }
  // What a game brings along needs no name: its version says it.
  const filled = pack === undefined ? {} : { pack: { id: pack.id, sha256: pack.sha256 } }
  return hashText(canonical({ id, version, config, seats, commit: commitSeed(start.seed), ...named, ...filled, state }))
}

/** The link for a move. Worked out for every move, so the canonical text is put together by hand. */
export function nextLink(previous: string, { seq, seat, move, draws }: LogEntry, state: string | null): string {
  const after = `"seat":${seat},"seq":${seq},"state":${state === null ? null : `"${state}"`}`
  return hashText(`{"draws":[${draws.join()}],"move":${canonical(move)},"previous":"${previous}",${after}}`)
}
