import { lookUp } from '@ludoteca/kernel'
import type { MatchStore } from '../../../match/match-store.ts'
import type { Line } from './lines.ts'
import { money } from './numbers.ts'

/** What only one device can take back, by the kind of move. */
const TAKEN_BACK: Readonly<Record<string, string>> = {
  exits: 'who leaves and who stays',
  decide: 'a decision',
  auctionResult: 'the result of the auction',
  noBids: 'that nobody bid',
  openBidding: 'that the auction is run bid by bid',
  bid: 'a bid',
  pass: 'a pass',
  exitChoice: 'whether a player leaves',
  nextTurn: 'going on to the next turn',
  changeSettings: 'a change of settings',
}

/** A line of the log in words. */
export function lineInWords(line: Line, match: MatchStore): string {
  if (line.fact) return match.tell(line.fact)
  return `Taken back: ${lookUp(TAKEN_BACK, line.takenBack ?? '') ?? 'the last move'}.`
}

/** The log as text, one line each. */
export function logAsText(lines: readonly Line[], match: MatchStore): string {
  const shown = lines.map((line) => {
    const mark = line.undone ? ' [taken back]' : ''
    return `${line.id}. [turn ${line.turn}, ${line.stage}] ${lineInWords(line, match)}${mark} (bank ${money(line.bank)})`
  })
  return `${shown.join('\n')}\n`
}

/** The log as JSON, for whoever wants to work with it. */
export function logAsJson(lines: readonly Line[]): string {
  return `${JSON.stringify(lines, null, 2)}\n`
}
