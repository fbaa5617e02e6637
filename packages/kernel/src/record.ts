import { isFields } from './domain.ts'
import { type Fairness, isFairness } from './fairness.ts'
import type { Fact, Move, Outcome, Seat } from './game.ts'
import { type GeneratorName, isGeneratorName, UNNAMED_GENERATOR } from './generators.ts'
import { commitSeed } from './hash.ts'
import type { Match } from './match.ts'
import type { Circumstance, LogEntry, MatchStart, UndoMove } from './match-parts.ts'
import type { SeatInfo } from './options.ts'
import type { Pack } from './packs/pack.ts'

/** A match as a file: everything needed to play it again and to see that nothing was changed. */
export interface MatchRecord {
  readonly format: 'ludoteca-record'
  /** 1: all that name no generator. 2: all that do. 3: those that carry a pack, too. */
  readonly formatVersion: 1 | 2 | 3
  readonly game: string
  readonly rulesVersion: number
  readonly options: object
  readonly seats: readonly SeatInfo[]
  /** What made luck of the seed. Part of the hash chain. */
  readonly generator?: GeneratorName
  /** What the game was filled with, whole, so that whoever has the record needs nothing else. Its hash is in the chain. */
  readonly pack?: Pack
  readonly seedCommit: string
  /** Only when the match is over: before that it would give the luck away. */
  readonly seed?: string
  /** What the seed was mixed from, where people and a server made it together. No part of the hash chain. */
  readonly fairness?: Fairness
  readonly moves: readonly RecordedMove[]
  /** The hash chain: set-up is seq 0, then one link per move. */
  readonly hashes: readonly RecordedHash[]
  readonly outcome?: Outcome
}
/** One line of the log. Draws are left out: the seed gives them again. */
export interface RecordedMove extends Circumstance {
  readonly seq: number
  readonly seat: Seat
  readonly move: Move | UndoMove
}
/** One link of the hash chain. */
export interface RecordedHash {
  readonly seq: number
  readonly hash: string
}

/** What is wrong with a text that should be a record. */
export class BadRecord extends Error {
  override readonly name = 'BadRecord'
  /** The move that is damaged, when it is one move (0: the set-up), and not the record as a whole. */
  readonly seq: number | undefined
  constructor(message: string, seq?: number) {
    super(message)
    this.seq = seq
  }
}

/** A record in a format of later: nothing is wrong with it, but it cannot be read here. */
export class NewerRecord extends BadRecord {}

/** The record of a match that was seen from its first move. `withSeed` only when it may be known. */
export function recordOf<C, S, M extends Move, V, F extends Fact>(
  match: Match<C, S, M, V, F>,
  { withSeed }: { readonly withSeed: boolean },
): MatchRecord {
  const outcome = match.outcome()
  const { pack } = match.game
  const isNamed = match.generator !== UNNAMED_GENERATOR
  return {
    format: 'ludoteca-record',
    formatVersion: pack ? 3 : isNamed ? 2 : 1,
    game: match.game.id,
    rulesVersion: match.game.version,
    options: match.config as object,
    seats: match.seats.map(({ name, kind }) => ({ name, kind })),
    ...(isNamed || pack ? { generator: match.generator } : {}),
    ...(pack ? { pack: pack.document } : {}),
    seedCommit: commitSeed(match.seed),
    ...(withSeed ? { seed: match.seed } : {}),
    moves: match.log.map(recordMove),
    hashes: [0, ...match.log.map((entry) => entry.seq)].map((seq) => ({ seq, hash: match.linkAt(seq) as string })),
    ...(outcome ? { outcome } : {}),
  }
}

/** What the match of a record was made of. Without its seed the luck is another. */
export function startOf({ options, seats, seed = '', generator = UNNAMED_GENERATOR }: MatchRecord): MatchStart {
  return { options, seats, seed, generator }
}

function recordMove({ seq, seat, move, by, at }: LogEntry): RecordedMove {
  return { seq, seat, move, ...(by === undefined ? {} : { by }), ...(at === undefined ? {} : { at }) }
}

/** The file text of a record: JSON with one line per move and per hash. */
export function writeRecord(record: MatchRecord): string {
  const { moves, hashes, outcome, ...head } = record
  const lines = (items: readonly object[]) => items.map((item) => `\n    ${JSON.stringify(item)}`).join(',')
  const fields = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
  fields.push(`  "moves": [${lines(moves)}\n  ]`, `  "hashes": [${lines(hashes)}\n  ]`)
  if (outcome) fields.push(`  "outcome": ${JSON.stringify(outcome)}`)
  return `{\n${fields.join(',\n')}\n}\n`
}

/** Reads a record file, JSON or its readable twin. Throws `BadRecord` with one clear sentence. */
export function parseRecord(text: string): MatchRecord {
  return checkRecord(text.startsWith(TWIN_TITLE) ? parseTwin(text) : parseJson(text))
}

const TWIN_TITLE = 'Ludoteca record, format '

/** The readable twin: a header, then one line per move. It holds the same as the JSON and parses back to it. */
export function writeTwin(record: MatchRecord): string {
  const { moves, hashes, seats, format: _format, formatVersion, ...head } = record
  const header = Object.entries(head).map(([key, value]) => `${key} ${JSON.stringify(value)}`)
  const seatLines = seats.map(({ name, kind }) => `seat ${JSON.stringify({ name, kind })}`)
  const hashAt = new Map(hashes.map(({ seq, hash }) => [seq, hash]))
  const moveLines = moves.map(({ seq, seat, move, ...circumstance }) => {
    const { type, ...params } = move
    const parts = [seq, seat, type, JSON.stringify(params), hashAt.get(seq)]
    if (Object.keys(circumstance).length > 0) parts.push(JSON.stringify(circumstance))
    return parts.join(' ')
  })
  return [`${TWIN_TITLE}${formatVersion}`, ...header, ...seatLines, `0 set-up ${hashAt.get(0)}`, ...moveLines, ''].join(
    '\n',
  )
}

function parseTwin(text: string): unknown {
  const [title = '', ...lines] = text.split('\n')
  const formatVersion = Number(title.slice(TWIN_TITLE.length))
  const head: [string, unknown][] = []
  const seats: unknown[] = []
  const moves: unknown[] = []
  const hashes: unknown[] = []
  for (const [i, line] of lines.entries()) {
    if (line === '') continue
    const setUp = /^0 set-up (\S+)$/.exec(line)
    const move = /^(\d+) (-?\d+) (\S+) (\{.*\}) (\S+)(?: (\{.*\}))?$/.exec(line)
    const field = /^(\w+) (.+)$/.exec(line)
    try {
      if (setUp) hashes.push({ seq: 0, hash: setUp[1] })
      else if (move) {
        const [, seq, seat, type, params, hash, circumstance = '{}'] = move
        const played = { type, ...(JSON.parse(params as string) as object) }
        moves.push({ seq: Number(seq), seat: Number(seat), move: played, ...(JSON.parse(circumstance) as object) })
        hashes.push({ seq: Number(seq), hash })
      } else if (field?.[1] === 'seat') seats.push(JSON.parse(field[2] as string))
      else if (field) head.push([field[1] as string, JSON.parse(field[2] as string)])
      else throw new SyntaxError('not a line of a record')
    } catch {
      throw new BadRecord(`line ${i + 2} cannot be read`)
    }
  }
  const { outcome, ...rest } = Object.fromEntries(head)
  return {
    format: 'ludoteca-record',
    formatVersion,
    ...rest,
    seats,
    moves,
    hashes,
    ...(outcome === undefined ? {} : { outcome }),
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new BadRecord('this is not a record: the text is not valid JSON')
  }
}

const MADE_BY: readonly unknown[] = ['clock', 'autopilot', 'bot'] satisfies Circumstance['by'][]

function checkRecord(value: unknown): MatchRecord {
  if (!isFields(value) || value.format !== 'ludoteca-record') throw new BadRecord('this is not a Ludoteca record')
  const { formatVersion } = value
  need(Number.isSafeInteger(formatVersion), 'formatVersion')
  if (formatVersion !== 1 && formatVersion !== 2 && formatVersion !== 3) {
    const Unknown = (formatVersion as number) > 3 ? NewerRecord : BadRecord
    throw new Unknown(`record format ${formatVersion} is not known here`)
  }
  need(typeof value.game === 'string', 'game')
  need(Number.isSafeInteger(value.rulesVersion), 'rulesVersion')
  need(isFields(value.options), 'options')
  need(formatVersion === 1 ? value.generator === undefined : typeof value.generator === 'string', 'generator')
  if (formatVersion > 1 && !isGeneratorName(value.generator)) {
    throw new BadRecord(`the generator "${value.generator}" is not known here`)
  }
  need(formatVersion === 3 ? isFields(value.pack) : value.pack === undefined, 'pack')
  need(typeof value.seedCommit === 'string', 'seedCommit')
  need(value.seed === undefined || typeof value.seed === 'string', 'seed')
  need(value.fairness === undefined || isFairness(value.fairness), 'fairness')
  need(value.outcome === undefined || isOutcome(value.outcome), 'outcome')
  for (const [i, seat] of items(value.seats, 'seats').entries()) {
    need(isFields(seat) && typeof seat.name === 'string' && typeof seat.kind === 'string', `seats[${i}]`)
  }
  for (const [i, item] of items(value.moves, 'moves').entries()) {
    need(isFields(item) && item.seq === i + 1, `moves[${i}].seq`, i + 1)
    need(Number.isSafeInteger(item.seat), `moves[${i}].seat`, i + 1)
    need(isFields(item.move) && typeof item.move.type === 'string', `moves[${i}].move`, i + 1)
    need(item.by === undefined || MADE_BY.includes(item.by), `moves[${i}].by`, i + 1)
    need(item.at === undefined || Number.isSafeInteger(item.at), `moves[${i}].at`, i + 1)
  }
  for (const [i, item] of items(value.hashes, 'hashes').entries()) {
    need(isFields(item) && Number.isSafeInteger(item.seq) && typeof item.hash === 'string', `hashes[${i}]`, i)
  }
  return value as unknown as MatchRecord
}

function isOutcome(value: unknown): boolean {
  return isFields(value) && typeof value.reason === 'string' && Array.isArray(value.ranks)
}

function items(value: unknown, field: string): readonly unknown[] {
  need(Array.isArray(value), field)
  return value
}

function need(condition: boolean, field: string, seq?: number): asserts condition {
  if (!condition) throw new BadRecord(`the record is damaged at "${field}"`, seq)
}
