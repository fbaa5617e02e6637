const ACTIONS = ['keine Aktion', 'eine Aktion', 'zwei Aktionen', 'drei Aktionen', 'vier Aktionen']
const BUILDS = ['kein freier Ausbau', 'ein freier Ausbau', 'zwei freie Ausbauten', 'drei freie Ausbauten']

/** [5.0.4] What a round holds for somebody: “zwei Aktionen und ein freier Ausbau”. */
export function turnInWords(actions: number, builds: number): string {
  return `${ACTIONS[actions] ?? `${actions} Aktionen`} und ${BUILDS[builds] ?? `${builds} freie Ausbauten`}`
}
