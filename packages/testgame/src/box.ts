import type { Box } from '@ludoteca/kernel'
import { easy, normal } from './bots.ts'
import type { Config } from './config.ts'
import { ANNOUNCED, type Fact, ORDINARY } from './facts.ts'
import { plaza, STEP_NAMES } from './game.ts'
import type { Move } from './moves.ts'
import type { State } from './state.ts'
import { en } from './text/en.ts'
import type { View } from './view.ts'

/** Plaza with everything around it. */
export const box: Box<Config, State, Move, View, Fact> = {
  game: plaza,
  older: [],
  locale: 'en',
  words: en,
  bots: { easy, normal },
  steps: STEP_NAMES,
  landmarks: {
    expected: { fact: [...ANNOUNCED, ...ORDINARY] },
    reachedBy: ({ type }) => [`fact:${type}`],
  },
  meter: () => ({
    hear() {},
    read: (s) => ({ lotsSold: s.owners.reduce((sum, { lotsWon }) => sum + lotsWon, 0) }),
  }),
  announced: ANNOUNCED,
  lateJoin: (s) => s.round === 1 && s.phase !== 'END',
  shareables: ({ round }, players) => [
    {
      name: 'front',
      assetType: 'PORTADA_LANDSCAPE',
      draw: () =>
        `<svg xmlns="http://www.w3.org/2000/svg"><title>Round ${round}, ${players.length} owners</title></svg>`,
    },
  ],
}
