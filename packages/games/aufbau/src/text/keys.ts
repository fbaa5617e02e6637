import { lookUp } from '@ludoteca/kernel'
import { ORGANIZATION_NAMES, TROOP_NAMES } from './names.ts'

const KEYS: Readonly<Record<string, string>> = {
  'influence.temp': 'Einfluss für diese Runde gewinnen',
  'influence.perm': 'Dauerhaften Einfluss gewinnen',
  'money.lend': 'Geld verleihen',
  'money.sell': 'Verkaufen',
  'money.buy': 'Ankaufen',
  'materials.domain': 'Domänenverwaltung',
  'materials.workshop': 'Werkstattaufsicht',
  'acquire.domain': 'Domäne erwerben',
  'acquire.cityProperty': 'Stadtbesitz erwerben',
  'acquire.office': 'Amt erwerben',
  'acquire.trade': 'Handelsunternehmung erwerben',
  'acquire.tenants': 'Leute anwerben',
  'political.damageDefend': 'Beschädigen oder verteidigen',
  'political.manipulate': 'Manipulieren',
  'political.loyaltySecure': 'Loyalität sichern',
  'political.convertInformation': 'Information umwandeln',
}

/** [5.0.4] What a canonical key stands for; markers behind @ say nothing about that. */
export function keyName(key: string): string {
  const [canonical = ''] = key.split('@')
  if (Object.hasOwn(KEYS, canonical)) return KEYS[canonical] as string
  const [family, part = '', kind = ''] = canonical.split('.')
  if (family === 'acquire' && part === 'org') return `${lookUp(ORGANIZATION_NAMES, kind)} aufbauen`
  if (family === 'troops') return `${lookUp(TROOP_NAMES, part)} ausheben`
  return family === 'influence' ? 'Einfluss gewinnen (Bonusaktion)' : 'Stammdomäne ausbauen'
}
