import { lookUp } from '@ludoteca/kernel'
import type { Estimate } from './estimate.ts'
import { type Figures, STATISTICS } from './figures.ts'

/** What somebody wants of a figure. An open bound is one that must not be met itself. */
export interface Goal {
  readonly text: string
  readonly figure: string
  readonly min: number
  readonly max: number
  readonly isOpen: boolean
}

/** A goal that cannot be read, or that asks for what is not there; the message says what is. */
export class GoalFault extends Error {
  override readonly name = 'GoalFault'
}

/** A goal as it was written. Numbers of shares are parts of 1. */
interface Written extends Goal {
  readonly isPercent: boolean
}

const NUMBER = String.raw`-?[\d,]*\.?\d+(?: ?%)?`
const WITHIN = /^(?:seats|seat wins) within (\d+(?:\.\d+)?)(?: ?%| points?)?$/i
const BOUND = new RegExp(`^(.+?) ?(<=|>=|<|>) ?(${NUMBER})$`)
const RANGE = new RegExp(`^(.+?) (${NUMBER}) ?\\.\\. ?(${NUMBER})$`)

/**
 * Reads `figure < n`, `<=`, `>`, `>=`, `figure a..b` and `seats within n`. “below” and “above” stand for < and >, and a
 * space for the dot in the name of a figure.
 */
export function readGoal(text: string): Written {
  const plain = text
    .trim()
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\bbelow\b/g, '<')
    .replaceAll(/\babove\b/g, '>')
  const within = WITHIN.exec(plain)
  if (within) {
    return { text, figure: 'seats', min: 0, max: Number(within[1]) / 100, isOpen: false, isPercent: true }
  }
  const range = RANGE.exec(plain)
  if (range) return limits(text, range[1] as string, range[2] as string, range[3] as string, false)
  const bound = BOUND.exec(plain)
  if (!bound) throw misread(text)
  const [, figure, sign, number] = bound as unknown as [string, string, string, string]
  const isOpen = !sign.includes('=')
  return sign.startsWith('<')
    ? limits(text, figure, undefined, number, isOpen)
    : limits(text, figure, number, undefined, isOpen)
}

function misread(text: string): GoalFault {
  const ways = '"length.p95 < 60", "win.normal >= 60%", "metric.turns.mean 20..25" or "seats within 2"'
  return new GoalFault(`a goal is written ${ways}, not "${text}"`)
}

function limits(text: string, figure: string, from: string | undefined, to: string | undefined, isOpen: boolean) {
  const given = [from, to].filter((one) => one !== undefined)
  const isPercent = given.at(-1)?.endsWith('%') ?? false
  const toNumber = (one: string) => Number(one.replaceAll(/[,\s%]/g, '')) / (isPercent ? 100 : 1)
  const min = from === undefined ? Number.NEGATIVE_INFINITY : toNumber(from)
  const max = to === undefined ? Number.POSITIVE_INFINITY : toNumber(to)
  if (!given.every((one) => Number.isFinite(toNumber(one)))) throw misread(text)
  if (min > max) throw new GoalFault(`"${text}" begins above where it ends`)
  return { text, figure: figure.trim().replaceAll(' ', '.'), min, max, isOpen, isPercent }
}

/** Finds the figures that goals name among those that there are. Endings may come up later: no game lists its own. */
export function resolveGoals(written: readonly Written[], figures: Figures, game: string): Goal[] {
  return written.map(({ isPercent, ...goal }) => {
    const found = findFigure(goal.figure, figures)
    if (found === undefined && goal.figure.startsWith('ending.')) return checkUnit(goal, 'share', isPercent)
    if (found === undefined) throw new GoalFault(`${game} has no figure "${goal.figure}"; ${listed(figures)}`)
    return checkUnit({ ...goal, figure: found }, (lookUp(figures, found) as Estimate).kind, isPercent)
  })
}

/** The mean is meant where nothing is said; names may have dots where a bot's has spaces. */
function findFigure(asked: string, figures: Figures): string | undefined {
  const names = Object.keys(figures)
  return [asked, `${asked}.mean`]
    .map((wanted) => names.find((name) => name.replaceAll(' ', '.') === wanted))
    .find((name) => name !== undefined)
}

function checkUnit(goal: Goal, kind: Estimate['kind'], isPercent: boolean): Goal {
  if (kind === 'share' && !isPercent) throw new GoalFault(`${goal.figure} is a share: write "60%" in "${goal.text}"`)
  if (kind === 'number' && isPercent) throw new GoalFault(`${goal.figure} is no share: no % belongs in "${goal.text}"`)
  return goal
}

/** Says that no match at all ended so, which is more likely misspelt than meant. */
export function checkEndings(goals: readonly Goal[], endings: readonly string[]): void {
  const unheard = goals.find(({ figure }) => figure.startsWith('ending.') && !endings.includes(figure.slice(7)))
  if (unheard === undefined) return
  throw new GoalFault(`no match ended so: "${unheard.text}"; those that ended did so by ${endings.join(', ')}`)
}

/** What there is, with the statistics of metrics said once. */
function listed(figures: Figures): string {
  const names = Object.keys(figures)
  const plain = names.filter((name) => !name.startsWith('metric.') && !name.startsWith('ending.'))
  const metrics = names.filter((name) => name.startsWith('metric.') && name.endsWith('.mean'))
  const several = STATISTICS.join(', ')
  const ofMetrics = metrics.map((name) => name.slice(0, -'.mean'.length)).join(', ')
  const rest = metrics.length > 0 ? `, ending.<how>, and with .${several} after it: ${ofMetrics}` : ', ending.<how>'
  return `there is ${plain.join(', ')}${rest}`
}
