import type { DistrictName } from './districts.ts'
import { spelled } from './literals.ts'
import { packedFor } from './packed.ts'

/** [spec Appendix A] Economic tags move rents; flavour tags only colour the card. */
export type EconomicTag = 'turismo' | 'oficinas' | 'logistica' | 'residencial' | 'gobierno' | 'cultura' | 'costa'
export type FlavourTag = 'premium_area' | 'corredor_obra' | 'zona_caliente'
export type Tag = EconomicTag | FlavourTag

/** [spec Appendix A] A card of the property deck. The state of what is owned is in `state.ts`. */
export interface PropertyCard {
  readonly id: string
  readonly nombre_es: string
  readonly district: DistrictName
  readonly tags: readonly Tag[]
  readonly basePrice: number
  readonly baseRent: number
  readonly upgradeSlotsMax: number
  /** Selects art only. */
  readonly buildQuality: Quality
  readonly deckTier: number
  readonly icon: string
}
type Quality = 'STANDARD' | 'PREMIUM'
type Row = readonly [
  id: string,
  name: string,
  district: DistrictName,
  tags: readonly Tag[],
  basePrice: number,
  baseRent: number,
  slots: number,
  quality: Quality,
  tier: number,
  icon: string,
]

const ROWS: readonly Row[] = [
  [
    'P-01',
    'Depa Miraflores Vista',
    'Miraflores',
    ['residencial', 'costa', 'premium_area'],
    8,
    3,
    2,
    'PREMIUM',
    0,
    'depa',
  ],
  [
    'P-02',
    'Oficina San Isidro Prime',
    'San Isidro',
    ['oficinas', 'gobierno', 'premium_area'],
    9,
    3,
    2,
    'PREMIUM',
    0,
    'oficina',
  ],
  ['P-03', 'Loft Barranco', 'Barranco', ['cultura', 'turismo', 'costa'], 7, 3, 1, 'STANDARD', 0, 'casona'],
  ['P-04', 'Local Jesus Maria', 'Jesus Maria/Lince', ['residencial', 'gobierno'], 6, 2, 1, 'STANDARD', 0, 'local'],
  ['P-05', 'Almacen Callao', 'Callao', ['logistica', 'zona_caliente'], 6, 2, 1, 'STANDARD', 0, 'almacen'],
  ['P-06', 'Casa Surco Familiar', 'Surco', ['residencial'], 7, 2, 2, 'STANDARD', 0, 'casa'],
  ['P-07', 'Depa La Molina', 'La Molina', ['residencial', 'premium_area'], 7, 2, 2, 'STANDARD', 0, 'depa'],
  ['P-08', 'Tienda San Miguel', 'Magdalena/San Miguel', ['residencial', 'costa'], 6, 2, 1, 'STANDARD', 0, 'local'],
  ['P-09', 'Casona Centro Historico', 'Centro', ['gobierno', 'cultura'], 5, 2, 1, 'STANDARD', 0, 'casona'],
  ['P-10', 'MiniDepa Chorrillos', 'Chorrillos', ['residencial', 'costa'], 5, 2, 1, 'STANDARD', 0, 'depa'],
  ['P-11', 'Depa Los Olivos', 'Independencia/Los Olivos', ['residencial'], 4, 2, 1, 'STANDARD', 0, 'depa'],
  ['P-12', 'Local Ate', 'Ate/SJL', ['logistica', 'residencial'], 4, 2, 1, 'STANDARD', 0, 'local'],
  ['P-13', 'Hostal Parque Bajada', 'Miraflores', ['turismo', 'costa'], 7, 3, 1, 'STANDARD', 1, 'hotel'],
  ['P-14', 'Peña del Malecón', 'Barranco', ['cultura', 'turismo'], 6, 2, 1, 'STANDARD', 1, 'restaurante'],
  [
    'P-15',
    'Consultorios Lince',
    'Jesus Maria/Lince',
    ['oficinas', 'residencial'],
    6,
    2,
    1,
    'STANDARD',
    1,
    'consultorio',
  ],
  ['P-16', 'Patio de Contenedores', 'Callao', ['logistica', 'zona_caliente'], 5, 2, 1, 'STANDARD', 1, 'puerto'],
  ['P-17', 'Condominio Valle Surco', 'Surco', ['residencial', 'premium_area'], 8, 3, 2, 'PREMIUM', 1, 'depa'],
  ['P-18', 'Casa Ladera Verde', 'La Molina', ['residencial'], 6, 2, 2, 'STANDARD', 1, 'casa'],
  ['P-19', 'Depa Costanera', 'Magdalena/San Miguel', ['residencial', 'costa'], 5, 2, 1, 'STANDARD', 1, 'depa'],
  ['P-20', 'Torre Financiera', 'San Isidro', ['oficinas', 'gobierno', 'premium_area'], 10, 4, 2, 'PREMIUM', 0, 'torre'],
  ['P-21', 'Galería del Jirón', 'Centro', ['cultura', 'turismo'], 6, 3, 0, 'STANDARD', 1, 'galeria'],
  ['P-22', 'Picantería del Muelle', 'Chorrillos', ['costa', 'turismo'], 5, 2, 1, 'STANDARD', 1, 'restaurante'],
  [
    'P-23',
    'Galería Cono Norte',
    'Independencia/Los Olivos',
    ['residencial', 'logistica'],
    5,
    2,
    1,
    'STANDARD',
    1,
    'galeria',
  ],
  ['P-24', 'Taller Carretera', 'Ate/SJL', ['logistica'], 5, 2, 1, 'STANDARD', 1, 'taller'],
  ['P-25', 'Oficina Óvalo Central', 'Miraflores', ['oficinas', 'premium_area'], 8, 3, 2, 'PREMIUM', 2, 'oficina'],
  ['P-26', 'Estudio Los Olivares', 'San Isidro', ['oficinas', 'residencial'], 8, 3, 1, 'STANDARD', 2, 'oficina'],
  ['P-27', 'Galería Puente Viejo', 'Barranco', ['cultura'], 6, 2, 1, 'STANDARD', 2, 'galeria'],
  ['P-28', 'Edificio Parque Grande', 'Jesus Maria/Lince', ['residencial'], 5, 2, 2, 'STANDARD', 2, 'depa'],
  ['P-29', 'Frigorífico del Puerto', 'Callao', ['logistica'], 7, 3, 1, 'STANDARD', 2, 'puerto'],
  ['P-30', 'Local Los Cipreses', 'Surco', ['oficinas', 'residencial'], 7, 3, 1, 'STANDARD', 2, 'local'],
  ['P-31', 'Academia Los Cerros', 'La Molina', ['residencial', 'cultura'], 6, 2, 1, 'STANDARD', 2, 'colegio'],
  ['P-32', 'Minimarket Avenida Mar', 'Magdalena/San Miguel', ['residencial'], 5, 2, 1, 'STANDARD', 2, 'local'],
  ['P-33', 'Oficina Mesa de Partes', 'Centro', ['gobierno', 'oficinas'], 5, 2, 1, 'STANDARD', 2, 'oficina'],
  ['P-34', 'Depas Vista al Morro', 'Chorrillos', ['residencial', 'costa'], 4, 2, 1, 'STANDARD', 2, 'depa'],
  ['P-35', 'Gimnasio La Norteña', 'Independencia/Los Olivos', ['residencial'], 4, 2, 1, 'STANDARD', 2, 'local'],
  ['P-36', 'Almacén Dos Portones', 'Ate/SJL', ['logistica', 'zona_caliente'], 5, 2, 2, 'STANDARD', 2, 'almacen'],
  ['P-37', 'Azotea Malecón', 'Miraflores', ['turismo', 'costa', 'premium_area'], 9, 3, 2, 'PREMIUM', 3, 'azotea'],
  ['P-38', 'Penthouse Campo Verde', 'San Isidro', ['residencial', 'premium_area'], 9, 3, 2, 'PREMIUM', 3, 'torre'],
  ['P-39', 'Casona de la Bajada', 'Barranco', ['cultura', 'turismo', 'costa'], 8, 3, 2, 'PREMIUM', 3, 'casona'],
  [
    'P-40',
    'Clínica Dental Sonrisa',
    'Jesus Maria/Lince',
    ['oficinas', 'gobierno'],
    6,
    2,
    2,
    'STANDARD',
    3,
    'consultorio',
  ],
  ['P-41', 'Zona Franca Chica', 'Callao', ['logistica', 'gobierno'], 6, 2, 2, 'STANDARD', 3, 'puerto'],
  ['P-42', 'Depa Cerro Bonito', 'Surco', ['residencial'], 6, 2, 1, 'STANDARD', 3, 'depa'],
  ['P-43', 'Campestre La Rinconada', 'La Molina', ['residencial', 'premium_area'], 8, 3, 2, 'PREMIUM', 3, 'casa'],
  [
    'P-44',
    'Torre Brisa',
    'Magdalena/San Miguel',
    ['residencial', 'costa', 'premium_area'],
    7,
    2,
    2,
    'STANDARD',
    3,
    'torre',
  ],
  ['P-45', 'Quinta Los Balcones', 'Centro', ['residencial', 'cultura'], 4, 2, 1, 'STANDARD', 3, 'casona'],
  ['P-46', 'Hospedaje La Ola', 'Chorrillos', ['turismo', 'costa'], 5, 2, 1, 'STANDARD', 3, 'hospedaje'],
  ['P-47', 'Multifamiliar Palmeras', 'Independencia/Los Olivos', ['residencial'], 5, 2, 2, 'STANDARD', 3, 'depa'],
  ['P-48', 'Depas Vista Cerro', 'Ate/SJL', ['residencial'], 4, 2, 1, 'STANDARD', 3, 'depa'],
  ['P-49', 'Café Librería Central', 'Miraflores', ['cultura', 'turismo'], 7, 3, 1, 'STANDARD', 4, 'local'],
  ['P-50', 'Coworking Financiero', 'San Isidro', ['oficinas'], 8, 3, 1, 'STANDARD', 4, 'oficina'],
  ['P-51', 'Taller de Artistas', 'Barranco', ['cultura'], 6, 2, 2, 'STANDARD', 4, 'taller'],
  ['P-52', 'Playa Estacionamiento', 'Jesus Maria/Lince', ['gobierno'], 5, 3, 0, 'STANDARD', 4, 'estacionamiento'],
  ['P-53', 'Agencia Aduanera', 'Callao', ['logistica', 'gobierno', 'oficinas'], 7, 3, 1, 'STANDARD', 4, 'oficina'],
  ['P-54', 'Nido Los Patitos', 'Surco', ['residencial'], 7, 2, 2, 'STANDARD', 4, 'colegio'],
  ['P-55', 'Locales del Campus', 'La Molina', ['residencial', 'oficinas'], 7, 3, 1, 'STANDARD', 4, 'local'],
  [
    'P-56',
    'Chifa Dos Pisos',
    'Magdalena/San Miguel',
    ['residencial', 'turismo'],
    6,
    3,
    0,
    'STANDARD',
    4,
    'restaurante',
  ],
  ['P-57', 'Hotel Plaza Antigua', 'Centro', ['turismo', 'cultura', 'gobierno'], 7, 3, 1, 'STANDARD', 4, 'hotel'],
  ['P-58', 'Almacén Villa Sur', 'Chorrillos', ['logistica'], 5, 2, 1, 'STANDARD', 4, 'almacen'],
  ['P-59', 'Cine de Barrio', 'Independencia/Los Olivos', ['cultura', 'residencial'], 5, 2, 1, 'STANDARD', 4, 'cine'],
  ['P-60', 'Mercado Mayorista Este', 'Ate/SJL', ['logistica', 'residencial'], 6, 3, 0, 'STANDARD', 4, 'mercado'],
  ['P-61', 'Mini Hotel Dos Parques', 'Miraflores', ['turismo'], 7, 2, 2, 'STANDARD', 5, 'hotel'],
  ['P-62', 'Embajada en Alquiler', 'San Isidro', ['gobierno', 'premium_area'], 9, 3, 2, 'PREMIUM', 5, 'embajada'],
  ['P-63', 'Depa Funicular', 'Barranco', ['residencial', 'costa'], 7, 3, 1, 'STANDARD', 5, 'depa'],
  ['P-64', 'Imprenta La Tinta', 'Jesus Maria/Lince', ['cultura', 'oficinas'], 6, 2, 1, 'STANDARD', 5, 'taller'],
  ['P-65', 'Depa Muelle Quieto', 'Callao', ['residencial', 'costa'], 6, 2, 1, 'STANDARD', 5, 'depa'],
  ['P-66', 'Strip Center La Higuera', 'Surco', ['residencial', 'oficinas'], 8, 3, 1, 'STANDARD', 5, 'local'],
  ['P-67', 'Depa Laguna', 'La Molina', ['residencial', 'premium_area'], 7, 2, 2, 'STANDARD', 5, 'depa'],
  ['P-68', 'Oficina Universitaria', 'Magdalena/San Miguel', ['oficinas', 'cultura'], 6, 2, 1, 'STANDARD', 5, 'oficina'],
  ['P-69', 'Pasaje de Notarías', 'Centro', ['gobierno', 'oficinas'], 6, 2, 2, 'STANDARD', 5, 'oficina'],
  ['P-70', 'Club Playero Viejo', 'Chorrillos', ['costa', 'cultura'], 6, 3, 0, 'STANDARD', 5, 'casona'],
  ['P-71', 'Depósito El Naranjo', 'Independencia/Los Olivos', ['logistica'], 5, 2, 1, 'STANDARD', 5, 'almacen'],
  ['P-72', 'Canchita y Salón', 'Ate/SJL', ['residencial', 'cultura'], 4, 2, 1, 'STANDARD', 5, 'local'],
  ['P-73', 'Dúplex El Faro', 'Miraflores', ['residencial', 'costa', 'premium_area'], 9, 3, 2, 'PREMIUM', 6, 'torre'],
  ['P-74', 'Lobby Corporativo', 'San Isidro', ['oficinas', 'premium_area'], 10, 4, 1, 'PREMIUM', 6, 'torre'],
  ['P-75', 'Jardín Cervecero', 'Barranco', ['cultura', 'turismo'], 6, 3, 0, 'STANDARD', 6, 'restaurante'],
  ['P-76', 'Depa Dos Avenidas', 'Jesus Maria/Lince', ['residencial'], 6, 2, 2, 'STANDARD', 6, 'depa'],
  ['P-77', 'Hangar Norte', 'Callao', ['logistica', 'zona_caliente'], 6, 2, 2, 'STANDARD', 6, 'almacen'],
  ['P-78', 'Casa Jardín Central', 'Surco', ['residencial', 'premium_area'], 7, 2, 2, 'STANDARD', 6, 'casa'],
  ['P-79', 'Vivero El Solar', 'La Molina', ['residencial', 'cultura'], 6, 2, 1, 'STANDARD', 6, 'mercado'],
  ['P-80', 'Malecón Vista Isla', 'Magdalena/San Miguel', ['residencial', 'costa'], 6, 2, 1, 'STANDARD', 6, 'depa'],
  ['P-81', 'Azotea de la Plaza', 'Centro', ['turismo', 'cultura'], 5, 2, 1, 'STANDARD', 6, 'azotea'],
  ['P-82', 'Depa Los Pantanos', 'Chorrillos', ['residencial', 'costa'], 4, 2, 1, 'STANDARD', 6, 'depa'],
  ['P-83', 'Torre Norte', 'Independencia/Los Olivos', ['residencial', 'oficinas'], 6, 2, 2, 'STANDARD', 6, 'torre'],
  ['P-84', 'Parque Industrial Este', 'Ate/SJL', ['logistica', 'zona_caliente'], 6, 2, 2, 'STANDARD', 6, 'almacen'],
]

/** In id order: the card P-nn stands at place nn − 1. */
export const PROPERTIES: readonly PropertyCard[] = ROWS.map(
  ([id, name, district, tags, basePrice, baseRent, upgradeSlotsMax, buildQuality, deckTier, icon]) => ({
    id,
    nombre_es: spelled(name),
    district,
    tags,
    basePrice,
    baseRent,
    upgradeSlotsMax,
    buildQuality,
    deckTier,
    icon,
  }),
)

/** [spec 2.5.2] Cards in the deck by tier; from tier 1 on these are the first so many of the list above. */
export const DECK_SIZES: readonly number[] = [13, 24, 36, 48, 60, 72, 84]

export function propertyCard(id: string): PropertyCard {
  return findCard(id, placeOf(id)) as PropertyCard
}

/** Where the card stands in the list, as its two digits say; −1 for what is no card. */
export function cardIndex(id: string): number {
  const at = placeOf(id)
  return findCard(id, at) === undefined ? -1 : at
}

function placeOf(id: string): number {
  return 10 * (id.charCodeAt(2) - ZERO) + (id.charCodeAt(3) - ZERO) - 1
}

function findCard(id: string, at: number): PropertyCard | undefined {
  const card = PROPERTIES[at]
  if (card?.id === id) return card
  const other = packedFor(id)?.properties[at]
  return other?.id === id ? other : undefined
}

/** [spec 2.5.2] In which decks the card at this place is: in those of this tier, and of all above. */
export function tierAt(place: number): number {
  return DECK_SIZES.findIndex((size) => place < size)
}

const ZERO = '0'.charCodeAt(0)
