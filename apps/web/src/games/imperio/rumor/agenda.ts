import { MODES, type View } from '@ludoteca/imperio'
import { rumorWords as words } from './words.ts'

type AgendaView = Pick<View, 'options' | 'round' | 'rounds' | 'phase'>

/** What a watcher may still look forward to in this match, in the order in which it comes. */
export function aheadOf({ options, round, rounds, phase }: AgendaView, hasRumor: boolean): readonly string[] {
  const { elections, awardsRounds } = MODES[options.mode]
  const isOver = (its: number, after: readonly View['phase'][]) =>
    its < round || (its === round && after.includes(phase))
  const votes = elections.filter((its) => !isOver(its, AFTER_VOTE))
  const awards = awardsRounds.filter((its) => !isOver(its, ['AWARDS', 'END']))
  return [
    ...(round < rounds || !AFTER_VOTE.includes(phase) ? [words.each.mood] : []),
    ...(votes.length > 0 ? [words.each.election(votes.join(words.or))] : []),
    ...(awards.length > 0 ? [words.each.awards(awards.join(words.or))] : []),
    ...(hasRumor && round < rounds ? [words.each.rumor] : []),
  ]
}

const AFTER_VOTE: readonly View['phase'][] = ['VOTE', 'MOOD', 'DEALS', 'EVENTS', 'PRESS', 'AWARDS', 'END']
