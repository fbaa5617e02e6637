import type { Refusal } from '@ludoteca/kernel'
import type { Player } from '../state.ts'
import { refuseFull } from './facility-rules.ts'
import type { Site } from './production-places.ts'

/** [5.11] Workshops and storages use slots of domains, not those of cities. */
export function refuseSlot(p: Readonly<Player>, { domain }: Site): Refusal | undefined {
  return domain ? refuseFull(p, { kind: 'domain', post: domain }) : undefined
}
