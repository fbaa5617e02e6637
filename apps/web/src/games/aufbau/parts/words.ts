import type { GlyphName } from '../art/glyphs.ts'

/** What is counted: its name, and what stands for it. */
interface Unit {
  readonly one: string
  readonly many: string
  readonly glyph: GlyphName
}

/** By the names that plans, ledgers and prices use. */
export const UNITS: Readonly<Record<string, Unit>> = {
  gold12: { one: 'Gold', many: 'Gold', glyph: 'coin' },
  labor: { one: 'AK', many: 'AK', glyph: 'pick' },
  influence: { one: 'Einfluss', many: 'Einfluss', glyph: 'laurel' },
  permanentInfluence: { one: 'dauerhafter Einfluss', many: 'dauerhafter Einfluss', glyph: 'laurel' },
  permanentLabor: { one: 'dauerhafte AK', many: 'dauerhafte AK', glyph: 'pick' },
  information: { one: 'Information', many: 'Informationen', glyph: 'eye' },
  magicPower: { one: 'Zauberkraft', many: 'Zauberkraft', glyph: 'star' },
  raw: { one: 'RM', many: 'RM', glyph: 'grain' },
  special: { one: 'SM', many: 'SM', glyph: 'amphora' },
  combat: { one: 'KK', many: 'KK', glyph: 'sword' },
  kw: { one: 'KW', many: 'KW', glyph: 'scales' },
  as: { one: 'AS', many: 'AS', glyph: 'crown' },
  n: { one: 'N', many: 'N', glyph: 'eye' },
  loyalty: { one: 'Loyalität', many: 'Loyalität', glyph: 'heart' },
  levels: { one: 'Stufe', many: 'Stufen', glyph: 'people' },
  troops: { one: 'Truppenstufe', many: 'Truppenstufen', glyph: 'shield' },
  domain: { one: 'Domäne', many: 'Domänen', glyph: 'field' },
  city: { one: 'Stadtbesitz', many: 'Stadtbesitze', glyph: 'house' },
  office: { one: 'Amt', many: 'Ämter', glyph: 'column' },
  organization: { one: 'Organisation', many: 'Organisationen', glyph: 'people' },
  trade: { one: 'Handelsunternehmung', many: 'Handelsunternehmungen', glyph: 'ship' },
  workshop: { one: 'Werkstatt', many: 'Werkstätten', glyph: 'anvil' },
  storage: { one: 'Lager', many: 'Lager', glyph: 'chest' },
  facility: { one: 'Einrichtung', many: 'Einrichtungen', glyph: 'bricks' },
  project: { one: 'Bauvorhaben', many: 'Bauvorhaben', glyph: 'hourglass' },
  specialist: { one: 'Fachkraft', many: 'Fachkräfte', glyph: 'person' },
}

export const partWords = {
  nothing: 'nichts',
  later: 'im nächsten Unterhalt',
  loyalty: (value: number, max: number) => `Loyalität ${value} von ${max}`,
  close: 'Schließen',
} as const
