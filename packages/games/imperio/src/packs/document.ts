import { type Json, lookUp, type Pack, type PackTables } from '@ludoteca/kernel'
import { card, effects } from '../data/cards/define.ts'
import { type Content, LIMA } from '../data/content.ts'
import { NEWS_KINDS } from '../data/news.ts'

type Plain = Readonly<Record<string, Json>>

const PLAIN_EFFECTS = effects({}) as unknown as Plain
const PLAIN_CARD = card({} as never) as unknown as Plain

/** What somebody who writes a pack begins with: everything the game brings along. */
export const builtIn: Pack = {
  format: 'ludoteca-pack',
  formatVersion: 1,
  game: 'imperio',
  id: 'lima',
  version: '1',
  title: 'Lima, tal como viene',
  tables: tablesOf(LIMA),
}

/** What is as with most cards is left out. */
function tablesOf(content: Content): PackTables {
  const tables = {
    properties: content.properties.map(({ deckTier: _, ...rest }) => rest),
    events: content.events.map((one) => withoutUsual(one as unknown as Plain, PLAIN_CARD)),
    globalShocks: content.shocks,
    categoryWeights: content.categoryWeights,
    signals: content.signals,
    moods: content.moods,
    candidates: content.candidates,
    personas: content.personas.map(({ id, nombre_es, prefix_es }) => ({ id, nombre_es, prefix_es })),
    newsKinds: NEWS_KINDS.map(({ kind }) => ({
      kind,
      templates: Object.fromEntries(Object.entries(content.voices).map(([voice, says]) => [voice, says[kind]])),
    })),
    breves: content.breves,
    botNames: content.botNames,
  }
  return JSON.parse(JSON.stringify(tables)) as PackTables
}

function withoutUsual(fields: Plain, usual: Plain): Plain {
  const said = Object.entries(fields).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(lookUp(usual, name)),
  )
  return Object.fromEntries(said.map(([name, value]) => [name, plainly(value)]))
}

/** Effects stand in choices, too. */
function plainly(value: Json): Json {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map(plainly)
  const fields = value as Plain
  if ('nextRiskCenti' in fields) return withoutUsual(fields, PLAIN_EFFECTS)
  return Object.fromEntries(Object.entries(fields).map(([name, inner]) => [name, plainly(inner)]))
}
