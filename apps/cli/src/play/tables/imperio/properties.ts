import {
  cityOf,
  districtName,
  INSURANCE,
  isOnSale,
  PROPERTIES,
  type PropertyCard,
  rentOf,
  tagName,
  UI,
  type View,
  worthOf,
} from '@ludoteca/imperio'
import { gapIn, grid } from '../../terminal/layout.ts'
import { seatChip } from '../colours.ts'
import type { Scene } from '../table.ts'

/** The lots of the round, with what they cost at least; who has bought one is told beside it. */
export function rowLines({ view, paint, names }: Scene<View>, width: number): string[] {
  if (view.marketRow.length === 0) return []
  const rows = view.marketRow.map((id, place) => {
    const { nombre_es, district, basePrice, baseRent, tags } = cardOf(id)
    const owner = view.properties.find(({ propertyId }) => propertyId === id)?.owner ?? null
    const sold = owner === null ? undefined : `${UI.sold}: ${seatChip(paint, owner)} ${names(owner)}`
    const numbers = [view.reserves[place] as number, basePrice, baseRent].map(String)
    const state = sold ?? (isOnSale(view, id) ? tags.map(tagName).join(', ') : 'Sin postor')
    return [nombre_es, districtName(district), ...numbers, state]
  })
  return withHead(['Predio', 'Distrito', 'Desde', 'Precio', UI.rent, ''], rows, width, paint.dim)
}

/** What whoever looks on owns. */
export function ownProperties({ view, viewer, paint }: Scene<View>, width: number): string[] {
  const own = view.properties.filter(({ owner }) => owner === viewer && owner !== null)
  if (own.length === 0) return []
  const city = cityOf(view)
  const rows = own.map((property) => {
    const { nombre_es, district, upgradeSlotsMax } = cardOf(property.propertyId)
    const { upgradeLevel, insurance, tradeLockedUntilRound } = property
    const level = `${'■'.repeat(upgradeLevel)}${'□'.repeat(upgradeSlotsMax - upgradeLevel)}`
    const cover = insurance === 'NONE' ? '' : INSURANCE[insurance]
    const locked = tradeLockedUntilRound >= view.round && tradeLockedUntilRound > 0 ? 'cinta amarilla' : ''
    const marks = [cover, locked].filter((mark) => mark !== '').join(' · ')
    return [
      nombre_es,
      districtName(district),
      level,
      String(rentOf(city, property)),
      String(worthOf(city, property)),
      marks,
    ]
  })
  return withHead(['Predio', 'Distrito', 'Nivel', UI.rent, 'Valor', ''], rows, width, paint.dim)
}

function withHead(head: string[], rows: string[][], width: number, dim: (text: string) => string): string[] {
  // A lot is asked for by its name.
  const [first = '', ...others] = grid([head, ...rows], width, gapIn(width), [0])
  return [dim(first), ...others]
}

function cardOf(id: string): PropertyCard {
  return PROPERTIES.find((card) => card.id === id) as PropertyCard
}
