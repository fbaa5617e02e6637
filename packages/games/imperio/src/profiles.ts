import { type Belongings, type Profiles, refuse } from '@ludoteca/kernel'
import type { Config } from './config.ts'
import { CORTINA_FROM } from './data/constants.ts'
import { TEAM_IDS } from './data/teams.ts'
import { FAME_POLICIES, type FamePolicy, type Move } from './moves.ts'
import { profileFields } from './text/profile.ts'

/** [1.7, 1.9] What an owner brings along: a dynasty, and how he wants to pay and to spend Fame. */
export const profiles: Profiles<Config, Move> = {
  fields: profileFields,

  /** [1.7.3] A dynasty at random; with unique ones a free one, as long as there is one. */
  lot({ uniqueTeams }, others, luck) {
    const free = uniqueTeams ? TEAM_IDS.filter((id) => !isTaken(id, others)) : TEAM_IDS
    const teams = free.length === 0 ? TEAM_IDS : free
    return { team: teams[luck % teams.length] }
  },

  /** [decision 231] A field out of range. [1.7.3] One change after the lot. [1.7.4] Who has a unique one keeps it. */
  refusalOf({ uniqueTeams }, { team, preferAutoPay, famePolicy, cortinaFrom }, { belongings, hasChanged }, others) {
    if (preferAutoPay !== undefined && typeof preferAutoPay !== 'boolean') return refuse('BAD_MESSAGE')
    if (famePolicy !== undefined && policyOf(famePolicy) === undefined) return refuse('BAD_MESSAGE')
    if (cortinaFrom !== undefined && thresholdOf(cortinaFrom) === undefined) return refuse('BAD_MESSAGE')
    if (team === undefined || team === belongings.team) return undefined
    if (teamOf(team) === undefined) return refuse('BAD_MESSAGE')
    if (hasChanged) return refuse('TEAM_CHANGE_USED')
    return uniqueTeams && isTaken(team, others) ? refuse('TEAM_TAKEN') : undefined
  },

  shown({ team }) {
    return teamOf(team) === undefined ? {} : { team }
  },

  /** Whoever cannot have his dynasty still pays as he likes. */
  moves(belongings) {
    const { team, ...preferences } = profileOf(belongings)
    const alone: Move = { type: 'profile', ...preferences }
    const moves: Move[] = Object.keys(preferences).length === 0 ? [] : [alone]
    return team === undefined ? moves : [{ ...alone, team }, ...moves]
  },
}

/** What of it is for the rules, and makes sense to them. */
export function profileOf(belongings: Belongings) {
  const team = teamOf(belongings.team)
  return { ...(team !== undefined && { team }), ...preferencesOf(belongings) }
}

function preferencesOf({ preferAutoPay, famePolicy, cortinaFrom }: Belongings) {
  const policy = policyOf(famePolicy)
  const from = thresholdOf(cortinaFrom)
  return {
    ...(typeof preferAutoPay === 'boolean' && { preferAutoPay }),
    ...(policy !== undefined && { famePolicy: policy }),
    ...(from !== undefined && { cortinaFrom: from }),
  }
}

function isTaken(team: unknown, others: readonly Belongings[]): boolean {
  return others.some((other) => other.team === team)
}

function teamOf(team: unknown): string | undefined {
  return TEAM_IDS.find((id) => id === team)
}

function thresholdOf(from: unknown): number | undefined {
  return CORTINA_FROM.find((known) => known === from)
}

function policyOf(policy: unknown): FamePolicy | undefined {
  return FAME_POLICIES.find((known) => known === policy)
}
