import { lookUp } from '@ludoteca/kernel'
import type { Move, Prompt } from '../moves.ts'

/** What is being asked, by the decision's prompt. */
export const PROMPTS: Readonly<Record<Prompt, string>> = {
  turn: 'Es tu turno. ¿Qué haces?',
  sacrifice: 'Estás por caer a −5. ¿Sacrificas algo para no caer, o aceptas?',
  overflow: 'No te cabe todo. ¿Qué dejas?',
  motemeyChoose: 'Motemey espera. ¿Con cuál carta te quedas?',
  motemeyEvent: 'Motemey aparece a tu lado. ¿Compras, vendes o lo dejas ir?',
  hallwayPeek: 'Desde el pasillo puedes asomarte a una habitación. ¿A cuál?',
  psychicLook: 'Ves las dos cartas de arriba. ¿Qué haces con ellas?',
  doubleRoll: '¿Sumas un segundo dado al total?',
  bluntReaction: 'El monstruo está por actuar. ¿Lo golpeas antes?',
  kingDiscard: 'El Rey tiende la mano. ¿Qué dejas?',
  camaraAnswer: 'Te piden el ritual de la Cámara Letal. ¿Aceptas?',
  tradeAnswer: 'Te ofrecen un trato. ¿Aceptas?',
  kingPick: 'Rey de Amarillo: ¿con qué dados caminas?',
  kingEndRound: 'Todas las almas han jugado. El Rey espera.',
}

/** What a choice does, as its button says. */
export const CHOICES: Readonly<Record<Move['type'], string>> = {
  move: 'Moverse',
  search: 'Buscar',
  meditate: 'Meditar',
  useCompass: 'Usar la Brújula',
  useVial: 'Beber un Vial',
  useBlunt: 'Golpear',
  useStairs: 'Desplegar las Escaleras',
  attachTale: 'Unir un cuento al Libro',
  takeCrown: 'Tomar la Corona',
  discardSanidad: 'Descartar Sanidad',
  escape: 'Intentar soltarse',
  healerHeal: 'Imponer las manos',
  setProtect: 'Montar o dejar la guardia',
  tradeOffer: 'Ofrecer un trato',
  motemeyBuy: 'Comprar a Motemey',
  motemeySell: 'Vender a Motemey',
  tabernaRecover: 'Recuperar 1',
  tabernaPeek: 'Mirar dos mazos',
  armeriaDrop: 'Guardar en la Armería',
  armeriaTake: 'Tomar de la Armería',
  puertasTeleport: 'Cruzar las Puertas de Amarillo',
  camaraRitual: 'Pedir el ritual',
  salonUse: 'Usar el Salón de Belleza',
  monasterioUse: 'Rezar en el Monasterio',
  useRing: 'Girar el Anillo',
  endTurn: 'Terminar turno',
  sacrifice: 'Sacrificar',
  acceptMinus5: 'Aceptar −5',
  overflowDiscard: 'Dejar esto',
  motemeyChoose: 'Quedarse con esta',
  eventBuy: 'Comprar',
  eventSell: 'Vender',
  eventDecline: 'Dejarlo ir',
  hallwayPeek: 'Asomarse',
  hallwaySkip: 'No asomarse',
  psychicLook: 'Ordenar las cartas',
  doubleRoll: 'Segundo dado',
  bluntReaction: 'Golpear antes',
  kingDiscard: 'Dejar esto',
  camaraAnswer: 'Responder al ritual',
  tradeAnswer: 'Responder al trato',
  kingPick: 'Elegir dados',
  kingEndRound: 'Que venga el Rey',
  giveUp: 'Rendirse a la casa',
}

/** What a parameter is; those of the same name mean the same nearly everywhere. */
const PARAMS: Readonly<Record<string, string>> = {
  to: 'Adónde',
  uid: 'Qué',
  monster: 'A quién golpeas',
  status: 'Qué les das',
  on: 'Guardia',
  give: 'Das',
  take: 'Pides',
  rooms: 'Qué habitaciones',
  room: 'Qué habitación',
  target: 'Hacia quién',
  mode: 'Qué sacrificas',
  discard: 'Qué dejas',
  index: 'Carta',
  order: 'Qué haces con ellas',
  use: 'Tu decisión',
  accept: 'Tu respuesta',
  d4: 'd4, adónde vas',
  d6: 'd6, qué haces',
}

export function paramName(type: string, name: string): string {
  if (type === 'tradeOffer' && name === 'to') return 'Con quién'
  return lookUp(PARAMS, name) ?? name
}
