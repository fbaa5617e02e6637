import type { HealReason } from '../frames.ts'
import type { LossSource } from '../state.ts'

/** What a loss comes from, to stand behind “por”. */
export const CAUSES: Readonly<Record<LossSource, string>> = {
  HOUSE: 'la Casa',
  PRESENCE: 'la presencia del Rey',
  KING_ARRIVAL: 'la llegada del Rey',
  KING_EFFECT: 'el susurro del Rey',
  FALSE_KING: 'el peso de la Corona',
  CURSE: 'una maldición',
  MINUS5: 'un alma que se apaga',
  CADAVER: 'lo que vio junto al cadáver',
  COMIDA: 'lo que había en el plato',
  GOLPE: 'el Golpe de Amarillo',
  ESPEJO: 'lo que vio en el Espejo',
  TUE_TUE: 'el canto del Tue-Tue',
  PUERTAS: 'quien llegó por las Puertas de Amarillo',
  CAMARA: 'el ritual de la Cámara Letal',
  MOTEMEY: 'el trato con Motemey',
  TABERNA: 'una mirada en la Taberna',
  HEALER: 'su don de sanar',
  PSYCHIC: 'la carta que entierra',
  RING: 'el Anillo',
}

/** What somebody does who recovers, to stand behind who it is. */
export const RECOVERIES: Readonly<Record<HealReason, string>> = {
  MEDITATE: 'medita',
  VIAL: 'bebe un Vial',
  SANIDAD: 'respira hondo gracias a la Sanidad',
  COMIDA: 'come de lo servido',
  DIVAN: 'descansa en el diván',
  TABERNA: 'bebe algo en la Taberna',
  SALE: 'cobra a Motemey',
  MONASTERIO: 'reza en el Monasterio',
  HEALER: 'siente unas manos sobre la frente',
}
