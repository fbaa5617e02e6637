import type { Seat, Share } from '@ludoteca/kernel'
import { type CardLook, INSCRIPTION, resultCards, SEAT_INKS, TEXT } from '@ludoteca/kernel/pictures'
import type { Fact } from '../facts.ts'
import { ENDINGS } from '../text/endings.ts'
import { count, number, series, wordsAt } from '../text/grammar.ts'
import type { PostCount, View } from '../view.ts'
import { SCENE } from './scene.ts'

const LOOK: CardLook = {
  display: INSCRIPTION,
  text: TEXT,
  paper: '#f3e8cd',
  ink: '#2a1c13',
  muted: '#5c4733',
  accent: '#5f1c4d',
  plate: '#e5d5ac',
  seats: SEAT_INKS,
  onSeat: '#ffffff',
  scene: SCENE,
}

/** Wie eine Partie ausging, zum Weitergeben. */
export const share: Share<View, Fact> = {
  pictures: (of) =>
    resultCards(of, LOOK, ({ winners, scores, reason }, names) => ({
      game: 'Aufbau',
      headline: `${series(winners.map(names))} ${winners.length === 1 ? 'hat' : 'haben'} das größte Vermögen`,
      ending: wordsAt(ENDINGS, reason),
      notes: notesOf(of.view, winners),
      scoreOf: (seat) => `${number(scores[seat] ?? 0)} Gold`,
      more: (rest) => `und ${rest} weitere`,
      challenge: 'Baust du besser?',
      share: 'So ging unsere Partie aus:',
    })),
}

function notesOf({ round, profiles }: View, winners: readonly Seat[]): readonly string[] {
  const estate = winners.length === 1 ? profiles[winners[0] as Seat] : undefined
  const posts = (of: PostCount, one: string, many: string) => {
    const all = of.starter + of.small + of.medium + of.large
    return all === 0 ? [] : [count(all, one, many)]
  }
  const held = estate && [
    ...posts(estate.domains, 'Domäne', 'Domänen'),
    ...posts(estate.cities, 'Stadtbesitz', 'Stadtbesitze'),
    ...posts(estate.offices, 'Amt', 'Ämter'),
    ...posts(estate.trades, 'Handelsunternehmen', 'Handelsunternehmen'),
    ...(estate.organizations.length === 0
      ? []
      : [count(estate.organizations.length, 'Organisation', 'Organisationen')]),
  ]
  return [
    count(round, 'Runde gespielt', 'Runden gespielt'),
    ...(held === undefined || held.length === 0 ? [] : [series(held)]),
    ...(estate === undefined || estate.as === 0 ? [] : [`Ansehen ${number(estate.as)}`]),
  ]
}
