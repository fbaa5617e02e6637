import type { Share } from '@ludoteca/kernel'
import { type CardLook, DISPLAY, resultCards, SEAT_INKS, TEXT } from '@ludoteca/kernel/pictures'
import type { Fact } from '../facts.ts'
import { en } from '../text/en.ts'
import type { View } from '../view.ts'
import { SCENE } from './scene.ts'

const LOOK: CardLook = {
  display: DISPLAY,
  text: TEXT,
  paper: '#fffaf2',
  ink: '#0a2140',
  muted: '#4a5a74',
  accent: '#12607e',
  plate: '#ffe1d2',
  seats: SEAT_INKS,
  onSeat: '#ffffff',
  scene: SCENE,
}

/** How a dive ended, to pass on. */
export const share: Share<View, Fact> = {
  pictures: (of) =>
    resultCards(of, LOOK, ({ winners, scores, reason }, names) => ({
      game: en.title,
      headline: `${winners.map(names).join(' and ')} ${winners.length === 1 ? 'has' : 'have'} the most pearls`,
      ending: en.ending(reason),
      notes: [],
      scoreOf: (seat) => `${scores[seat] ?? 0}`,
      more: (count) => `and ${count} more`,
      challenge: 'Dive deeper?',
      share: 'See who has the most pearls!',
    })),
}
