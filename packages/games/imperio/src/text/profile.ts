import { flag, one, type ProfileField } from '@ludoteca/kernel'
import type { Config } from '../config.ts'
import { CONTROL_CASH, CONTROL_FAME, CORTINA_ANY, CORTINA_FAME, CORTINA_FROM } from '../data/constants.ts'
import { TEAM_IDS, TEAMS } from '../data/teams.ts'
import { FAME_POLICIES } from '../moves.ts'
import { paramName } from './labels.ts'
import { CORTINA_FROM_WORDS, FAME_POLICY, UI } from './ui.ts'

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
      help: `${UI.chipControl} gasta ${CONTROL_FAME} de Fama y en un evento pierdes ${CONTROL_CASH} menos de Caja. ${UI.chipCortina} gasta ${CORTINA_FAME} y tapa una pérdida de Fama entera.`,
      values: FAME_POLICY,
    },
    {
      name: 'cortinaFrom',
      domain: one(CORTINA_FROM),
      usual: CORTINA_ANY,
      label: paramName('profile', 'cortinaFrom'),
      help: `Cuesta ${CORTINA_FAME} de Fama, tape lo que tape: di desde qué pérdida te conviene. Cuenta solo si gastas Fama.`,
      values: CORTINA_FROM_WORDS,
    },
  ]
}
