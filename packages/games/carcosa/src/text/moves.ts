import { type Names, type Seat, TABLE } from '@ludoteca/kernel'
import { cardOf, type Uid } from '../data/cards.ts'
import type { Move, MoveOf } from '../moves.ts'
import { quoted, series, to } from './grammar.ts'
import { CARD_NAMES, figure, place, STATUS_NAMES, thing } from './terms.ts'
import { valueInWords } from './values.ts'

type MoveWords = { readonly [T in Move['type']]: (who: string, move: MoveOf<T>, names: Names) => string }

const item = (uid: Uid): string => thing(cardOf(uid))

const MOVES: MoveWords = {
  move: (who, move) => `${who} va ${to(place(move.to))}.`,
  search: (who) => `${who} busca.`,
  meditate: (who) => `${who} medita.`,
  useCompass: (who) => `${who} usa una Brújula.`,
  useVial: (who) => `${who} bebe un Vial.`,
  useBlunt: (who, { monster }) => `${who} golpea ${to(figure(monster))}.`,
  useStairs: (who) => `${who} despliega las Escaleras.`,
  attachTale: (who, { uid }) => `${who} une al Libro ${quoted(CARD_NAMES[cardOf(uid)])}.`,
  takeCrown: (who) => `${who} toma la Corona.`,
  discardSanidad: (who) => `${who} descarta la Sanidad.`,
  escape: (who) => `${who} intenta soltarse.`,
  healerHeal: (who, { status }) => `${who} impone las manos: ${STATUS_NAMES[status]}.`,
  setProtect: (who, { on }) => `${who} ${on ? 'monta guardia' : 'deja la guardia'}.`,
  tradeOffer: (who, { to: seat, give, take }, names) => {
    const [offer, wish] = [give === undefined ? 'nada' : item(give), take === undefined ? 'nada' : item(take)]
    return `${who} le propone a ${names(seat)} dar ${offer} y recibir ${wish}.`
  },
  motemeyBuy: (who) => `${who} le compra a Motemey.`,
  motemeySell: (who, { uid }) => `${who} le vende a Motemey ${item(uid)}.`,
  tabernaRecover: (who) => `${who} bebe algo en la Taberna.`,
  tabernaPeek: (who, { rooms }) => `${who} mira desde la Taberna ${series(rooms.map(place))}.`,
  armeriaDrop: (who, { uid }) => `${who} guarda en la Armería ${item(uid)}.`,
  armeriaTake: (who, { uid }) => `${who} toma de la Armería ${item(uid)}.`,
  puertasTeleport: (who, { target }, names) => `${who} cruza las Puertas de Amarillo hacia ${names(target)}.`,
  camaraRitual: (who) => `${who} pide el ritual de la Cámara Letal.`,
  salonUse: (who) => `${who} usa el Salón de Belleza.`,
  monasterioUse: (who) => `${who} reza en el Monasterio.`,
  useRing: (who) => `${who} gira el Anillo.`,
  endTurn: (who) => `${who} termina su turno.`,
  sacrifice: (who, { mode, discard }) => {
    const what = mode === 'OBJECT_SLOT' ? 'un lugar de objeto' : '1 de cordura máxima'
    return `${who} sacrifica ${what}${discard === undefined ? '' : ` y deja ${item(discard)}`}.`
  },
  acceptMinus5: (who) => `${who} acepta caer a −5.`,
  overflowDiscard: (who, { uid }) => `${who} deja ${item(uid)}.`,
  motemeyChoose: (who, { index }) =>
    `${who} se queda con ${index === 0 ? 'la primera' : 'la segunda'} carta de Motemey.`,
  eventBuy: (who) => `${who} le compra a Motemey.`,
  eventSell: (who, { uid }) => `${who} le vende a Motemey ${item(uid)}.`,
  eventDecline: (who) => `${who} deja ir a Motemey.`,
  hallwayPeek: (who, { room }) => `${who} se asoma a ${place(room)}.`,
  hallwaySkip: (who) => `${who} no se asoma.`,
  psychicLook: (who, { order }, names) =>
    `${who} decide: ${lower(valueInWords('psychicLook', 'order', order, names))}.`,
  doubleRoll: (who, { use }) => `${who} ${use ? 'suma un segundo dado' : 'se queda con el primer dado'}.`,
  bluntReaction: (who, { use }) => `${who} ${use ? 'golpea antes' : 'no golpea'}.`,
  kingDiscard: (who, { uid }) => `${who} deja ${item(uid)}.`,
  camaraAnswer: (who, { accept }) => `${who} ${accept ? 'acepta el ritual' : 'se niega al ritual'}.`,
  tradeAnswer: (who, { accept }) => `${who} ${accept ? 'acepta' : 'rechaza'} el trato.`,
  kingPick: (who, { d4, d6 }) => `${who} elige el ${nth(d4)} d4 y el ${nth(d6)} d6.`,
  kingEndRound: () => 'Llega la fase del Rey.',
  giveUp: () => 'La mesa se rinde a la casa.',
}

/** What somebody did, as one sentence of the log. */
export function moveInWords<T extends Move['type']>(seat: Seat, move: MoveOf<T>, names: Names): string {
  const who = seat === TABLE ? 'La mesa' : names(seat)
  return (MOVES as { readonly [K in T]: MoveWords[T] })[move.type as T](who, move, names)
}

function nth(index: number): string {
  return index === 0 ? 'primer' : 'segundo'
}

function lower(words: string): string {
  return words.charAt(0).toLowerCase() + words.slice(1)
}
