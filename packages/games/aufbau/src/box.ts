import type { Box } from '@ludoteca/kernel'
import { easy, normal, personalities } from './bots/index.ts'
import { career } from './career/career.ts'
import type { Config } from './config.ts'
import { course } from './course.ts'
import { explain } from './explaining.ts'
import type { Fact } from './facts.ts'
import { aufbau } from './game.ts'
import { ladder } from './ladder.ts'
import { landmarks } from './landmarks.ts'
import { meter } from './meter.ts'
import type { Move } from './moves.ts'
import { playtest } from './playtest/index.ts'
import { share } from './share/cards.ts'
import type { State } from './state.ts'
import { STEP_NAMES } from './steps.ts'
import { de } from './text/de.ts'
import { tutorial } from './tutorial.ts'
import type { View } from './view.ts'

/** Aufbau with everything around it. */
export const box: Box<Config, State, Move, View, Fact> = {
  game: aufbau,
  older: [],
  locale: 'de',
  words: de,
  bots: { easy, normal },
  personalities,
  steps: STEP_NAMES,
  landmarks,
  meter,
  course,
  career,
  ladder,
  playtest,
  chapters: ['roundStarted'],
  awayAfterChapters: 2,
  // [D-37] A Partie can be joined in its first round, a Kampagne between two rounds.
  lateJoin: ({ config, round, phase }) => (config.session === 'partie' ? round === 1 : phase === 'maintenance'),
  // [9] In closed books.
  hidesMoves: ({ visibility }) => visibility === 'closed',
  explain,
  tutorial,
  share,
}
