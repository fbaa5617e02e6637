import type { CardId } from '@ludoteca/carcosa'
import type { Engraving } from '../drawing.tsx'
import { EVENT_SCENES } from './events.ts'
import { MONSTER_SCENES, OMEN_SCENES } from './monsters.ts'
import { STATE_SCENES } from './states.ts'
import { TALE_SCENES } from './tales.ts'
import { THING_SCENES } from './things.ts'

/** What stands on each card, in a square of 64. */
export const SCENES: Readonly<Record<CardId, Engraving>> = {
  ...EVENT_SCENES,
  ...STATE_SCENES,
  ...MONSTER_SCENES,
  ...OMEN_SCENES,
  ...THING_SCENES,
  ...TALE_SCENES,
}
