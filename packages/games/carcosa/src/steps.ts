import { playSteps, type Steps } from '@ludoteca/kernel'
import type { Fact } from './facts.ts'
import type { Move } from './moves.ts'
import type { Frame, State } from './state.ts'
import { appear } from './steps/appear.ts'
import { belt } from './steps/belt.ts'
import { camaraAnswer, camaraReward } from './steps/camara-answer.ts'
import { closeSlot, tickSlot } from './steps/close-slot.ts'
import { consequences } from './steps/consequences.ts'
import { contact } from './steps/contact.ts'
import { doubleRoll } from './steps/double-roll.ts'
import { draw, returnCard } from './steps/draw.ts'
import { durations } from './steps/durations.ts'
import { event } from './steps/event.ts'
import { explore } from './steps/explore.ts'
import { falseKing } from './steps/false-king.ts'
import { finish } from './steps/finish.ts'
import { hallwayPeek } from './steps/hallway-peek.ts'
import { heal } from './steps/heal.ts'
import { healerGift } from './steps/healer-gift.ts'
import { house } from './steps/house.ts'
import { kingDiscard } from './steps/king-discard.ts'
import { kingEffect } from './steps/king-effect.ts'
import { kingPick } from './steps/king-pick.ts'
import { kingTurn } from './steps/king-turn.ts'
import { lose } from './steps/lose.ts'
import { monsters } from './steps/monsters.ts'
import { motemeyChoose, motemeyOffer } from './steps/motemey-choose.ts'
import { motemeyEvent } from './steps/motemey-event.ts'
import { nightfall } from './steps/nightfall.ts'
import { omen } from './steps/omen.ts'
import { overflow } from './steps/overflow.ts'
import { presence } from './steps/presence.ts'
import { psychicLook } from './steps/psychic-look.ts'
import { reaction } from './steps/reaction.ts'
import { roulette } from './steps/roulette.ts'
import { roundStart } from './steps/round-start.ts'
import { sacrifice } from './steps/sacrifice.ts'
import { slot } from './steps/slot.ts'
import { statuses } from './steps/statuses.ts'
import { strike } from './steps/strike.ts'
import { tabernaLook } from './steps/taberna-look.ts'
import { tradeAnswer } from './steps/trade-answer.ts'
import { turn } from './steps/turn.ts'

const table: Steps<State, Frame, Move, Fact> = {
  roundStart,
  slot,
  turn,
  closeSlot,
  tickSlot,
  lose,
  sacrifice,
  consequences,
  heal,
  explore,
  hallwayPeek,
  psychicLook,
  draw,
  event,
  doubleRoll,
  returnCard,
  motemeyEvent,
  motemeyOffer,
  motemeyChoose,
  overflow,
  tabernaLook,
  camaraAnswer,
  camaraReward,
  tradeAnswer,
  healerGift,
  appear,
  omen,
  reaction,
  strike,
  contact,
  nightfall,
  kingTurn,
  house,
  roulette,
  kingPick,
  presence,
  kingEffect,
  kingDiscard,
  monsters,
  statuses,
  durations,
  falseKing,
  belt,
  finish,
}

export const { settle, decisions, apply } = playSteps<Frame, State, Move, Fact>(table)

/** The names of all steps. */
export const STEP_NAMES: readonly string[] = Object.keys(table)
