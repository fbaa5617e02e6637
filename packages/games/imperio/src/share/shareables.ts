import type { Player, Seat, Shareable } from '@ludoteca/kernel'
import { ACHIEVEMENTS } from '../data/achievements.ts'
import { ownerId } from '../owners.ts'
import type { Owner } from '../state.ts'
import { COVER } from '../text/cover.ts'
import type { View } from '../view.ts'
import { coverOf, nameOf } from './cover.ts'
import { LANDSCAPE, STORY } from './frame.ts'
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
  const cover = coverOf(view, players, seat)
  const { hero, ribbon, headlines } = cover
  const about = { ownerId: id, title: `${ribbon}: ${hero.name} · ${hero.dynasty}`, lines: headlines.slice(0, 5) }
  return [
    {
      ...about,
      ...LANDSCAPE,
      name: `portada-${id}`,
      assetType: 'PORTADA_LANDSCAPE',
      draw: (link) => landscape(cover, link),
    },
    { ...about, ...STORY, name: `story-${id}`, assetType: 'PORTADA_STORY', draw: (link) => story(cover, link) },
  ]
}

/** [7.3.4, 12.3] */
function trophies(view: View, players: readonly Player[], seat: Seat): readonly Shareable[] {
  const id = ownerId(seat)
  const { achievements } = view.owners[seat] as Readonly<Owner>
  return ACHIEVEMENTS.filter((one) => one.trophy && achievements.includes(one.id)).map((achievement) => ({
    ...STORY,
    name: `trophy-${id}-${achievement.id}`,
    assetType: 'TROPHY',
    ownerId: id,
    achievementId: achievement.id,
    title: `${COVER.trophy}: ${achievement.nombre_es} · ${nameOf(players, seat)}`,
    lines: [achievement.desc_es],
    draw: (link) => trophy(view, players, seat, achievement, link),
  }))
}
