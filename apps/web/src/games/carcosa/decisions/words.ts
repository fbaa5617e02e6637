import type { EventId, PsychicOrder, Question } from '@ludoteca/carcosa'
import { signed } from '../souls/words.ts'

/** What the dialogs of decisions say. */
export const decisionWords = {
  from: (cause: string) => `Por ${cause}.`,
  sanity: (before: number, after: number) => `Cordura ${signed(before)} → ${signed(after)}`,
  maximum: (before: number, after: number) => `Máximo ${signed(before)} → ${signed(after)}, para siempre`,
  slots: (before: number, after: number) => `Lugares de objeto ${before} → ${after}, para siempre`,
  sacrifice: {
    title: 'Estás al borde',
    lead: (sanity: number | undefined) =>
      sanity === undefined
        ? 'Sacrifica algo para siempre y no caes, o cae a −5.'
        : `Sacrifica algo para siempre y tu cordura queda en ${signed(sanity)}, o cae a −5.`,
    maximum: 'Sacrificar cordura máxima',
    slot: 'Sacrificar un lugar de objeto',
    keeps: 'Conservas llaves y objetos. Nadie más sufre.',
    discards: 'Además dejas una cosa. Elige cuál.',
    holdsUp: (before: number, after: number) => `Máximo ${signed(before)} → ${signed(after)}`,
    accept: 'Aceptar −5',
  },
  overflow: { title: 'No te cabe todo', lead: '¿Qué dejas? Va al descarte.', fresh: 'lo nuevo' },
  kingDiscard: { title: 'El Rey tiende la mano', lead: '¿Qué dejas en ella?' },
  motemey: {
    title: 'Motemey abre el abrigo',
    lead: 'Toca la carta con la que te quedas. La otra vuelve al fondo, en secreto.',
    leadOne: 'Solo le queda esta.',
    keep: 'Quedarme con esta',
    noSlot: 'No te queda lugar: tendrás que dejar algo.',
  },
  motemeyEvent: {
    title: 'Motemey aparece a tu lado',
    lead: 'Un solo trato: compras, vendes o lo dejas ir.',
    buy: 'Comprar',
    buyNote: (price: number) => `−${price} cordura; ves dos cartas y te quedas una`,
    cannotBuy: 'No te alcanza la cordura, o ya no le queda nada.',
    sell: 'Vender',
    decline: 'Dejarlo ir',
  },
  hallway: {
    title: 'Desde el pasillo',
    lead: 'Asómate a una habitación de este piso: solo tú verás su carta de arriba. También puedes tocarla en la casa.',
    skip: 'No asomarme',
    cards: (size: number) => (size === 1 ? '1 carta' : `${size} cartas`),
    known: (card: string) => `ya la viste: ${card}`,
  },
  look: {
    title: 'Solo tú lo ves',
    done: 'Entendido',
    nothing: 'No queda ninguna carta.',
  },
  psychic: {
    title: 'Ves las dos cartas de arriba',
    lead: (place: string) => `${place}. La que quede arriba se revela ahora.`,
    first: 'arriba',
    second: 'debajo',
    free: 'gratis',
    price: (amount: number) => `−${amount} cordura`,
  },
  double: {
    title: '¿Un segundo dado?',
    stays: 'Con el primero',
    withSecond: 'Con otro dado',
    keep: 'Quedarme con el primero',
    add: 'Sumar otro dado',
    once: 'Una vez por ronda.',
    of6: (count: number) => `${count} de 6`,
  },
  reaction: {
    title: (figure: string) => `Está por actuar ${figure}`,
    lead: 'Aún puedes golpear antes. Gastas un Objeto contundente y lo que iba a hacer no ocurre.',
    strike: 'Golpear antes',
    letBe: 'No golpear',
  },
  camara: {
    title: 'El ritual de la Cámara Letal',
    lead: (name: string) => `${name} te pide el ritual. Cuesta una acción a cada quien y se hace una sola vez.`,
    die: 'El dado decide lo que pierden:',
    you: 'tú',
    reward: (name: string) => `La llave sería para ${name}.`,
    accept: 'Aceptar el ritual',
    refuse: 'Negarme',
  },
  trade: {
    title: (name: string) => `${name} te ofrece un trato`,
    accept: 'Aceptar el trato',
    refuse: 'Rechazarlo',
  },
  king: {
    title: 'Rey de Amarillo, elige tus dados',
    where: 'Adónde vas',
    what: 'Qué haces',
    to: (floor: number) => `al piso ${floor}`,
    hurts: (loss: number, names: string) => `−${loss}: ${names}`,
    hurtsNobody: 'nadie lo siente',
    go: 'Caminar',
    reaches: (names: string) => `Alcanza a ${names}.`,
    reachesNobody: 'No alcanza a nadie.',
  },
} as const

/** What everybody else is told meanwhile. */
export const WAITING: Readonly<Record<Exclude<Question['step'], 'turn' | 'kingTurn'>, (name: string) => string>> = {
  sacrifice: (name) => `${name} está al borde y decide qué sacrificar…`,
  overflow: (name) => `${name} elige qué dejar…`,
  motemeyChoose: (name) => `${name} está eligiendo ante Motemey…`,
  motemeyEvent: (name) => `${name} escucha a Motemey…`,
  hallwayPeek: (name) => `${name} decide adónde asomarse…`,
  psychicLook: (name) => `${name} está viendo lo que viene…`,
  doubleRoll: (name) => `${name} sopesa un segundo dado…`,
  reaction: (name) => `${name} decide si golpea antes…`,
  kingDiscard: (name) => `${name} elige qué entregar al Rey…`,
  camaraAnswer: (name) => `${name} decide si acepta el ritual…`,
  tradeAnswer: (name) => `${name} piensa el trato…`,
  kingPick: (name) => `${name} elige los dados del Rey…`,
}

/** The four things a Psíquico can do. */
export const ORDERS: Readonly<Record<PsychicOrder, string>> = {
  KEEP: 'Dejarlas así',
  SWAP: 'Cambiar el orden',
  BOTTOM_FIRST: 'Enterrar la primera',
  BOTTOM_SECOND: 'Enterrar la segunda',
}

/** [3.5] What the rows of an event do, in few words, by `EVENT_OF[…].rows`. */
export const EVENT_ROWS: Readonly<Partial<Record<EventId, readonly string[]>>> = {
  FURIA_AMARILLO: ['el Rey herirá el doble', 'el Rey viene a tu piso', 'el Rey se desvanece'],
  HAY_CADAVER: ['pierdes tu próximo turno', 'pierdes 1', 'recibes un Objeto contundente'],
  COMIDA_SERVIDA: ['pierdes 3', 'veneno', 'recuperas 2', 'alguien llega y recuperan 2'],
  DIVAN_AMARILLO: ['pierdes tus estados', 'pierdes tus estados y recuperas 1', 'recibes Sanidad'],
  CAMBIA_CARAS: ['cambias con el alma siguiente', 'cambias con la anterior'],
  ASCENSOR: ['termina tu turno', 'subes un piso', 'subes dos pisos'],
  TRAMPILLA: ['termina tu turno', 'bajas dos pisos', 'bajas un piso'],
}
