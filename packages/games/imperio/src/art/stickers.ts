import { lookUp } from '@ludoteca/kernel'
import type { BurstShape } from './bursts.ts'
import type { Tone } from './inks.ts'

/** How a sticker is cut and printed. */
export interface StickerLook {
  readonly shape: BurstShape
  readonly tone: Tone
}

/** [13.7] The 40 words that are worth a sticker. */
export const STICKERS: Readonly<Record<string, StickerLook>> = {
  AMPAY: { shape: 'star', tone: 'magenta' },
  CUPO: { shape: 'star', tone: 'red' },
  OBSERVADO: { shape: 'slab', tone: 'blue' },
  'CON FE': { shape: 'cloud', tone: 'cyan' },
  YAPE: { shape: 'seal', tone: 'magenta' },
  ASU: { shape: 'star', tone: 'orange' },
  PALTA: { shape: 'cloud', tone: 'green' },
  'AL TOQUE': { shape: 'sun', tone: 'yellow' },
  ADJUDICADO: { shape: 'slab', tone: 'red' },
  TRAZO: { shape: 'slab', tone: 'cyan' },
  METRO: { shape: 'ribbon', tone: 'green' },
  VÍA: { shape: 'ribbon', tone: 'blue' },
  OBRA: { shape: 'slab', tone: 'orange' },
  ROCHE: { shape: 'cloud', tone: 'magenta' },
  CHAMBEA: { shape: 'sun', tone: 'orange' },
  EXCLUSIVO: { shape: 'ribbon', tone: 'red' },
  URGENTE: { shape: 'ribbon', tone: 'yellow' },
  REMATE: { shape: 'sun', tone: 'red' },
  DEUDOR: { shape: 'slab', tone: 'ink' },
  MOROSO: { shape: 'slab', tone: 'magenta' },
  TRAICIÓN: { shape: 'star', tone: 'ink' },
  PACTO: { shape: 'seal', tone: 'blue' },
  GANGA: { shape: 'sun', tone: 'green' },
  'SE PICÓ': { shape: 'star', tone: 'yellow' },
  CAMPEÓN: { shape: 'seal', tone: 'yellow' },
  FAMA: { shape: 'sun', tone: 'magenta' },
  RIQUEZA: { shape: 'seal', tone: 'green' },
  VOTO: { shape: 'seal', tone: 'cyan' },
  'MANO DURA': { shape: 'slab', tone: 'yellow' },
  DÓLAR: { shape: 'seal', tone: 'orange' },
  TEMBLOR: { shape: 'star', tone: 'cyan' },
  PARO: { shape: 'star', tone: 'blue' },
  BOOM: { shape: 'star', tone: 'green' },
  SEGURO: { shape: 'seal', tone: 'red' },
  GUACHIMÁN: { shape: 'ribbon', tone: 'ink' },
  CHISME: { shape: 'cloud', tone: 'yellow' },
  CORTINA: { shape: 'cloud', tone: 'ink' },
  REVANCHA: { shape: 'sun', tone: 'blue' },
  LEYENDA: { shape: 'ribbon', tone: 'magenta' },
  LIMA: { shape: 'ribbon', tone: 'orange' },
}

const PLAIN: StickerLook = { shape: 'star', tone: 'magenta' }

/** The look of a sticker; a word of no fame gets the plain one. */
export function stickerLook(text: string): StickerLook {
  return lookUp(STICKERS, text) ?? PLAIN
}

/** How much room for letters there is. */
const ROOM: Readonly<Record<BurstShape, number>> = {
  star: 116,
  sun: 130,
  cloud: 118,
  slab: 136,
  seal: 132,
  ribbon: 132,
}
const TALLEST = 46
/** How wide a capital of the headline's letters is, for its height. */
const CAPITAL = 0.54

/** How high the letters of a word may be on its sticker, for an outline as it was drawn. */
export function letterSize(text: string): number {
  return Math.min(TALLEST, ROOM[stickerLook(text).shape] / (text.length * CAPITAL))
}
