import type { Box } from '@ludoteca/kernel'
import { easy, normal } from './bots.ts'
import { type Config, type Fact, type Move, pearls, type State, stepNames, type View } from './game.ts'
import { en } from './text/en.ts'

/** Pearls with everything around it. */
export const box: Box<Config, State, Move, View, Fact> = {
  game: pearls,
  older: [],
  locale: 'en',
  words: en,
  bots: { easy, normal },
  steps: stepNames,
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
