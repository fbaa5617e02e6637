import type { KingEffectId } from '../../data/king.ts'
import type { KingFact } from '../../facts.ts'
import { count, number, quoted, series, sum } from '../grammar.ts'
import { CARD_NAMES, floor, KING_EFFECT_NAMES, place } from '../terms.ts'
import { KING_STEPS } from '../ui.ts'
import type { FactWords } from './words.ts'

export const kingFacts: FactWords<KingFact['type']> = {
  kingStep: ({ step }) => `Fase del Rey, paso ${step}: ${KING_STEPS[step - 1] ?? 'silencio'}.`,
  kingAbsent: ({ left }) =>
    left === 0
      ? 'El Rey no está, pero su manto ya se oye en el Santuario.'
      : `El Rey sigue en el destierro: ${count(left, 'fase')} más.`,
  kingVanished: ({ blocks }) =>
    `El Rey de Amarillo se desvanece: ${count(blocks, 'fase')} de destierro en el Santuario.`,
  kingRolled: ({ d4, floor: at, rerolled }) =>
    `La ruleta del Rey muestra un ${d4}: ${rerolled ? `el ${floor(at)} tiene otro rey, y se tira de nuevo` : floor(at)}.`,
  kingOffered: ({ d4, d6 }) =>
    `El Rey mira sus dados: d4 ${series(d4.map(number), 'o')}; d6 ${series(d6.map(number), 'o')}.`,
  kingArrived: ({ from, to, loss }) => {
    const arrival =
      from === to ? `El Rey se queda en el ${floor(to)}` : `El Rey pasa del ${floor(from)} al ${floor(to)}`
    return loss === 0 ? `${arrival}. Por ahora solo mira.` : `${arrival}. Su presencia cuesta ${number(loss)}.`
  },
  kingEffect: ({ d6, effect, floor: at }) =>
    `El dado del Rey muestra un ${d6}, ${quoted(KING_EFFECT_NAMES[effect])}: ${EFFECTS[effect](floor(at))}.`,
  kingDoubled: () => 'La furia de Amarillo ya no se apaga: el Rey hiere el doble hasta el final.',
  kingCalled: ({ floor: at, seat }, names) => `${names(seat)} atrae la furia: el Rey ya está en el ${floor(at)}.`,
  crownTaken: ({ seat, target }, names) =>
    `${names(seat)} se pone la Corona y es el Falso Rey. La primera prueba pide ${number(target)}.`,
  falseKingChecked: ({ seat, die, total, target, success }, names) => {
    const trial = `El Falso Rey, ${names(seat)}, se sostiene la mirada: ${sum(die, total)} contra ${number(target)}`
    return `${trial}. ${success ? 'La Corona calla.' : 'La Corona pesa sobre todo el piso.'}`
  },
  taleAttached: ({ seat, card, nth }, names) =>
    `${names(seat)} une al Libro ${quoted(CARD_NAMES[card])}. Es el ${NTH[nth - 1] ?? `número ${nth}`}.`,
  stairsMoved: ({ stairs }) => `Las escaleras cambian de sitio: ${series(stairs.map(place))}.`,
  boxesRotated: ({ rotation }) =>
    rotation === 'GLOBAL'
      ? 'La casa gira: cada mazo pasa a otra habitación.'
      : 'La casa gira sobre sí misma, piso por piso.',
}

const NTH: readonly string[] = ['primero', 'segundo', 'tercero', 'cuarto']

const EFFECTS: Readonly<Record<KingEffectId, (at: string) => string>> = {
  SHUFFLE: () => 'los mazos girarán dentro de su piso',
  ALL_LOSE: () => 'cada alma sin amparo pierde 1',
  ONE_ACTION: (at) => `quien empiece en el ${at} tendrá a lo sumo 1 acción`,
  BY_STAIRS: (at) => `las almas del ${at} salen por la escalera`,
  ATTRACT: (at) => `las almas acuden al pasillo del ${at}`,
  DISCARD: () => 'cada alma sin amparo deja algo',
}
