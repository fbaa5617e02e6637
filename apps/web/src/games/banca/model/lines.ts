import type { Fact, HistoryEntry } from '@ludoteca/banca'
import type { Seat } from '@ludoteca/kernel'

/** The stretches of a turn as the table leads through them. */
export type Stage = 'exit' | 'decide' | 'lottery' | 'auction' | 'payout' | 'end'

/** One line of the log: something told, or that something was taken back. */
export interface Line {
  readonly id: number
  readonly turn: number
  readonly stage: Stage
  /** Whom it is about. */
  readonly seats: readonly Seat[]
  /** Nothing for a line that says that something was taken back. */
  readonly fact: Fact | null
  /** What kind of move was taken back, on such a line. */
  readonly takenBack?: string | undefined
  /** Whether it was taken back later. */
  readonly undone: boolean
  readonly bank: number
}

const STAGES: Readonly<Record<Fact['type'], Stage>> = {
  gameStarted: 'exit',
  turnStarted: 'exit',
  exited: 'exit',
  stayed: 'exit',
  swept: 'exit',
  decided: 'decide',
  levelRaised: 'decide',
  levelLowered: 'decide',
  levelKept: 'decide',
  lowerRefused: 'decide',
  lotteryEntered: 'decide',
  lotteryDrawn: 'lottery',
  lotterySkipped: 'lottery',
  biddingOpened: 'auction',
  bid: 'auction',
  passed: 'auction',
  auctionWon: 'auction',
  auctionSkipped: 'auction',
  payout: 'payout',
  penalty: 'payout',
  bonus: 'payout',
  turnEnded: 'end',
  settingsChanged: 'end',
  gameOver: 'end',
}
/** What a history calls its phases, for lines that tell nothing themselves. */
const STAGE_OF_PHASE = { EXIT: 'exit', DECIDE: 'decide', AUCTION: 'auction', SUMMARY: 'payout', OVER: 'end' } as const

/** The log of a match that is known from its first move, with what was taken back. */
export function linesOfHistory(entries: readonly HistoryEntry[]): readonly Line[] {
  return entries.map(({ id, turn, phase, fact, data, undone, bank }) => ({
    id,
    turn,
    stage: fact ? STAGES[fact.type] : STAGE_OF_PHASE[phase],
    seats: fact ? seatsIn(fact) : [],
    fact,
    takenBack: fact ? undefined : String(data.command),
    undone,
    bank,
  }))
}

/** The log of a match that is only told about: nothing is taken back in those. */
export function linesOfStory(story: readonly { readonly id: number; readonly fact: Fact }[]): readonly Line[] {
  let turn = 1
  let bank = 0
  return story.map(({ id, fact }) => {
    if (fact.type === 'turnStarted') turn = fact.turn
    if ('bank' in fact) bank = fact.bank
    return { id, turn, stage: STAGES[fact.type], seats: seatsIn(fact), fact, undone: false, bank }
  })
}

function seatsIn(fact: Fact): readonly Seat[] {
  if (fact.type === 'lotteryDrawn') return fact.entrants
  return 'seat' in fact ? [fact.seat] : []
}
