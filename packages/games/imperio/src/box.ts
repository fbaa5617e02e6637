import type { Box, PlayedPack } from '@ludoteca/kernel'
import { autopilot, easy, normal } from './bots/index.ts'
import { plans } from './bots/plans.ts'
import { career } from './career/career.ts'
import { type Config, roomTerms } from './config.ts'
import { course } from './course.ts'
import { type Content, LIMA } from './data/content.ts'
import { explain } from './explaining.ts'
import type { Fact } from './facts.ts'
import { imperio, imperio1, imperio2, rulesWith } from './game.ts'
import { ladder } from './ladder/ladder.ts'
import { landmarks, landmarksOf } from './landmarks.ts'
import { messages } from './messages.ts'
import { meter } from './meter.ts'
import type { Move } from './moves.ts'
import { ownerId, seatOf } from './owners.ts'
import { playtest } from './playtest.ts'
import { profileOf, profiles } from './profiles.ts'
import { areSeatsLocked, isLastRound } from './rules/mode.ts'
import { share } from './share/shareables.ts'
import type { State } from './state.ts'
import { STEP_NAMES } from './steps.ts'
import { es, esWith } from './text/es.ts'
import { UI } from './text/ui.ts'
import { tutorial } from './tutorial/tutorial.ts'
import { livePercentages, type View } from './view.ts'

/** Imperio Inmobiliario with everything around it. */
export const box: Box<Config, State, Move, View, Fact> = {
  game: imperio,
  older: [imperio1, imperio2],
  locale: 'es',
  // The seed's hard rule: all that a player sees is Spanish.
  demandsLocale: true,
  words: es,
  bots: { easy, normal },
  personalities: plans,
  botNames: LIMA.botNames,
  nameless: 'Casero',
  autopilot,
  steps: STEP_NAMES,
  landmarks,
  meter: () => meter(),
  course,
  playtest,
  messages,
  chapters: ['revealMarket'],
  // [1.5.4] No input in two rounds one after the other.
  awayAfterChapters: 2,
  lateJoin,
  audience: {
    of: ({ audience }) => audience,
    move: (watcher, present) => ({ type: 'watch', present, watcher }),
  },
  // [2.3.4] An input phase never closes before 3 s.
  pace: {
    phaseOf: ({ round, phase }) => `${round} ${phase}`,
    leastMs: 3_000,
    opensWith: 'phaseChange',
    keepsTime: true,
  },
  handover: {
    isNow: (s) => s.phase === 'REVEAL' && !areSeatsLocked(s),
    told: {
      move: (watcher, seat, belongings) => ({
        type: 'takeSeat',
        ownerId: ownerId(seat),
        watcher,
        ...profileOf(belongings),
      }),
      seatOf: (move) => (move.type === 'takeSeat' ? seatOf(move.ownerId) : undefined),
    },
  },
  // [11.5] Live percentages at most once a second.
  live: { field: 'liveMoodPct', of: (s) => livePercentages(s), everyMs: 1_000 },
  reserved: ['takeSeat', 'watch'],
  explain,
  startsWhenFull: true,
  rooms: roomTerms,
  career,
  ladder,
  profiles,
  share,
  tutorial,
  disclaimer: UI.disclaimer,
  isDisclaimerAccepted: ({ teamSet, realLabelsAccepted }) => teamSet === 'REAL_LABEL' && realLabelsAccepted,
}

/** The same with what a pack says. */
export function boxWith(content: Content, pack: PlayedPack): typeof box {
  const [game, ...older] = rulesWith(content, pack)
  return {
    ...box,
    game,
    older,
    words: esWith(content),
    botNames: content.botNames,
    landmarks: landmarksOf(content),
    meter: () => meter(content),
  }
}

/** [1.5.3] A seat changes hands at REVEAL, so there must be one to come; not after round 1, if seats are locked. */
function lateJoin(s: Readonly<State>): boolean {
  if (s.phase === 'REVEAL') return !areSeatsLocked(s)
  if (s.phase === 'END' || isLastRound(s)) return false
  return s.round === 0 || !s.config.lockSeatsAfterRound1
}
