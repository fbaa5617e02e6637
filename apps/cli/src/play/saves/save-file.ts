import {
  BadRecord,
  type Box,
  type Fact,
  gameOfVersion,
  isFields,
  isRefusal,
  type Match,
  type MatchRecord,
  type Move,
  parseRecord,
  recordOf,
  replay,
  type Told,
  verify,
} from '@ludoteca/kernel'
import { boxOfRecord } from '@ludoteca/kernel/packs'
import { findGame } from '@ludoteca/registry'
import { Mistake } from '../../exit.ts'
import { readText } from '../../output.ts'
import { tame } from '../terminal/layout.ts'
import type { ShellWords } from '../words/shell-words.ts'

/** A match of any game: everything here handles all of them alike. */
export type AnyMatch = Match<object, object, Move, object, Fact>

/** A saved match, played forward to where it was left. */
export interface LoadedMatch {
  readonly box: Box
  readonly match: AnyMatch
  /** What was told, move by move. */
  readonly told: readonly (readonly Told<Fact>[])[]
  /** Came from a save, which may be written over; a record is left as it is. */
  readonly fromSave: boolean
  /** How long it was played before. */
  readonly playedMs: number
}

/** A save is a record with its seed, in an envelope that says it is not meant for others' eyes yet. */
export function writeSave(match: AnyMatch, playedMs: number): string {
  const record = recordOf(match, { withSeed: true })
  return `${JSON.stringify({ format: 'ludoteca-save', formatVersion: 1, playedMs, record })}\n`
}

/** Reads a save, or a record that holds its seed, and plays it forward. Throws `Mistake` with one clear sentence. */
export async function loadSave(file: string, shell: ShellWords): Promise<LoadedMatch> {
  const { record, fromSave, playedMs } = parse(file, readText(file), shell)
  const damaged = (reason: string) => new Mistake(shell.mistakes.damagedSave(file, tame(reason)))
  const entry = findGame(record.game)
  const box = entry && (await boxOfRecord(entry, record).catch(() => undefined))
  const game = box && gameOfVersion(box, record.rulesVersion)
  if (!box || !game) throw damaged(shell.mistakes.unknownRules(record.game, record.rulesVersion))
  if (record.seed === undefined) throw damaged(shell.mistakes.noSeed)
  const { seedHolds, divergence } = verify(game, record)
  if (divergence || !seedHolds) throw damaged(shell.mistakes.doesNotReplay(divergence?.seq ?? 0))
  const told: (readonly Told<Fact>[])[] = []
  const match = replay(game, record, record.moves.length, (_entry, facts) => told.push(facts))
  if (isRefusal(match)) throw damaged(shell.mistakes.doesNotReplay(0))
  return { box, match, told, fromSave, playedMs }
}

type Parsed = Pick<LoadedMatch, 'fromSave' | 'playedMs'> & { readonly record: MatchRecord }

function parse(file: string, text: string, { mistakes }: ShellWords): Parsed {
  try {
    const envelope: unknown = text.startsWith('{') ? JSON.parse(text) : undefined
    const fromSave = isFields(envelope) && envelope.format === 'ludoteca-save'
    const record = parseRecord(fromSave ? JSON.stringify(envelope.record ?? null) : text)
    // Saves of before do not say how long it was.
    const played = fromSave && Number.isSafeInteger(envelope.playedMs) ? Number(envelope.playedMs) : 0
    return { record, fromSave, playedMs: Math.max(0, played) }
  } catch (error) {
    const reason = error instanceof BadRecord ? error.message : mistakes.notASave
    throw new Mistake(mistakes.damagedSave(file, reason))
  }
}
