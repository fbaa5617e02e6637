import { TEAMS, type View } from '@ludoteca/imperio'

/** [1.7, 1.8] What a dynasty is called beside a display name. Real labels only where the table has accepted them. */
export function teamLabel({ teamSet }: View['options'], team: string): string {
  const found = TEAMS.find(({ id }) => id === team)
  if (found === undefined) return team
  return teamSet === 'REAL_LABEL' ? found.REAL_LABEL : found.PARODY
}

/** What it is called wherever somebody may take it along: in pictures, headlines and links. */
export function parodyLabel(team: string): string {
  return TEAMS.find(({ id }) => id === team)?.PARODY ?? team
}
