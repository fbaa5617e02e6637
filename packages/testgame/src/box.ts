import type { Box, Seat } from '@ludoteca/kernel'
import { easy, normal } from './bots.ts'
import type { Config } from './config.ts'
import { ANNOUNCED, type Fact, ORDINARY } from './facts.ts'
import { plaza, STEP_NAMES } from './game.ts'
import { messages } from './messages.ts'
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
  messages,
  lateJoin: (s) => s.round === 1 && s.phase !== 'END',
  handover: { isNow: (s, seat) => !keepsSealed(s, seat) },
  share: {
    pictures: ({ view: { round }, players }) => [
      {
        name: 'front',
        assetType: 'PORTADA_LANDSCAPE',
        width: 1200,
        height: 630,
        title: `Round ${round}`,
        lines: [`${players.length} owners`],
        text: 'See how it went:',
        draw: () =>
          `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><title>Round ${round}, ${players.length} owners</title></svg>`,
      },
    ],
  },
}

/** Whether this seat has bid or voted while others still do: only it may see how. */
function keepsSealed({ agenda }: Readonly<State>, seat: Seat): boolean {
  const frame = agenda.at(-1)
  return (frame?.step === 'bid' || frame?.step === 'vote') && frame.done[seat] === true
}
