import {
  type Box,
  gameOfVersion,
  isRefusal,
  type LogEntry,
  type MatchRecord,
  type Move,
  type PlainDecision,
  replay,
  type Seat,
  type Strength,
  TABLE,
  type Told,
  type Viewer,
} from '@ludoteca/kernel'
import type { BotStart, Played } from './bot-table.ts'
import { inForce } from './in-force.ts'
import { isPersonKind } from './persons.ts'
import type { AnyMatch } from './privacy.ts'
import { share } from './share.ts'
import type { OpenDecision, Shown, StoryLine, TableSeat } from './shown.ts'

/** Why a match that was kept cannot go on. */
export type Unplayable = 'damaged' | 'unknownRules' | 'seedless'

/** A match out of its record, with the facts of each move. */
interface Replayed {
  readonly match: AnyMatch
  /** By move; element 0 is the set-up. */
  readonly facts: (readonly Told[])[]
}

/** The match of a record, if it plays again as its hash chain says. */
export function replayed(box: Box, record: MatchRecord): Replayed | Unplayable {
  const game = gameOfVersion(box, record.rulesVersion)
  if (game === undefined) return 'unknownRules'
  if (record.seed === undefined) return 'seedless'
  const facts: (readonly Told[])[] = []
  try {
    const match = replay(game, record, undefined, (_entry, told) => facts.push(structuredClone(told)))
    if (isRefusal(match)) return 'damaged'
    // The last link vouches for all before it; a longer chain belonged to a longer match.
    const last = record.hashes.at(-1)
    const isWhole = match.seq === record.moves.length && match.seq === last?.seq
    return isWhole && match.linkAt(match.seq) === last.hash ? { match, facts } : 'damaged'
  } catch {
    // A move that no rules ever made may break them.
    return 'damaged'
  }
}

/** What a match shows to a viewer. What did not change since `last` stays the same object. */
export function shownTo(match: AnyMatch, viewer: Viewer, story: readonly StoryLine[], last: Shown): Shown {
  const seat = viewer === 'spectator' ? TABLE : viewer
  const decisions = [...match.decisionsFor(seat), ...(seat === TABLE ? [] : match.decisionsFor(TABLE))]
  const outcome = match.outcome()
  return {
    picture: {
      viewer,
      view: share(last.picture?.view, match.view(viewer)),
      decisions: share(last.picture?.decisions ?? [], openIn(decisions)) as readonly OpenDecision[],
    },
    story,
    outcome,
    awaited: share(last.awaited, outcome ? [] : awaitedIn(match)),
  }
}

/** The move that would be taken back next. */
export function lastInForce({ log }: AnyMatch): LogEntry | undefined {
  const counting = inForce(log)
  return log.findLast(({ seq }) => counting.has(seq))
}

/** The seats for which the match waits. */
export function awaitedIn({ decisions }: AnyMatch): Seat[] {
  return [...new Set(decisions.flatMap(({ seat, open }) => (open ? [] : seat)))]
}

/** Decisions as a store holds them, awaited ones first. */
function openIn(decisions: readonly PlainDecision[]): OpenDecision[] {
  const keys = new Map<string, number>()
  const shown = decisions.map(({ seat, prompt, open, choices, fallback }) => {
    const name = seat === TABLE ? `table:${prompt}` : prompt
    const nth = (keys.get(name) ?? 0) + 1
    keys.set(name, nth)
    return { key: nth > 1 ? `${name}#${nth}` : name, seat, prompt, open, choices, fallback }
  })
  return JSON.parse(JSON.stringify(shown.sort((a, b) => Number(a.open) - Number(b.open)))) as OpenDecision[]
}

/** A seat as the table shows it. */
export function tableSeat({ name, kind }: AnyMatch['seats'][number]): TableSeat {
  if (isPersonKind(kind)) return { name, kind: 'human', strength: null, control: 'human', connected: true }
  return { name, kind: 'bot', strength: kind as Strength, control: 'bot', connected: true }
}

/** What bots are told of a match that begins. */
export function botStart({ game, config, seats, seed, generator }: AnyMatch): BotStart {
  const { id, version, pack } = game
  const start = { game: id, rulesVersion: version, options: config, seats, seed, generator }
  return pack === undefined ? start : { ...start, pack: pack.document }
}

/** The moves so far, for bots. */
export function playedIn({ log }: AnyMatch): readonly Played[] {
  return log.map(({ seat, move }) => ({ seat, move: move as Move }))
}
