import type { Box } from '@ludoteca/kernel'
import { easy, normal, plans } from './bots/index.ts'
import { career } from './career/career.ts'
import type { Config } from './config.ts'
import { course } from './course.ts'
import { explain } from './explaining.ts'
import type { Fact } from './facts.ts'
import { carcosa } from './game.ts'
import { ladder } from './ladder.ts'
import { landmarks } from './landmarks.ts'
import { meter } from './meter.ts'
import type { Move } from './moves.ts'
import { playtest } from './playtest.ts'
import { share } from './share/cards.ts'
import type { State } from './state.ts'
import { STEP_NAMES } from './steps.ts'
import { cautionsOf } from './text/cautions.ts'
import { es } from './text/es.ts'
import { KING_SEAT } from './text/ui.ts'
import { tutorial } from './tutorial.ts'
import type { View } from './view.ts'

/** Carcosa with everything around it. */
export const box: Box<Config, State, Move, View, Fact> = {
  game: carcosa,
  older: [],
  locale: 'es',
  words: es,
  bots: { easy, normal },
  personalities: plans,
  steps: STEP_NAMES,
  landmarks,
  meter,
  course,
  playtest,
  chapters: ['roundStarted'],
  cooperative: true,
  lastSeat: ({ kingMode }) => (kingMode === 'SEAT' ? KING_SEAT : undefined),
  // Souls stand together: whoever comes late helps, as long as there is something to help with.
  lateJoin: ({ phase }) => phase !== 'OVER',
  explain,
  cautions: cautionsOf,
  career,
  ladder,
  tutorial,
  share,
}
