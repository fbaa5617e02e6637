import type { Player, Seat, Shareable } from '@ludoteca/kernel'
import { ACHIEVEMENTS } from '../data/achievements.ts'
import { ownerId } from '../owners.ts'
import type { Owner } from '../state.ts'
import type { View } from '../view.ts'
import { coverOf } from './cover.ts'
import { landscape, story } from './portada.ts'
import { trophy } from './trophy.ts'

/** [12] The pictures of a match that is over: front pages with the champion and with everybody else, and trophies. */
export function shareables(view: View, players: readonly Player[]): readonly Shareable[] {
  const [winner] = view.ranking
  if (winner === undefined) return []
  const people = view.ranking.filter((seat) => isPerson(view, players, seat))
  const heroes = [...new Set([winner, ...people])]
  return [
    ...heroes.flatMap((seat) => covers(view, players, seat)),
    ...people.flatMap((seat) => trophies(view, players, seat)),
  ]
}

/** [7.3.3, 1.5.3] Only people earn badges: those who began the match, and those who took over a seat. */
function isPerson({ owners }: View, players: readonly Player[], seat: Seat): boolean {
  return players[seat]?.kind === 'human' || (owners[seat] as Readonly<Owner>).takenOverRound > 0
}

/** [12.2] */
function covers(view: View, players: readonly Player[], seat: Seat): readonly Shareable[] {
  const id = ownerId(seat)
  return [
    {
      name: `portada-${id}`,
      assetType: 'PORTADA_LANDSCAPE',
      ownerId: id,
      draw: () => landscape(coverOf(view, players, seat)),
    },
    { name: `story-${id}`, assetType: 'PORTADA_STORY', ownerId: id, draw: () => story(coverOf(view, players, seat)) },
  ]
}

/** [7.3.4, 12.3] */
function trophies(view: View, players: readonly Player[], seat: Seat): readonly Shareable[] {
  const id = ownerId(seat)
  const { achievements } = view.owners[seat] as Readonly<Owner>
  return ACHIEVEMENTS.filter((one) => one.trophy && achievements.includes(one.id)).map((achievement) => ({
    name: `trophy-${id}-${achievement.id}`,
    assetType: 'TROPHY',
    ownerId: id,
    achievementId: achievement.id,
    draw: () => trophy(view, players, seat, achievement),
  }))
}
