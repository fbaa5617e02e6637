import type { Share } from '@ludoteca/kernel'
import { type CardLook, DISPLAY, resultCards, SEAT_INKS, TEXT } from '@ludoteca/kernel/pictures'
import type { Fact } from '../facts.ts'
import { ending } from '../text/en/facts.ts'
import { count, listed, money, tenths } from '../text/en/numbers.ts'
import type { View } from '../view.ts'
import { SCENE } from './scene.ts'

const LOOK: CardLook = {
  display: DISPLAY,
  text: TEXT,
  paper: '#0c3a32',
  ink: '#fdf3d6',
  muted: '#b9d2c4',
  accent: '#e9bd55',
  plate: '#1a5f51',
  seats: SEAT_INKS,
  onSeat: '#ffffff',
  scene: SCENE,
}

/** How an evening at the bank ended, to pass on. */
export const share: Share<View, Fact> = {
  pictures: (of) =>
    resultCards(of, LOOK, ({ winners, scores, reason }, names) => ({
      game: 'Banca',
      headline: `${listed(winners.map(names))} ${winners.length === 1 ? 'takes' : 'share'} the largest purse`,
      ending: ending(reason),
      notes: notesOf(of.view, names),
      scoreOf: (seat) => money(scores[seat] ?? 0),
      more: (rest) => `and ${count(rest, 'more player')}`,
      challenge: 'Would you have stayed in?',
      share: 'Look how our evening at the bank ended:',
    })),
}

function notesOf({ turn, bank, players }: View, names: (seat: number) => string): readonly string[] {
  const best = Math.max(...players.map(({ multiplierTenths }) => multiplierTenths))
  const holders = [...players.keys()].filter((seat) => players[seat]?.multiplierTenths === best)
  const early = players.filter(({ exitTurn }) => exitTurn !== null).length
  return [
    `${count(turn, 'turn')} played, ${money(bank)} left in the bank`,
    `Highest multiplier: ×${tenths(best)} (${listed(holders.map(names))})`,
    ...(early > 0 ? [`Locked in before the end: ${early} of ${players.length}`] : []),
  ]
}
