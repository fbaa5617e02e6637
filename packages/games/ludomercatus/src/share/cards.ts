import type { Seat, Share } from '@ludoteca/kernel'
import { type CardLook, INSCRIPTION, resultCards, SEAT_INKS, TEXT } from '@ludoteca/kernel/pictures'
import { HOTEL, SPACES } from '../data/board.ts'
import type { Fact } from '../facts.ts'
import { ENDINGS } from '../text/endings.ts'
import { buildings, count, dn, series, spaceName } from '../text/terms.ts'
import { tokenName } from '../text/tokens.ts'
import type { View } from '../view.ts'
import { SCENE } from './scene.ts'

const LOOK: CardLook = {
  display: INSCRIPTION,
  text: TEXT,
  paper: '#fdf8ec',
  ink: '#3d2c1c',
  muted: '#6f573c',
  accent: '#8c1f1f',
  plate: '#f1e2c1',
  seats: SEAT_INKS,
  onSeat: '#ffffff',
  scene: SCENE,
}

/** How a day at the market ended, to pass on. */
export const share: Share<View, Fact> = {
  pictures: (of) =>
    resultCards(of, LOOK, ({ winners, scores }, names) => ({
      game: 'Ludomercatus',
      headline: `${series(winners.map(names))} ${winners.length === 1 ? 'owns' : 'own'} the market`,
      ending: of.view.ending === null ? '' : ENDINGS[of.view.ending],
      notes: notesOf(of.view, winners),
      scoreOf: (seat) => (of.view.players[seat]?.bankrupt ? 'bankrupt' : dn(scores[seat] ?? 0)),
      more: (rest) => `and ${rest} more`,
      challenge: 'Could you outlast them?',
      share: 'Look who owns the market now:',
    })),
}

function notesOf({ round, deeds, tokens }: View, winners: readonly Seat[]): readonly string[] {
  const [winner] = winners
  if (winner === undefined) return []
  const own = [...deeds.keys()].filter((space) => deeds[space]?.owner === winner)
  const levels = own.map((space) => deeds[space]?.level ?? 0)
  const hotels = levels.filter((level) => level === HOTEL).length
  const houses = levels.reduce((sum, level) => sum + (level === HOTEL ? 0 : level), 0)
  const dearest = own.toSorted((a, b) => (SPACES[b]?.price ?? 0) - (SPACES[a]?.price ?? 0))[0]
  const built = [
    ...(hotels > 0 ? [buildings('hotel', hotels)] : []),
    ...(houses > 0 ? [buildings('house', houses)] : []),
  ]
  return [
    `The ${tokenName(tokens[winner])} holds ${count(own.length)} ${own.length === 1 ? 'property' : 'properties'}${
      dearest === undefined ? '' : `, ${spaceName(dearest)} among them`
    }`,
    ...(built.length > 0 ? [`Built: ${series(built)}`] : []),
    `${count(round)} ${round === 1 ? 'round' : 'rounds'} played`,
  ]
}
