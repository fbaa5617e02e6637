/** [3.11, seed C] */
export type FreeRoomId = 'TABERNA' | 'MOTEMEY' | 'ARMERIA'
export type PaidRoomId = 'PUERTAS_AMARILLO' | 'CAMARA_LETAL' | 'SALON_BELLEZA' | 'MONASTERIO_LOCURA'
export type SpecialId = FreeRoomId | PaidRoomId

/** [seed C] Using these spends no action. */
export const FREE_SPECIAL_ROOMS: readonly FreeRoomId[] = ['TABERNA', 'MOTEMEY', 'ARMERIA']
/** [seed C] Using these spends one. */
export const PAID_SPECIAL_ROOMS: readonly PaidRoomId[] = [
  'PUERTAS_AMARILLO',
  'CAMARA_LETAL',
  'SALON_BELLEZA',
  'MONASTERIO_LOCURA',
]
/** [seed A] Three of these lie in the house, one on each floor. */
export const SPECIAL_ROOMS_POOL: readonly SpecialId[] = [...FREE_SPECIAL_ROOMS, ...PAID_SPECIAL_ROOMS]
