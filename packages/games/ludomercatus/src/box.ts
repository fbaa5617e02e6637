import type { Box } from '@ludoteca/kernel'
import { easy, normal } from './bots/index.ts'
import { plans } from './bots/plans.ts'
import { career } from './career/career.ts'
import type { Config } from './config.ts'
import { course } from './course.ts'
import type { Fact } from './facts.ts'
import { ludomercatus } from './game.ts'
import { ladder } from './ladder.ts'
import { landmarks } from './landmarks.ts'
import { meter } from './meter.ts'
import type { Move } from './moves.ts'
import { playtest } from './playtest.ts'
import { profiles } from './profiles.ts'
import { share } from './share/cards.ts'
import type { State } from './state.ts'
import { STEP_NAMES } from './steps.ts'
import { en } from './text/en.ts'
import { tutorial } from './tutorial.ts'
import { version1 } from './version-1.ts'
import type { View } from './view.ts'

/** Ludomercatus with everything around it. */
export const box: Box<Config, State, Move, View, Fact> = {
  game: ludomercatus,
  older: [version1],
  locale: 'en',
  words: en,
  bots: { easy, normal },
  personalities: plans,
  steps: STEP_NAMES,
  landmarks,
  meter,
  course,
  playtest,
  chapters: ['turnStarted'],
  lateJoin: (s) => s.round === 1,
  career,
  ladder,
  profiles,
  tutorial,
  share,
}
