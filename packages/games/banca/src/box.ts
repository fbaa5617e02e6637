import type { Box } from '@ludoteca/kernel'
import { easy } from './bots/easy.ts'
import { normal } from './bots/normal.ts'
import { plans } from './bots/plans.ts'
import { career } from './career/career.ts'
import type { Config } from './config.ts'
import { course } from './course.ts'
import type { Fact } from './facts.ts'
import { banca, stepNames } from './game.ts'
import { ladder } from './ladder.ts'
import { landmarks } from './landmarks.ts'
import { meter } from './meter.ts'
import type { Move } from './moves.ts'
import { playtest } from './playtest.ts'
import { share } from './share/cards.ts'
import { type State, sealedBy } from './state.ts'
import { en } from './text/en.ts'
import { tutorial } from './tutorial.ts'
import type { View } from './view.ts'

/** Banca with everything around it. */
export const box: Box<Config, State, Move, View, Fact> = {
  game: banca,
  older: [],
  locale: 'en',
  words: en,
  bots: { easy, normal },
  personalities: plans,
  steps: stepNames,
  landmarks,
  meter,
  course,
  career,
  ladder,
  playtest,
  chapters: ['turnStarted'],
  lateJoin: (s) => s.turn === 1,
  // [18] A newcomer would see what is sealed while others still choose.
  handover: { isNow: (s, seat) => sealedBy(s, seat) === null },
  tutorial,
  share,
}
