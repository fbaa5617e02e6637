import type { UNIT_NAMES } from '@ludoteca/aufbau'
import type { GlyphName } from '../art/glyphs.ts'

/** What stands for each unit that is counted. */
export const UNIT_GLYPHS: Readonly<Record<keyof typeof UNIT_NAMES, GlyphName>> = {
  gold12: 'coin',
  labor: 'pick',
  influence: 'laurel',
  permanentInfluence: 'laurel',
  permanentLabor: 'pick',
  information: 'eye',
  magicPower: 'star',
  raw: 'grain',
  special: 'amphora',
  combat: 'sword',
  kw: 'scales',
  as: 'crown',
  n: 'eye',
  loyalty: 'heart',
  levels: 'people',
  troops: 'shield',
  domain: 'field',
  city: 'house',
  office: 'column',
  organization: 'people',
  trade: 'ship',
  workshop: 'anvil',
  storage: 'chest',
  facility: 'bricks',
  project: 'hourglass',
  specialist: 'person',
}

export const partWords = {
  nothing: 'nichts',
  loyalty: (value: number, max: number) => `Loyalität ${value} von ${max}`,
  close: 'Schließen',
} as const
