import { lookUp } from '@ludoteca/kernel'
import type { Infra } from '../data/infra.ts'
import type { NewsKindId } from '../data/news.ts'
import { bareId } from '../data/packed.ts'
import type { Shock } from '../data/shocks.ts'
import type { BurstShape } from './bursts.ts'
import type { Drawing } from './drawing.ts'
import type { Tone } from './inks.ts'
import { STICKER_MOTIFS } from './sticker-motifs.ts'

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

/** [13.7] What a shock is stuck with; those that have no sticker of their own keep the card's. */
const SHOCK_STICKERS: Readonly<Record<string, string>> = {
  'G-01': 'TEMBLOR',
  'G-02': 'DÓLAR',
  'G-05': 'BOOM',
  'G-06': 'PARO',
}

export function shockSticker({ id, sticker }: Pick<Shock, 'id' | 'sticker'>): string {
  return lookUp(SHOCK_STICKERS, bareId(id)) ?? sticker
}

/** What is built, on the card that announces it. */
const WORKS_STICKERS: Readonly<Record<Infra['id'], string>> = { 'INF-01': 'METRO', 'INF-02': 'VÍA' }

export function worksSticker(id: Infra['id']): string {
  return WORKS_STICKERS[id]
}

/** Who was elected; whoever has no word of their own gets the voters'. */
const CANDIDATE_STICKERS: Readonly<Record<string, string>> = { 'C-01': 'MANO DURA' }

export function electionSticker(candidateId: string): string {
  return lookUp(CANDIDATE_STICKERS, candidateId) ?? 'VOTO'
}

/** [4.6] What hid a loss of Fame, and what a debt is called. */
export const CORTINA_STICKER = 'CORTINA'
export const DEBT_STICKER = 'DEUDOR'

/** What suits a piece of news. Cards and shocks have stickers of their own. */
const NEWS_STICKERS: Readonly<Partial<Record<NewsKindId, string>>> = {
  EXPROPRIATION: 'TRAZO',
  PACT_BROKEN: 'TRAICIÓN',
  ELECTION: 'VOTO',
  SCANDAL: 'AMPAY',
  LOAN_DEFAULT: 'MOROSO',
  FORCED_SALE: 'REMATE',
  BIG_HIT: 'ROCHE',
  NEW_LEADER: 'RIQUEZA',
  PRESTIGE_WIN: 'FAMA',
  OBRAS: 'OBRA',
  EVENT_SEGURIDAD: 'GUACHIMÁN',
  EVENT_LICENCIAS: 'OBSERVADO',
  EVENT_PRENSA: 'EXCLUSIVO',
  EVENT_INCIDENTES: 'URGENTE',
  EVENT_POSITIVE: 'CON FE',
  INSURED_SAVE: 'SEGURO',
  SET_COMPLETED: 'LIMA',
  TIE_WIN: 'AL TOQUE',
  TOP_AUCTION: 'ADJUDICADO',
  DEAL_DONE: 'PACTO',
  MOOD_RESULT: 'CHISME',
  QUIET: 'CHAMBEA',
  FINAL_WIN: 'CAMPEÓN',
  FAME_CROWN: 'FAMA',
}

/** What suits a headline; nothing for a shock, which has its own. */
export function newsSticker(kind: NewsKindId): string | undefined {
  return lookUp(NEWS_STICKERS, kind)
}

/** How much room for letters there is. */
const ROOM: Readonly<Record<BurstShape, number>> = {
  star: 104,
  sun: 120,
  cloud: 112,
  slab: 128,
  seal: 120,
  ribbon: 128,
}
/** How high its letters and its drawing may be at most. */
const TALLEST: Readonly<Record<BurstShape, readonly [letters: number, drawing: number]>> = {
  star: [30, 42],
  sun: [31, 43],
  cloud: [32, 43],
  slab: [27, 38],
  seal: [32, 43],
  ribbon: [27, 36],
}
/** How wide a capital of the headline's letters is, for its height. */
const CAPITAL = 0.54

/** How high the letters of a word may be on its sticker, for an outline as it was drawn. */
export function letterSize(text: string): number {
  const { shape } = stickerLook(text)
  return Math.min(TALLEST[shape][0], ROOM[shape] / (text.length * CAPITAL))
}

/** Where the drawing lies in the field of a sticker, and the baseline of the word below it. */
export interface StickerSetting {
  readonly motif: Drawing | undefined
  readonly x: number
  readonly y: number
  readonly side: number
  readonly baseline: number
}

export function stickerSetting(text: string): StickerSetting {
  const motif = lookUp(STICKER_MOTIFS, text)
  const size = letterSize(text)
  if (motif === undefined) return { motif, x: 0, y: 0, side: 0, baseline: 60 + size * 0.36 }
  const [, side] = TALLEST[stickerLook(text).shape]
  const below = side + (/[ÁÉÍÓÚ]/u.test(text) ? 9 : 5) + size * 0.8
  // Both together stand in the middle.
  const top = 60 - below / 2
  return { motif, x: 100 - side / 2, y: top, side, baseline: top + below }
}

/** [V8] The drawing alone, as large as the outline lets it be. */
export function bareSetting(text: string): StickerSetting {
  const motif = lookUp(STICKER_MOTIFS, text)
  const [width, height] = BARE_FIELD
  return { motif, x: (width - BARE_SIDE) / 2, y: (height - BARE_SIDE) / 2, side: BARE_SIDE, baseline: height / 2 }
}

/** The field that outlines are drawn in. */
export const BARE_FIELD = [200, 120] as const
const BARE_SIDE = 72
