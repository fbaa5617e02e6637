import type { Box, Seat } from '@ludoteca/kernel'
import { easy, normal } from './bots.ts'
import type { Config } from './config.ts'
import type { Fact } from './facts.ts'
import { pearls, steps } from './game.ts'
import type { Move } from './moves.ts'
import { share } from './share/cards.ts'
import type { State } from './state.ts'
import { en } from './text/en.ts'
import { tutorial } from './tutorial.ts'
import type { View } from './view.ts'

/** Pearls with everything around it. */
export const box: Box<Config, State, Move, View, Fact> = {
  game: pearls,
  older: [],
  locale: 'en',
  words: en,
  bots: { easy, normal },
  steps: Object.keys(steps),
  landmarks: {
    expected: { fact: ['pearlShown', 'bidsShown', 'pearlTaken', 'pearlLost'] },
    reachedBy: ({ type }) => [`fact:${type}`],
  },
  meter() {
    let lost = 0
    return {
      hear(told) {
        for (const { fact } of told) if (fact.type === 'pearlLost') lost++
      },
      read: () => ({ pearlsLost: lost }),
    }
  },
  chapters: ['pearlShown'],
  lateJoin,
  handover: { isNow: (s, seat) => !hasBid(s, seat) },
  tutorial,
  share,
}

/** A newcomer may take over a bot's seat while nobody has bid, so that no choice is made in the newcomer's name. */
function lateJoin({ divers, agenda }: Readonly<State>): boolean {
  const frame = agenda.at(-1)
  if (frame?.step !== 'bids' || frame.sealed.some((card) => card !== null)) return false
  // Hands that still count up from 1 without a gap. Only if all bid their highest card for one pearl, and so lost it,
  // does that come again; then all are as they began.
  return divers.every(({ hand, pearls }) => pearls === 0 && hand.at(-1) === hand.length)
}

/** Whoever took over the seat of a diver who has bid would see the card while others still choose. */
function hasBid({ agenda }: Readonly<State>, seat: Seat): boolean {
  const frame = agenda.at(-1)
  return frame?.step === 'bids' && frame.sealed[seat] !== null
}
