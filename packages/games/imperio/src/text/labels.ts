import { contains, lookUp, type Params } from '@ludoteca/kernel'
import type { Move } from '../moves.ts'
import { UI } from './ui.ts'

/** What is being asked, by the decision's prompt. */
export const PROMPTS: Readonly<Record<string, string>> = {
  profile: 'Antes de empezar: elige tu dinastía y en qué gastas tu Fama.',
  bid: '¿Por cuál predio pujas, y con cuánto?',
  breakPact: 'Si tienes un pacto, puedes romperlo antes de pujar.',
  action: 'Tienes una acción en esta ronda: ¿qué haces?',
  deals: 'Si te ofrecen un trato, aquí respondes.',
  mood: '¿Qué humor tendrá la ciudad la próxima ronda?',
  moodLast: 'Última ronda: ¿con qué humor se despide la ciudad?',
  moodSent: 'La ciudad vota su humor: espera el resultado.',
  vote: '¿A quién apoyas, y con cuánto?',
  voteSent: 'Tu voto ya entró: espera el conteo.',
  crowd: 'El público opina: vota cuando toque y corre tu rumor.',
  crowdLast: 'Última ronda: el público todavía vota, pero ya nadie escucha rumores.',
  'goOn.MATCH_INIT': '¿Todos listos? Empezamos.',
  'goOn.REVEAL': '¿Ya vieron la fila? Seguimos con la subasta.',
  'goOn.INCOME': '¿Ya revisaron sus cuentas? Seguimos.',
  'goOn.ACTION.0': 'Se ofrecen tratos y se decide: ¿seguimos?',
  'goOn.ACTION.1': 'Ya no entran ofertas, solo contraofertas: ¿seguimos?',
  'goOn.ACTION.2': 'Ya no entran contraofertas: ¿cerramos las acciones?',
  'goOn.MOOD': '¿Cerramos la votación del humor?',
  'goOn.VOTE': '¿Cerramos las mesas de votación?',
  'goOn.DEALS': '¿Ya vieron los tratos? Seguimos con los eventos.',
  'goOn.EVENTS': '¿Se recuperaron del susto? Seguimos con la prensa.',
  'goOn.PRESS': '¿Ya leyeron los titulares? Seguimos.',
  'goOn.AWARDS': '¿Cerramos los premios?',
}

/** What a choice does, as its button says. */
export const CHOICES: Readonly<Record<Move['type'], string>> = {
  continue: 'Seguir',
  profile: 'Guardar mi perfil',
  bid: UI.bidButton,
  action: 'Hacer la acción',
  dealOffer: 'Ofrecer un trato',
  dealResponse: 'Responder un trato',
  moodVote: 'Votar el humor',
  electionVote: 'Votar en la elección',
  watcherRumor: UI.rumor,
  awardVote: 'Votar un premio',
  takeSeat: 'Tomar un asiento',
  watch: 'Decir que miras',
}

/** Whoever does not bid makes the same move without a lot; that is no bid. */
export function choiceInWords(type: string, params?: Params): string {
  const lots = lookUp(params, 'propertyId')
  if (type === 'bid' && lots !== undefined && contains(lots, null)) return NO_BID
  return lookUp(CHOICES, type) ?? type
}
export const NO_BID = 'No pujar'

/** What a parameter is; those of the same name mean the same nearly everywhere. */
const PARAMS: Readonly<Record<string, string>> = {
  team: 'Dinastía',
  preferAutoPay: UI.prefAutoPay,
  famePolicy: 'Gasto de Fama',
  cortinaFrom: 'Cortina de humo para',
  propertyId: 'Predio',
  amount: 'Tu puja',
  useFameToken: 'Ficha de Fama para desempatar',
  action: 'Acción',
  level: 'Seguro',
  yape: 'Yape de emergencia',
  templateId: 'Tipo de trato',
  toOwnerId: 'Con quién',
  fields: 'Condiciones',
  side: 'Compra o venta',
  price: 'Precio',
  givePropertyId: 'Entregas',
  takePropertyId: 'Recibes',
  candidateId: 'Candidato',
  district: 'Distrito donde no pujas',
  payer: 'Quién paga y queda con protección',
  dealId: 'Trato',
  response: 'Respuesta',
  counterFields: 'Contraoferta',
  optionId: 'Humor',
  contribution: 'Aporte',
  watcher: 'Quién mira',
  targetOwnerId: 'De quién se habla',
  awardId: 'Premio',
  ownerId: 'Para quién',
  present: 'Llegas o te vas',
}

/** A counter speaks of the deal as whoever offered it sees it. */
const IN_COUNTERS: Readonly<Record<string, string>> = {
  givePropertyId: 'Entrega quien ofreció',
  takePropertyId: 'Recibe quien ofreció',
  district: 'Distrito donde no puja quien ofreció',
}

export function paramName(type: string, name: string): string {
  return (type === 'dealResponse' ? lookUp(IN_COUNTERS, name) : undefined) ?? lookUp(PARAMS, name) ?? name
}
