import type { Pictured, Seat, Share, Shareable } from '@ludoteca/kernel'
import { ACHIEVEMENTS, isOfVictories } from '../data/achievements.ts'
import type { Fact } from '../facts.ts'
import { ownerId } from '../owners.ts'
import type { Owner } from '../state.ts'
import { COVER } from '../text/cover.ts'
import type { View } from '../view.ts'
import { coverOf } from './cover.ts'
import { LANDSCAPE, STORY } from './frame.ts'
import { nameOf, TOLD } from './news.ts'
import { landscape, story } from './portada.ts'
import { trophy } from './trophy.ts'

type Of = Pictured<View, Fact>

/** [12] Front pages with the champion and with everybody else once it is over, and trophies from the moment of each. */
export const share: Share<View, Fact> = { facts: TOLD, during: ['achievementUnlock'], ofAchievements: true, pictures }

function pictures(of: Of): readonly Shareable[] {
  const { ranking, owners } = of.view
  const [winner] = ranking
  const people = (winner === undefined ? [...owners.keys()] : ranking).filter((seat) => isPerson(of, seat))
  const heroes = winner === undefined ? [] : [...new Set([winner, ...people])]
  return [...heroes.flatMap((seat) => covers(of, seat)), ...people.flatMap((seat) => trophies(of, seat))]
}

/** [7.3.3, 1.5.3] Only people earn badges: those who began the match, and those who took over a seat. */
function isPerson({ view: { owners }, players }: Of, seat: Seat): boolean {
  return players[seat]?.kind === 'human' || (owners[seat] as Readonly<Owner>).takenOverRound > 0
}

/** [12.2] */
function covers(of: Of, seat: Seat): readonly Shareable[] {
  const id = ownerId(seat)
  const cover = coverOf(of, seat)
  const { name, dynasty, ribbon, headlines } = cover
  const about = { ownerId: id, title: `${ribbon}: ${name} · ${dynasty}`, lines: headlines, text: COVER.share }
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
function trophies(of: Of, seat: Seat): readonly Shareable[] {
  const id = ownerId(seat)
  const { achievements } = of.view.owners[seat] as Readonly<Owner>
  const isEarned = (id: string) => of.isEarned?.(seat, id) ?? (achievements.includes(id) && !isOfVictories(id))
  return ACHIEVEMENTS.filter(({ id, trophy }) => trophy && isEarned(id)).map((achievement) => ({
    ...STORY,
    name: `trophy-${id}-${achievement.id}`,
    assetType: 'TROPHY',
    ownerId: id,
    achievementId: achievement.id,
    title: `${COVER.trophy}: ${achievement.nombre_es} · ${nameOf(of.players, seat)}`,
    lines: [achievement.desc_es],
    text: COVER.shareTrophy(achievement.nombre_es),
    draw: (link) => trophy(of, seat, achievement, link),
  }))
}
