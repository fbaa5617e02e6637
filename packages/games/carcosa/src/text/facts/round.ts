import type { RoundFact } from '../../facts.ts'
import { ENDINGS } from '../endings.ts'
import { count, number, sentence, series } from '../grammar.ts'
import { CAUSES } from '../sources.ts'
import { place, ROLE_NAMES } from '../terms.ts'
import type { FactWords } from './words.ts'

export const roundFacts: FactWords<RoundFact['type']> = {
  gameStarted: ({ roles, nodes, kingSeat }, names) => {
    const souls = roles.map((role, seat) => {
      const node = nodes[seat]
      return `${names(seat)}, ${ROLE_NAMES[role]}${node === undefined ? '' : `, en ${place(node)}`}`
    })
    const king = kingSeat === null ? '' : ` ${names(kingSeat)} lleva la máscara del Rey.`
    return `La casa despierta. ${souls.join('; ')}.${king}`
  },
  roundStarted: ({ round, starter, actions }, names) => {
    const held = actions.map((left, seat) => `${names(seat)} ${number(left)}`)
    return `Ronda ${number(round)}. Empieza ${names(starter)}. Acciones: ${series(held)}.`
  },
  turnStarted: ({ seat }, names) => `Es el turno de ${names(seat)}.`,
  turnSkipped: ({ seat }, names) => `El turno de ${names(seat)} pasa en silencio.`,
  turnEnded: ({ seat }, names) => `${names(seat)} termina su turno.`,
  gameEnded: ({ ending, round, source }) => {
    const last = ending === 'LOSE_ALL_MINUS5' && source !== null ? ` ${sentence(CAUSES[source])} fue lo último.` : ''
    return `${ENDINGS[ending]}${last} Duró ${count(round, 'ronda')}.`
  },
}
