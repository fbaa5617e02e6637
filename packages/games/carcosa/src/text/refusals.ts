import type { Refusal } from '@ludoteca/kernel'
import type { RefusalCode } from '../refusals.ts'
import { number } from './grammar.ts'
import { optionName } from './options.ts'

/** Why something cannot be done now. */
export const MESSAGES: Readonly<Record<RefusalCode, string>> = {
  E_NO_ACTIONS: 'No te quedan acciones en este turno.',
  E_LOCKED: 'Tu turno está cerrado: solo puedes terminarlo.',
  E_TRAPPED: 'Así no puedes: algo te retiene.',
  E_NOT_TRAPPED: 'Nada te retiene.',
  E_ESCAPE_TRIED: 'Ya intentaste soltarte en este turno.',
  E_FREE_LIMIT: 'Ya hiciste demasiadas cosas gratuitas en este turno.',
  E_OFFER_LIMIT: 'Ya hiciste demasiadas ofertas en este turno.',
  E_MOVE_BLOCKED: 'El hielo te retiene: no puedes moverte en esta ronda.',
  E_PARANOIA: 'La Paranoia cierra ese camino.',
  E_NOT_IN_ROOM: 'Eso solo se puede en una habitación.',
  E_NOT_IN_SANCTUARY: 'La Corona está en el Santuario.',
  E_NOT_IN_SPECIAL: 'Para eso hay que estar en esa habitación especial, descubierta y en pie.',
  E_NO_ITEM: 'No llevas eso contigo.',
  E_NO_KEY: 'No llevas ninguna llave.',
  E_NO_BOOK: 'Hace falta el Libro.',
  E_NO_STATUS: 'No tienes Sanidad que descartar.',
  E_DECK_EMPTY: 'Ese mazo está vacío.',
  E_NO_MONSTER: 'Aquí no hay ningún monstruo. Y al Rey nadie lo golpea.',
  E_NO_PARTNER: 'Aquí no hay nadie con quien hacerlo.',
  E_KING_HERE: 'El Rey está en este pasillo: nadie medita bajo su mirada.',
  E_TANK_HERE: 'El Tanque impide meditar.',
  E_SANITY_LOW: 'No te queda cordura para pagarlo.',
  E_SANITY_FULL: 'Tu cordura ya está al máximo.',
  E_ROLE: 'Tu papel no sabe hacer eso.',
  E_OPTION: 'Eso no vale en esta partida.',
  E_ALREADY_USED: 'Ya lo usaste.',
  E_CROWN_TAKEN: 'La Corona ya tiene quien la lleve.',
  E_STAIRS_HERE: 'Aquí ya hay escaleras desplegadas.',
  E_NO_SLOT: 'No hay lugar para otro objeto.',
  E_NO_KEY_SLOT: 'No hay lugar para otra llave.',
  E_ARMERIA_FULL: 'La Armería está llena.',
  E_ARMERIA_EMPTY: 'La Armería está vacía.',
  E_LLAVERO_IN_USE: 'El Llavero sostiene una llave que no te cabría sin él.',
  E_VANIDAD: 'Con Vanidad no puedes volver al espejo.',
  E_RITUAL_SOULS: 'El ritual pide exactamente dos almas en la Cámara.',
  E_RITUAL_PARTNER: 'A la otra alma no le quedan acciones, o algo la tiene atrapada.',
  E_RITUAL_REFUSED: 'Ya se negaron en este turno.',
  E_RITUAL_DONE: 'El ritual ya se hizo. La Cámara no se abre dos veces.',
  E_TRADE_EMPTY: 'Un trato necesita al menos una cosa.',
  E_TRADE_ITEM: 'Esa cosa no se puede dar.',
  E_ROLES: 'Falta elegir un papel distinto para cada alma, o sobran papeles.',
}

/** Why a move was refused. Codes that all games share are left to the kernel, but for options, which have names here. */
export function refusalInWords({ code, params }: Refusal): string | undefined {
  if (code === 'E_CONFIG') return wrongOption(params)
  return Object.hasOwn(MESSAGES, code) ? MESSAGES[code as RefusalCode] : undefined
}

/** [D-03] How many may play depends on whether the King has a seat. */
function wrongOption({ option, min, max }: Refusal['params']): string | undefined {
  if (option === 'seats' && typeof min === 'number' && typeof max === 'number') {
    return `En esta partida se sientan de ${number(min)} a ${number(max)}.`
  }
  const name = typeof option === 'string' ? optionName(option) : undefined
  return name && `Ese ajuste no vale: ${name}.`
}
