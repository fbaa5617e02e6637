import { formatInt, type Outcome, type Seat, type Share } from '@ludoteca/kernel'
import { type CardLook, DISPLAY, resultCards, TEXT } from '@ludoteca/kernel/pictures'
import { series } from '@ludoteca/kernel/spanish'
import type { Fact } from '../facts.ts'
import { ENDINGS } from '../text/endings.ts'
import { ROLE_NAMES } from '../text/terms.ts'
import type { View } from '../view.ts'
import { SCENE } from './scene.ts'

const LOOK: CardLook = {
  display: DISPLAY,
  text: TEXT,
  paper: '#15110d',
  ink: '#e8dab8',
  muted: '#bba684',
  accent: '#f5c518',
  plate: '#3a2f12',
  seats: ['#d98a6a', '#7fb0cf', '#9cb878', '#c79bc9', '#f5c518'],
  onSeat: '#0e0b08',
  scene: SCENE,
}

/** Cómo acabó una noche en la casa, para compartir. */
export const share: Share<View, Fact> = {
  pictures: (of) =>
    resultCards(of, LOOK, (outcome, names) => ({
      game: 'Carcosa',
      headline: headlineOf(of.view, outcome, names),
      ending: of.view.ending === null ? '' : ENDINGS[of.view.ending],
      notes: notesOf(of.view),
      scoreOf: (seat) => fateOf(of.view, seat),
      more: (count) => `y ${count} más`,
      challenge: '¿Saldrías de la casa?',
      share: 'Así acabó nuestra noche en Carcosa:',
    })),
}

function headlineOf({ ending, kingSeat }: View, { winners }: Outcome, names: (seat: Seat) => string): string {
  if (ending === 'WIN') return `${series(winners.map(names))} ${winners.length === 1 ? 'sale' : 'salen'} de la casa`
  if (kingSeat !== null) return `${names(kingSeat)}, el Rey, se queda con todas`
  return 'El Rey de Amarillo se queda con todas'
}

function fateOf({ players, kingSeat }: View, seat: Seat): string {
  const soul = players[seat]
  if (seat === kingSeat || soul === undefined) return 'El Rey de Amarillo'
  return `${ROLE_NAMES[soul.role]} · ${soul.atMinus5 ? 'caída' : `cordura ${formatInt(soul.sanity, 'es')}`}`
}

function notesOf({ round, teamKeys, keysTotal, keysDestroyed }: View): readonly string[] {
  return [
    `${round === 1 ? 'Una ronda' : `${round} rondas`} en la casa`,
    `Llaves reunidas: ${teamKeys} de ${keysTotal}${keysDestroyed > 0 ? ` · perdidas: ${keysDestroyed}` : ''}`,
  ]
}
