import type { View } from '@ludoteca/banca'
import type { Line } from './lines.ts'

/** How everybody stood when a turn was over; turn 0 is the start. */
export interface Mark {
  readonly turn: number
  readonly balances: readonly number[]
  readonly multipliersTenths: readonly number[]
}

const START_TENTHS = 10

/** How everybody stood after each turn, and stands now. */
export function marksOf(lines: readonly Line[], view: View): readonly Mark[] {
  const marks: Mark[] = []
  for (const { fact, undone } of lines) {
    if (undone || !fact) continue
    if (fact.type === 'gameStarted') marks.push(startOf(fact.config, fact.seats))
    if (fact.type === 'turnEnded') marks.push(fact)
  }
  const balances = view.players.map(({ balance }) => balance)
  const multipliersTenths = view.players.map((player) => player.multiplierTenths)
  const isPaidOut = view.phase === 'SUMMARY' || view.phase === 'OVER'
  const last = marks.at(-1)
  if (!isPaidOut || (last?.turn === view.turn && same(last.balances, balances))) return marks
  return [...marks.filter(({ turn }) => turn < view.turn), { turn: view.turn, balances, multipliersTenths }]
}

function startOf({ initialMoney, bankContribution }: View['config'], seats: number): Mark {
  const each = <T>(value: T): T[] => Array.from({ length: seats }, () => value)
  return { turn: 0, balances: each(initialMoney - bankContribution), multipliersTenths: each(START_TENTHS) }
}

function same(a: readonly number[], b: readonly number[]): boolean {
  return a.every((value, i) => value === b[i])
}
