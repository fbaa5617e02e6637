import { UI } from '@ludoteca/imperio'

/** What the map says. */
export const mapWords = {
  map: 'Mapa de Lima',
  asMap: 'Mapa',
  asList: 'Lista',
  ocean: 'Mar de Grau',
  owned: (count: number) => (count === 1 ? '1 predio con dueño' : `${count} predios con dueño`),
  lots: (count: number) => (count === 1 ? '1 en subasta' : `${count} en subasta`),
  unsold: (count: number) => (count === 1 ? '1 sin postor' : `${count} sin postor`),
  works: (label: string) => `${UI.obra} ${label}`,
  empty: 'Nadie ha comprado aquí todavía.',
  rent: (rent: number) => `${UI.rent} ${rent}`,
  sheet: 'Ver ficha',
  war: 'Guerra de Distrito',
  keys: 'Barrios y predios. Flechas a los lados: todos. Arriba y abajo: de barrio en barrio.',
}
