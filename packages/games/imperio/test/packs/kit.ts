import type { Json, Pack } from '@ludoteca/kernel'
import { packFindings } from '@ludoteca/kernel/packs'
import { content } from '../../src/packs/content.ts'

/** What JSON holds: it is reached into by names that only the test knows. */
type Loose = ReturnType<typeof JSON.parse>

/** The pack that the game brings along, changed. */
export function changed(change: (tables: Loose) => void, head: Partial<Pack> = {}): Pack {
  const copy = JSON.parse(JSON.stringify(content.builtIn)) as Pack
  change(copy.tables)
  return { ...copy, ...head }
}

/** What is wrong with it, as `code path`. */
export function wrong(document: unknown): string[] {
  return packFindings(content, document).map(({ code, path }) => `${code} ${path}`.trim())
}

/** The row of a table with that id. */
export function row(tables: Loose, table: string, id: string): Loose {
  return tables[table].find((item: { readonly id: string }) => item.id === id)
}

export function placeOf(table: string, id: string): number {
  return (content.builtIn.tables[table] as readonly { readonly id: Json }[]).findIndex((item) => item.id === id)
}

/** Another summer: other words, dearer houses, a card that is new and one that is gone, another voice of the press. */
export const SUMMER: Pack = changed(
  (tables) => {
    row(tables, 'properties', 'P-01').nombre_es = 'Depa con Sombrilla'
    for (const property of tables.properties) property.basePrice = Math.min(12, property.basePrice + 1)
    tables.events = tables.events.filter((card: { readonly id: string }) => card.id !== 'E-008')
    tables.events.push({
      id: 'E-101',
      category: 'SEGURIDAD',
      title_es: 'Se llevaron la sombrilla',
      body_es: 'Y la silla, y el balde, y las ganas de playa.',
      scope: 'PROPERTY',
      polarity: 'NEGATIVE',
      severity: 'LOW',
      copies: 4,
      effects: { cash: -1, rent: { delta: -1, rounds: 1 } },
      sticker: 'ASU',
      headlines_es: ['{OWNER} se quedó sin sombrilla', 'Roban sombrillas en {DISTRICT}'],
    })
    tables.categoryWeights = { SEGURIDAD: 40, LICENCIAS: 20, PRENSA: 20, INCIDENTES: 15, GLOBAL: 5 }
    row(tables, 'moods', 'M-01').nombre_es = 'Todos a la playa'
    row(tables, 'personas', 'PP-02').nombre_es = 'Diario de playa'
    tables.newsKinds[0].templates['PP-02'][0] = '¡Arena en los bolsillos de {OWNER}!'
    tables.botNames[0] = 'Bot Sombrilla'
  },
  { id: 'verano', version: '1', title: 'Verano en Lima' },
)
