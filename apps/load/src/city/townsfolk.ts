import { type Bot, drawFields, type Move } from '@ludoteca/kernel'

const VOTES: readonly string[] = ['moodVote', 'electionVote', 'awardVote', 'watcherRumor']
const USED_ONE_IN = 4

/** Votes now and then and spreads a rumour. */
export const townsfolk: Bot<object, Move> = ({ decisions, chance }) => {
  const choices = decisions.flatMap((decision) => decision.choices).filter(({ type }) => VOTES.includes(type))
  if (choices.length === 0 || chance.int('crowd', USED_ONE_IN) > 0) return undefined
  const { type, params } = chance.pick('crowd', choices)
  return { type, ...drawFields(params, chance) }
}
