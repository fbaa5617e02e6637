import type { CardFact, DestroyReason, DiscardReason, GainSource } from '../../facts.ts'
import { count, of, quoted, series } from '../grammar.ts'
import { CARD_NAMES, EVENT_NAMES, place, thing, things } from '../terms.ts'
import type { FactOf, FactWords } from './words.ts'

export const cardFacts: FactWords<CardFact['type']> = {
  searched: ({ seat, room }, names) => `${names(seat)} busca en ${place(room)}.`,
  cardRevealed: ({ seat, room, card }, names) => `${names(seat)} revela ${quoted(CARD_NAMES[card])} en ${place(room)}.`,
  eventIgnored: ({ seat, event }, names) => `${quoted(EVENT_NAMES[event])} no reconoce a ${names(seat)}: nada ocurre.`,
  cardReturned: ({ room, card }) => `${quoted(CARD_NAMES[card])} vuelve al fondo del mazo ${of(place(room))}.`,
  itemGained: ({ seat, card, from }, names) => GAINED[from](names(seat), thing(card)),
  keyLeft: ({ seat, from }, names) =>
    `A ${names(seat)} no le cabe otra llave: vuelve al fondo del mazo${from === 'MOTEMEY' ? ' de Motemey' : ''}.`,
  itemUsed: ({ seat, card }, names) => `${names(seat)} usa ${thing(card)}.`,
  itemDiscarded: ({ seat, card, why }, names) => DISCARDED[why](names(seat), thing(card)),
  destroyed: destroyed,
  stairsPlaced: ({ seat, node, charges }, names) => {
    const left = charges === 0 ? 'era su último uso' : `les queda${charges === 1 ? '' : 'n'} ${count(charges, 'uso')}`
    return `${names(seat)} despliega las Escaleras en ${place(node)}, hasta el final de la ronda; ${left}.`
  },
  peeked: ({ seat, rooms, by }, names) => {
    const where = series(rooms.map(place))
    return by === 'HALLWAY'
      ? `${names(seat)} se asoma a ${where}.`
      : `En el fondo del vaso, ${names(seat)} ve ${where}.`
  },
  psychicLooked: ({ seat, room }, names) => `${names(seat)} cierra los ojos y ve dos cartas de ${place(room)}.`,
}

const GAINED: Readonly<Record<GainSource, (who: string, what: string) => string>> = {
  DECK: (who, what) => `${who} encuentra ${what}.`,
  MOTEMEY: (who, what) => `${who} se lleva de Motemey ${what}.`,
  SUPPLY: (who, what) => `${who} recibe ${what}.`,
  ARMERIA: (who, what) => `${who} toma de la Armería ${what}.`,
  LOOT: (who, what) => `${who} recupera del Duende ${what}.`,
  TRADE: (who, what) => `${who} recibe ${what} en un trato.`,
  RITUAL: (who, what) => `De la Cámara Letal, ${who} saca ${what} que nadie forjó.`,
}

const DISCARDED: Readonly<Record<DiscardReason, (who: string, what: string) => string>> = {
  USED: (who, what) => `${who} gasta ${what}.`,
  SOLD: (who, what) => `${who} entrega ${what} a Motemey.`,
  OVERFLOW: (who, what) => `A ${who} le sobra algo: deja ${what}.`,
  NO_SLOTS: (who, what) => `${who} no tiene dónde guardar nada: deja ${what}.`,
  SACRIFICE: (who, what) => `Con el lugar sacrificado, ${who} deja ${what}.`,
  KING: (who, what) => `El Rey tiende la mano: ${who} deja ${what}.`,
  OMEN: (who, what) => `${who} busca en sus bolsillos: falta ${what}.`,
  REACTION: (who, what) => `${who} golpea a tiempo y gasta ${what}.`,
}

function destroyed({ seat, cards, keys, why }: FactOf<'destroyed'>, names: (seat: number) => string): string {
  const others = cards.filter((card) => card !== 'KEY')
  const lost = things([...Array<'KEY'>(keys).fill('KEY'), ...others])
  if (lost === '') return 'Nada se pierde.'
  return DESTROYED[why](lost, seat === null ? 'Alguien' : names(seat))
}

const DESTROYED: Readonly<Record<DestroyReason, (what: string, who: string) => string>> = {
  MINUS5: (what, who) => `${who} abre las manos. Se pierde para siempre: ${what}.`,
  LOOT: (what) => `No cabe y se pierde para siempre: ${what}.`,
  ARMERIA: (what) => `Con la Armería se pierde para siempre: ${what}.`,
  CROWN: (what, who) => `${who} deja en el Santuario ${what}, que se deshace en polvo amarillo.`,
  RITUAL: (what) => `Nadie tiene dónde guardarlo y se pierde para siempre: ${what}.`,
}
