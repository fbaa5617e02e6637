import { eventName, holdingNameIn, isMaterial, MATERIAL_NAMES, type Player, TROOP_NAMES } from '@ludoteca/aufbau'

/** What a line of a report or a part of a DC is about, in words. */
export function nameOfRef(player: Player, why: string, ref: string): string {
  if (ref === '') return ''
  if (/^\d+$/.test(ref)) return why === 'event' || why === 'tax' ? eventName(Number(ref)) : ref
  if (Object.hasOwn(TROOP_NAMES, ref)) return TROOP_NAMES[ref as keyof typeof TROOP_NAMES]
  if (isMaterial(ref)) return MATERIAL_NAMES[ref]
  return holdingNameIn(player, ref)
}
