import type { ActionResult } from '../results.ts'
import { propertyName } from './terms.ts'
import { ACTIONS, FAME_SPENDS, INSURANCE } from './ui.ts'

type Act = Omit<Partial<ActionResult>, 'action'> & Pick<ActionResult, 'action'>

/** What an action does, to stand behind whoever does it: “asegura Loft Barranco (Seguro total)”. */
export function actionInWords({ action, propertyId = '', level, yape }: Act): string {
  return `${deed(action, propertyName(propertyId), level)}${yape ? `, con ${FAME_SPENDS.YAPE}` : ''}`
}

function deed(action: ActionResult['action'], property: string, level: 'BASIC' | 'FULL' = 'BASIC'): string {
  switch (action) {
    case 'DEVELOP':
      return `desarrolla ${property}`
    case 'INSURE':
      return `asegura ${property} (${INSURANCE[level]})`
    case 'SECURITY':
      return 'contrata Seguridad'
    case 'PR':
      return 'hace PR'
    case 'AUDIT':
      return `pasa por ${ACTIONS.AUDIT}`
    case 'DEAL':
      return 'ofrece un trato'
    case 'BREAK_PACT':
      return 'rompe su pacto'
    case 'PASS':
      return 'pasa'
  }
}
