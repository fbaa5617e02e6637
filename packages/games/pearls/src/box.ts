import type { Box } from '@ludoteca/kernel'
import { easy, normal } from './bots.ts'
import type { Config } from './config.ts'
import type { Fact } from './facts.ts'
import { pearls, steps } from './game.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import { en } from './text/en.ts'
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
}
