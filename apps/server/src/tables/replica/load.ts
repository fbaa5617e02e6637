import { type Box, Broken, gameOfVersion, isRefusal, isUndo, Match } from '@ludoteca/kernel'
import type { AnyGame, AnyMatch, StartedMatch, StoredMove, TableSnapshot, TableStore } from '../ports.ts'
import { Attendance } from './attendance.ts'
import { answeredBy, Clocks } from './clocks.ts'
import { type FactText, Story, textsOf } from './story.ts'

/** A match read from the storage, with all that is derived from its log. */
export interface LoadedMatch {
  readonly match: AnyMatch
  readonly clocks: Clocks
  readonly attendance: Attendance
  /** The facts up to the move after which `facts` begins. */
  readonly story: Story
  readonly facts: readonly FactText[]
  /** The keys of the moves after `from`. */
  readonly keys: readonly string[]
  /** 0, or the seq of the snapshot from which the match was read. */
  readonly from: number
}

/** The rules a match began with. */
function rulesOf(box: Box, { game, rulesVersion }: StartedMatch): AnyGame {
  const rules = gameOfVersion(box, rulesVersion)
  if (rules === undefined) throw new Broken('no rules for this match', { game, version: rulesVersion })
  return rules
}

/** Sets up a match as it was started. */
export function beginMatch(box: Box, started: StartedMatch): AnyMatch {
  return orBroken(Match.start(rulesOf(box, started), started))
}

/** The match from a snapshot on, without the moves before it. */
function resumeMatch(box: Box, started: StartedMatch, snapshot: TableSnapshot['match']): AnyMatch {
  return orBroken(Match.resume(rulesOf(box, started), started, snapshot))
}

/** How much of a match to read. */
export interface Extent {
  /** Facts up to this move go into the story; those of later moves into `facts`. */
  readonly upTo: number
  /** Play every move again instead of beginning at a snapshot, so that undo can reach any move. */
  readonly whole: boolean
}

/** Reads a match from the storage: the newest snapshot that is usable, and all moves since. */
export async function loadMatch(
  store: TableStore,
  box: Box,
  started: StartedMatch,
  { upTo, whole }: Extent,
): Promise<LoadedMatch> {
  const snapshot = whole || upTo === 0 ? undefined : await store.snapshotAt(started.id, upTo)
  const rows = await store.after(started.id, snapshot?.match.seq ?? 0)
  if (snapshot && reachBehind(rows)) return replay(box, started, await store.after(started.id, 0), upTo)
  return replay(box, started, rows, upTo, snapshot)
}

/** Whether these moves take back more than they and the `atHand` moves before them have made. */
export function reachBehind(rows: readonly StoredMove[], atHand = 0): boolean {
  let depth = atHand
  for (const { move } of rows) {
    depth += isUndo(move) ? -1 : 1
    if (depth < 0) return true
  }
  return false
}

/** Plays stored moves again, from the set-up or from a snapshot. */
export function replay(
  box: Box,
  started: StartedMatch,
  rows: readonly StoredMove[],
  upTo: number,
  snapshot?: TableSnapshot,
): LoadedMatch {
  const match = snapshot ? resumeMatch(box, started, snapshot.match) : beginMatch(box, started)
  const clocks = new Clocks(snapshot?.clocks, {
    from: started.clocksFrom ?? 0,
    playedSince: started.startedAt + started.pausedMs,
    latest: snapshot?.latest ?? 0,
  })
  const attendance = new Attendance(box)
  const story = new Story(snapshot?.heard)
  const facts: FactText[] = []
  if (!snapshot) {
    clocks.begin(match.decisions, started.startedAt)
    story.add(textsOf(match.told))
  }
  for (const row of rows) {
    const texts = playStored({ match, clocks, attendance }, row)
    if (row.seq <= upTo) story.add(texts)
    else facts.push(...texts)
  }
  const keys = rows.map(({ key }) => key)
  return { match, clocks, attendance, story, facts, keys, from: snapshot?.match.seq ?? 0 }
}

/** Plays one stored move. It was accepted once, so it is accepted again and draws the same. */
export function playStored(
  { match, clocks, attendance }: Pick<LoadedMatch, 'match' | 'clocks' | 'attendance'>,
  row: StoredMove,
): readonly FactText[] {
  const answered = answeredBy(match.decisions, row.seat, row.move)
  const facts = submitStored(match, row)
  clocks.moved(row, answered, match.decisions)
  attendance.note(row, facts)
  return textsOf(facts)
}

/** The same for the match alone. */
export function submitStored(match: AnyMatch, { seq, seat, move, draws, by, at }: StoredMove): AnyMatch['told'] {
  if (seq !== match.seq + 1) throw new Broken('a move is missing from the log', { seq, after: match.seq })
  const answer = match.submit(seat, move, by === undefined ? { at } : { by, at })
  if (!answer.ok) throw new Broken('a stored move is refused', { seq, code: answer.refusal.code })
  const same = draws.length === answer.entry.draws.length && draws.every((draw, i) => draw === answer.entry.draws[i])
  if (!same) throw new Broken('a stored move draws differently', { seq })
  return answer.told
}

function orBroken(match: AnyMatch | ReturnType<typeof Match.start>): AnyMatch {
  if (isRefusal(match)) throw new Broken('a stored match cannot be set up', { code: match.code })
  return match as AnyMatch
}
