import type { Refusal } from '@ludoteca/kernel'
import { optionName } from './options.ts'
import { number } from './terms.ts'

/** [11.11] Every code of the specification: those of the rules, and those of rooms, which speak in the same voice. */
export const MESSAGES: Readonly<Record<string, string>> = {
  NO_CASH: 'No te alcanza, causa.',
  NO_FAME: 'Te falta fama para eso.',
  BAD_PHASE: 'Ya pasó ese momento. Espera la siguiente fase.',
  NOT_OWNER: 'Eso solo lo hacen los caseros.',
  NOT_WATCHER: 'Eso es para el público.',
  ALREADY_SUBMITTED: 'Ya enviaste lo tuyo. Paciencia.',
  BAD_PROPERTY: 'Ese predio no está disponible.',
  BID_TOO_LOW: 'Muy poquito. Sube hasta la base mínima.',
  PACT_BLOCKS_BID: 'Diste tu palabra: ahí no pujas esta ronda.',
  NO_SLOTS: 'Ese predio ya no crece más.',
  INSURANCE_MAX: 'Ese predio ya tiene ese seguro.',
  NO_PACT: 'No tienes pacto que romper.',
  PACT_USED: 'Solo se traiciona una vez por partida.',
  YAPE_USED: 'Ya yapeaste en esta partida.',
  FAME_SPEND_USED: 'Una jugada de fama por ronda, nomás.',
  DEAL_LIMIT: 'Una oferta por ronda, casero.',
  DEAL_TOO_LATE: 'Muy tarde para ofertar. Quedan segundos.',
  DEAL_PRICE: 'Ese precio no pasa: ni regalo ni robo.',
  DEAL_LOCKED: 'Ese predio está con cinta amarilla.',
  DEAL_BAD_TARGET: 'Elige a otro casero, no a ti.',
  DEAL_NOT_YOURS: 'Esa oferta no es para ti.',
  DEAL_CLOSED: 'Esa oferta ya se cerró.',
  DEAL_NO_COUNTER: 'Ahí no va contraoferta.',
  DEAL_TEMPLATE: 'Ese trato no va en esta ronda.',
  DEBT_CAP: 'El banco te mira feo: ya debes bastante.',
  BAD_CANDIDATE: 'Ese candidato no postula hoy.',
  BAD_AMOUNT: 'Ese monto no vale.',
  RUMOR_USED: 'Ya corriste tu rumor en esta partida.',
  RUMOR_FULL: 'De ese casero ya hablan todos.',
  RUMOR_LATE: 'Última ronda: ya nadie escucha rumores.',
  ROOM_FULL: 'Sala llena. Prueba otra al toque.',
  SEATS_FULL: 'No hay asiento. Puedes mirar y opinar.',
  SEATS_LOCKED: 'El anfitrión cerró los asientos.',
  TEAM_TAKEN: 'Esa dinastía ya está tomada.',
  TEAM_CHANGE_USED: 'Ya cambiaste de dinastía una vez.',
  BAD_NAME: 'Ese nombre no pasa. Prueba otro, con fe.',
  NOT_HOST: 'Solo el anfitrión mueve eso.',
  CANNOT_START: 'Faltan caseros para empezar.',
  DISCLAIMER_REQUIRED: 'Primero acepta el aviso de dinastías.',
  TUTORIAL_REQUIRED: 'Primero el tutorial: dura un toque.',
  BAD_TOKEN: 'Tu invitación no sirve o venció.',
  BAD_NONCE: 'Se cruzaron los mensajes. Reintenta.',
  BAD_MESSAGE: 'No entendimos ese mensaje.',
  RATE_LIMIT: 'Más despacio, causa.',
  NOT_FOUND: 'No encontramos esa sala.',
  BANNED: 'Esta cuenta está suspendida.',
  SERVER: 'Se nos cayó el sistema. Ya vuelve.',
}

/** Why a move was refused. Codes that all games share are left to the kernel, but for options, which have names here. */
export function refusalInWords({ code, params }: Refusal): string | undefined {
  if (code === 'E_CONFIG') return wrongOption(params)
  return Object.hasOwn(MESSAGES, code) ? MESSAGES[code] : undefined
}

/** [1.1] How many may play depends on the mode. */
function wrongOption({ option, min, max }: Refusal['params']): string | undefined {
  if (option === 'seats' && typeof min === 'number' && typeof max === 'number') {
    return `En este modo juegan de ${number(min)} a ${number(max)} caseros.`
  }
  const name = typeof option === 'string' ? optionName(option) : undefined
  return name && `Ese ajuste no vale: ${name}.`
}
