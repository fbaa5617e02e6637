import { type Box, gameOfVersion, isRefusal, type MatchRecord, recordOf, replay } from '@ludoteca/kernel'

/** The record of another match that went the same way up to that move. Nothing when it cannot be played. */
export function recordUpTo(box: Box, record: MatchRecord, at: number): MatchRecord | undefined {
  const game = gameOfVersion(box, record.rulesVersion)
  const match = game && replay(game, record, at)
  return match === undefined || isRefusal(match) ? undefined : recordOf(match, { withSeed: true })
}
