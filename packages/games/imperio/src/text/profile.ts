import { flag, one, type ProfileField } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import { TEAM_IDS, TEAMS } from '../data/teams.ts'
import { FAME_POLICIES } from '../moves.ts'
import { paramName } from './labels.ts'
import { FAME_POLICY, UI } from './ui.ts'

/** [1.7, 1.9] What an owner may choose before the match, and what it means. */
export function profileFields({ teamSet: label }: Config): readonly ProfileField[] {
  return [
    {
      name: 'team',
      domain: one(TEAM_IDS),
      label: paramName('profile', 'team'),
      help: 'Es puro prestigio, no cambia las reglas. Te toca una al azar y la puedes cambiar una vez.',
      values: Object.fromEntries(TEAMS.map((team) => [team.id, team[label]])),
    },
    {
      name: 'preferAutoPay',
      domain: flag,
      usual: true,
      label: UI.prefAutoPay,
      help: 'Si un evento te deja pagar o aguantar el castigo, pagas aunque cueste igual. Si no, pagas solo si sale más barato.',
    },
    {
      name: 'famePolicy',
      domain: one(FAME_POLICIES),
      usual: 'NONE',
      label: paramName('profile', 'famePolicy'),
      help: `${UI.chipControl} gasta 2 de Fama y pierdes 1 menos de Caja. ${UI.chipCortina} gasta 3 y tapa un roche entero.`,
      values: FAME_POLICY,
    },
  ]
}
