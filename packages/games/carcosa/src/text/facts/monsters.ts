import type { MonsterFact } from '../../facts.ts'
import { count, number, quoted, sentence, sum, to } from '../grammar.ts'
import { CARD_NAMES, figure, place, things } from '../terms.ts'
import type { FactWords } from './words.ts'

export const monsterFacts: FactWords<MonsterFact['type']> = {
  monsterAppeared: ({ monster, node }) => `${sentence(figure(monster))} aparece en ${place(node)}.`,
  monsterAlreadyHere: ({ monster }) => `${sentence(figure(monster))} ya anda por la casa: nada más llega.`,
  monsterMoved: ({ monster, to: node, how }) =>
    `${sentence(figure(monster))} ${how === 'JUMP' ? `se desvanece y aparece en ${place(node)}` : `pasa ${to(place(node))}`}.`,
  monsterStunned: ({ monster, stun }) => `${sentence(figure(monster))} no se moverá: ${count(stun, 'ronda')}.`,
  monsterIdle: ({ monster, stun }) =>
    `${sentence(figure(monster))} sigue sin moverse${stun === 0 ? ', pero ya despierta' : `: ${missing(stun)}`}.`,
  monsterRemoved: ({ monster }) => `${sentence(figure(monster))} se deshace y desaparece.`,
  bluntUsed: ({ seat, monster, reaction }, names) =>
    `${names(seat)} golpea ${to(figure(monster))}${reaction ? ' antes de que actúe' : ''}.`,
  reactionDeclined: ({ seat, monster }, names) => `${names(seat)} no levanta la mano contra ${figure(monster)}.`,
  stolen: ({ seat, cards }, names) =>
    cards.length === 0
      ? `El Duende registra a ${names(seat)} y no encuentra nada.`
      : `El Duende le quita a ${names(seat)} ${things(cards)}.`,
  kidnapped: ({ seat }, names) => `El Viejo mete a ${names(seat)} en su saco, sin una palabra.`,
  tueTueSang: ({ seat, count: times }, names) => `Un pájaro que nadie ve canta para ${names(seat)}. ${sung(times)}`,
  omenRead: ({ seat, omen, die, total, low }, names) => {
    const reading = `${names(seat)} lee el ${quoted(CARD_NAMES[omen])}: ${sum(die, total)}`
    return `${reading}. ${low ? 'Se cumple.' : 'Lo peor pasa de largo, pero algo queda.'}`
  },
}

function missing(stun: number): string {
  return stun === 1 ? 'le falta 1 ronda' : `le faltan ${number(stun)} rondas`
}

function sung(times: number): string {
  if (times === 1) return 'Es la primera vez.'
  return times === 2 ? 'Es la segunda vez.' : `Ya van ${number(times)}.`
}
