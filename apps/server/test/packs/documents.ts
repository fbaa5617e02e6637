import type { Pack } from '@ludoteca/kernel'
import { findGame } from '@ludoteca/registry'

/** What JSON holds: it is reached into by names that only the test knows. */
type Loose = ReturnType<typeof JSON.parse>

/** What Imperio brings along, changed. */
export async function packOf(change: (tables: Loose) => void, head: Partial<Pack> = {}): Promise<Pack> {
  const builtIn = (await findGame('imperio')?.workshop?.())?.content?.builtIn
  const copy = JSON.parse(JSON.stringify(builtIn)) as Pack
  change(copy.tables)
  return { ...copy, ...head }
}

/** Another name for the first property. */
export function summer(version: string, name = 'Depa con Sombrilla'): Promise<Pack> {
  const head = { id: 'verano', version, title: 'Verano en Lima' }
  return packOf((tables) => {
    tables.properties[0].nombre_es = name
  }, head)
}
