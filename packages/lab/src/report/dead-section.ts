import type { ChoiceCount, CourseReport } from '../course/course.ts'
import type { Part, Section, Table } from './page.ts'
import { percent } from './wins.ts'

/** Rarer than in one of a hundred matches, or of a hundred chances. */
const SELDOM = 0.01
/** Below so many chances nothing can be said. */
const CHANCES_MIN = 30

/** What never or hardly ever happens: content that nobody sees, moves that nobody makes, choices that are none. */
export function deadSection(course: CourseReport, matches: number): Section {
  const parts: Part[] = [landmarkTable(course, matches), moveTable(course), ...sameTable(course), ...pickTable(course)]
  const about =
    'Among these bots and with these options. What bots never do people may do, so ask why before something is cut.'
  return { title: 'Dead cards, moves and choices', about, parts }
}

/** Cards, rules, endings: whatever the game names, by kind. */
function landmarkTable({ landmarks }: CourseReport, matches: number): Table {
  const rows = Object.entries(landmarks).map(([kind, all]) => {
    const never = all.filter((one) => one.matches === 0).map(({ name }) => name)
    const seldom = all.filter((one) => one.matches > 0 && one.matches < matches * SELDOM).map(({ name }) => name)
    return [kind, `${all.length - never.length} of ${all.length}`, listed(never), listed(seldom)]
  })
  return {
    kind: 'table',
    title: 'Landmarks of the rules',
    columns: ['kind', 'reached', 'never', `in fewer than ${percent(SELDOM)} % of matches`],
    rows,
  }
}

/** How often each type of move was to be had and was made, in whatever it was asked. */
function moveTable({ choices }: CourseReport): Table {
  const types = [...new Set(choices.map(({ name }) => name))].sort()
  const rows = types.map((type) => {
    const all = choices.filter(({ name }) => name === type)
    const sum = (of: (one: ChoiceCount) => number) => all.reduce((total, one) => total + of(one), 0)
    const [offered, chosen] = [sum((one) => one.offered), sum((one) => one.chosen)]
    return [type, offered, chosen, `${percent(chosen / offered)} % ${verdict(chosen, offered)}`.trim()]
  })
  return {
    kind: 'table',
    title: 'Moves: offered and made',
    columns: ['move', 'times to be had', 'times made', 'share'],
    rows,
    tones: TONES,
  }
}

const TONES = { never: 'bad', seldom: 'doubtful' }

function verdict(chosen: number, offered: number): string {
  if (offered < CHANCES_MIN) return ''
  if (chosen === 0) return 'never'
  return chosen < offered * SELDOM ? 'seldom' : ''
}

/** Questions with several answers of which one is always given. */
function sameTable({ choices }: CourseReport): Table[] {
  const rows = choices
    .filter(({ free, chosen, offered }) => {
      return free >= CHANCES_MIN && free === offered && chosen >= offered * (1 - SELDOM)
    })
    .map(({ where, name, offered, chosen }) => [where, name, offered, `${percent(chosen / offered)} %`])
  if (rows.length === 0) return []
  const columns = ['asked', 'answer that is always given', 'times asked', 'share']
  return [{ kind: 'table', title: 'Choices that are none', columns, rows }]
}

/** Things that a move can name and hardly ever does. */
function pickTable({ picks }: CourseReport): Table[] {
  const rows = picks
    .filter(({ offered, chosen }) => verdict(chosen, offered) !== '')
    .sort((a, b) => b.offered - a.offered || (a.where + a.name < b.where + b.name ? -1 : 1))
    .slice(0, PICKS_MAX)
    .map(({ where, name, offered, chosen }) => [
      where,
      name,
      offered,
      chosen,
      `${percent(chosen / offered)} % ${verdict(chosen, offered)}`,
    ])
  if (rows.length === 0) return []
  const columns = ['part of a move', 'what', 'times possible', 'times named', 'share']
  return [{ kind: 'table', title: 'Hardly ever named', columns, rows, tones: TONES }]
}
const PICKS_MAX = 60

function listed(names: readonly string[]): string {
  if (names.length === 0) return '–'
  return names.join(', ')
}
