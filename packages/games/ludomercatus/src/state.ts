import { frozenCopy, type Seat } from '@ludoteca/kernel'
import type { AnyConfig } from './config.ts'
import { HOTELS, HOUSES, SPACES, START_CASH, type TokenId } from './data/board.ts'
import type { CardId, DeckId } from './data/cards.ts'
import { copyFrame, type Frame } from './frames.ts'

export type * from './frames.ts'

/** [2] What a seat owns besides its deeds. */
export interface Player {
  cash: number
  position: number
  inJail: boolean
  /** Failed rolls for freedom so far: 0 to 2. */
  jailTurns: number
  /** Decks whose jail card this player holds. */
  jailCards: DeckId[]
  bankrupt: boolean
  /** Order of elimination from 1; 0 while live. */
  eliminatedSeq: number
}

/** [2] Who owns a property and what stands on it. Level 5 is a hotel, 0 to 4 count houses. */
export interface Deed {
  owner: Seat | null
  mortgaged: boolean
  level: number
}

export interface Bank {
  houses: number
  hotels: number
  /** Only filled with the jackpot option. */
  pot: number
}

/** How a match can end. */
export type Ending = 'lastSurvivor' | 'roundLimit' | 'timeLimit'

/** [2] All the rules remember. */
export interface State {
  options: AnyConfig
  players: Player[]
  /** By space; nothing where no property lies. */
  deeds: (Deed | null)[]
  bank: Bank
  /** First is top. Their order is the only secret of the game. */
  decks: { chance: CardId[]; chest: CardId[] }
  active: Seat
  turnNo: number
  round: number
  startSeat: Seat
  doublesCount: number
  /** The last throw of both dice; zeros before the first. */
  lastRoll: [number, number]
  mayRollAgain: boolean
  /** Negotiations started in this turn, by seat. */
  proposalsUsed: number[]
  /** Counts the open windows. Nobody reads it any more; it stays because records are verified by the whole state. */
  windowNo: number
  /** Time was called: the match ends with this round. */
  finalRound: boolean
  ending: Ending | null
  agenda: Frame[]
  /** Matches of version 1 have no choice. */
  tokens?: Tokens
}

/** [3.1] By seat: its token, and whether it was chosen or came by lot. */
export interface Tokens {
  held: TokenId[]
  chosen: boolean[]
}

/** What questions about wealth need; both a state and a view have it. */
export interface Holdings {
  readonly players: readonly Readonly<Pick<Player, 'cash' | 'bankrupt' | 'jailCards'>>[]
  readonly deeds: readonly (Readonly<Deed> | null)[]
}

/** [3] Everybody at the start with the same cash; decks and starting seat come from outside. */
export function initialState(
  options: AnyConfig,
  seats: number,
  startSeat: Seat,
  decks: { chance: CardId[]; chest: CardId[] },
): State {
  return {
    options: frozenCopy(options),
    players: Array.from({ length: seats }, () => newPlayer(options.startCash ?? START_CASH)),
    deeds: Array.from(SPACES, ({ price }) => (price > 0 ? { owner: null, mortgaged: false, level: 0 } : null)),
    bank: { houses: HOUSES, hotels: HOTELS, pot: 0 },
    decks,
    active: startSeat,
    turnNo: 0,
    round: 1,
    startSeat,
    doublesCount: 0,
    lastRoll: [0, 0],
    mayRollAgain: false,
    proposalsUsed: Array.from({ length: seats }, () => 0),
    windowNo: 0,
    finalRound: false,
    ending: null,
    agenda: [],
  }
}

function newPlayer(cash: number): Player {
  return {
    cash,
    position: 0,
    inJail: false,
    jailTurns: 0,
    jailCards: [],
    bankrupt: false,
    eliminatedSeq: 0,
  }
}

/** A position of its own. The options never change, so they are shared. */
export function copy(s: Readonly<State>): State {
  const own: State = {
    options: s.options,
    players: copyPlayers(s.players),
    deeds: copyDeeds(s.deeds),
    bank: { houses: s.bank.houses, hotels: s.bank.hotels, pot: s.bank.pot },
    decks: { chance: s.decks.chance.slice(), chest: s.decks.chest.slice() },
    active: s.active,
    turnNo: s.turnNo,
    round: s.round,
    startSeat: s.startSeat,
    doublesCount: s.doublesCount,
    lastRoll: [s.lastRoll[0], s.lastRoll[1]],
    mayRollAgain: s.mayRollAgain,
    proposalsUsed: s.proposalsUsed.slice(),
    windowNo: s.windowNo,
    finalRound: s.finalRound,
    ending: s.ending,
    agenda: copyAgenda(s.agenda),
  }
  if (s.tokens !== undefined) own.tokens = { held: s.tokens.held.slice(), chosen: s.tokens.chosen.slice() }
  return own
}

function copyPlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = []
  for (let seat = 0; seat < players.length; seat++) {
    const p = players[seat] as Player
    copies.push({
      cash: p.cash,
      position: p.position,
      inJail: p.inJail,
      jailTurns: p.jailTurns,
      jailCards: p.jailCards.slice(),
      bankrupt: p.bankrupt,
      eliminatedSeq: p.eliminatedSeq,
    })
  }
  return copies
}

function copyDeeds(deeds: readonly (Deed | null)[]): (Deed | null)[] {
  const copies: (Deed | null)[] = []
  for (let space = 0; space < deeds.length; space++) {
    const deed = deeds[space] as Deed | null
    copies.push(deed === null ? null : { owner: deed.owner, mortgaged: deed.mortgaged, level: deed.level })
  }
  return copies
}

function copyAgenda(agenda: readonly Frame[]): Frame[] {
  const copies: Frame[] = []
  for (let i = 0; i < agenda.length; i++) copies.push(copyFrame(agenda[i] as Frame))
  return copies
}
