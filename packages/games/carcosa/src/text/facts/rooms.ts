import type { SpecialId } from '../../data/special-rooms.ts'
import type { RoomFact } from '../../facts.ts'
import { count, of, sentence, series } from '../grammar.ts'
import { place, specialRoom, thing } from '../terms.ts'
import type { FactWords } from './words.ts'

export const roomFacts: FactWords<RoomFact['type']> = {
  specialRevealed: ({ node, special, seat }, names) =>
    `${names(seat)} enciende la luz de ${place(node)} y encuentra ${specialRoom(special)}.`,
  specialDestroyed: ({ node, special }) =>
    special === null
      ? `Algo se derrumba en ${place(node)}. Nadie sabrá qué era.`
      : `${sentence(of(specialRoom(special)))}, en ${place(node)}, solo quedan ruinas.`,
  roomUsed: ({ seat, special }, names) => `${names(seat)} ${USED[special]}.`,
  motemeyBought: ({ seat, card }, names) => `${names(seat)} le compra a Motemey ${thing(card)}.`,
  motemeySold: ({ seat, card }, names) => `${names(seat)} le vende a Motemey ${thing(card)}.`,
  motemeyDeclined: ({ seat }, names) => `${names(seat)} deja ir a Motemey. Él sonríe: siempre vuelve.`,
  armeriaStored: ({ seat, card }, names) => `${names(seat)} guarda en la Armería ${thing(card)}.`,
  ritualAsked: ({ seat, partner }, names) => `${names(seat)} le pide a ${names(partner)} el ritual de la Cámara Letal.`,
  ritualRefused: ({ seat, partner }, names) => `${names(partner)} se niega al ritual de ${names(seat)}.`,
  ritualDone: ({ seat, partner }, names) =>
    `${series([names(seat), names(partner)])} cierran la puerta de la Cámara Letal.`,
  salonProtected: ({ seat, uses }, names) =>
    `Nada amarillo reconoce a ${names(seat)} en esta ronda. El Salón lleva ${count(uses, 'uso')}.`,
}

const USED: Readonly<Record<SpecialId, string>> = {
  TABERNA: 'se sienta en la Taberna',
  MOTEMEY: 'llama a la puerta de Motemey',
  ARMERIA: 'abre la Armería',
  PUERTAS_AMARILLO: 'empuja las Puertas de Amarillo',
  CAMARA_LETAL: 'entra en la Cámara Letal',
  SALON_BELLEZA: 'se sienta frente al espejo del Salón',
  MONASTERIO_LOCURA: 'se arrodilla en el Monasterio',
}
