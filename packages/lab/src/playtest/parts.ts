import { lookUp } from '@ludoteca/kernel'
import type { Lines } from '../report/chart.ts'
import { short } from '../report/html.ts'
import type { Part, Section } from '../report/page.ts'
import type { BotSheet, PlaytestReport, Spread, Spreads } from './report.ts'

type Label = (name: string) => string

/** How scores spread over all runs. */
export function scoreSection({ bots, byBot }: PlaytestReport, label: Label): Section[] {
  const parts = ['score', 'gold'].flatMap((name): Part[] => {
    const rows = bots.flatMap((bot) => {
      const spread = lookUp(lookUp(byBot, bot)?.numbers, name)
      return spread ? [{ label: label(bot), low: spread.p10, high: spread.p90, ...spread }] : []
    })
    if (rows.length === 0) return []
    return [{ kind: 'boxes', title: label(name), unit: label(name), ends: '10 % to 90 %', rows }]
  })
  if (parts.length === 0) return []
  return [{ title: 'Final scores', about: '10 % to 90 % of runs, the middle half as a box.', parts }]
}

const ROUND = /^round\.(\d+)\.(.+)$/

/** One chart for each number that is kept by round, of all bots or of the match. */
export function roundSections({ bots, byBot, match }: PlaytestReport, label: Label): Section[] {
  const ofBots = seriesNames(lookUp(byBot, bots[0])?.numbers ?? {}).map((name) => {
    const title = `${label(name)} by round`
    const sheets = bots.map((bot) => ({ label: label(bot), numbers: (lookUp(byBot, bot) as BotSheet).numbers }))
    return { title, parts: [linesOf(title, label(name), sheets, name)] }
  })
  const ofMatch = seriesNames(match).map((name) => {
    const title = `${label(name)} by round`
    return { title, parts: [linesOf(title, label(name), [{ label: label(name), numbers: match }], name)] }
  })
  return [...ofBots, ...ofMatch]
}

function seriesNames(numbers: Spreads): string[] {
  return [...new Set(Object.keys(numbers).flatMap((name) => ROUND.exec(name)?.[2] ?? []))]
}

function linesOf(
  title: string,
  unit: string,
  sheets: readonly { readonly label: string; readonly numbers: Spreads }[],
  name: string,
): Lines {
  const rounds = Object.keys(sheets[0]?.numbers ?? {})
    .flatMap((key) => {
      const [, round, series] = ROUND.exec(key) ?? []
      return round !== undefined && series === name ? [round] : []
    })
    .sort()
  return {
    kind: 'lines',
    title,
    unit,
    x: { label: 'round', values: rounds.map(Number) },
    series: sheets.map(({ label, numbers }) => ({
      label,
      values: rounds.map((round) => lookUp(numbers, `round.${round}.${name}`)?.mean ?? null),
    })),
    wide: true,
  }
}

const ACTION = /^action\.([^.]+)\.(.+)$/
const TIERS = ['veryGood', 'good', 'success', 'poor', 'fail', 'done'] as const

/** How often each action came out how, per run; where all simply succeed, all plans side by side. */
export function deedSections({ bots, byBot }: PlaytestReport, label: Label): Section[] {
  const sheets = bots.map((bot) => ({ bot, numbers: (lookUp(byBot, bot) as BotSheet).numbers }))
  const rolled = sheets.some(({ numbers }) =>
    Object.keys(numbers).some((name) => tierOf(name) !== 'done' && ACTION.test(name)),
  )
  if (!rolled) return sideBySide(sheets, label)
  return sheets.map(({ bot, numbers }) => ({ title: `What ${label(bot)} does`, parts: [deedsOf(numbers, label)] }))
}

function tierOf(name: string): string | undefined {
  return ACTION.exec(name)?.[2]
}

type Sheets = readonly { readonly bot: string; readonly numbers: Spreads }[]

function sideBySide(sheets: Sheets, label: Label): Section[] {
  const actions = [...new Set(sheets.flatMap(({ numbers }) => Object.keys(numbers)))]
    .flatMap((name) => ACTION.exec(name)?.[1] ?? [])
    .sort()
  if (actions.length === 0) return []
  const rows = actions.map((action) => ({
    label: label(action),
    values: sheets.map(({ numbers }) => lookUp(numbers, `action.${action}.done`)?.perRun ?? 0),
  }))
  return [
    { title: 'What they do, per run', parts: [{ kind: 'heat', columns: sheets.map(({ bot }) => label(bot)), rows }] },
  ]
}

function deedsOf(numbers: Spreads, label: Label): Part {
  const found = Object.keys(numbers).flatMap((name) => {
    const [, action, tier] = ACTION.exec(name) ?? []
    return action && tier ? [{ action, tier, value: (numbers[name] as Spread).perRun }] : []
  })
  if (found.length === 0) return { kind: 'note', text: 'Nothing that is rolled for.' }
  const tiers = TIERS.filter((tier) => found.some((one) => one.tier === tier))
  const rows = [...new Set(found.map(({ action }) => action))].map((action) => ({
    label: label(action),
    values: tiers.map((tier) => found.find((one) => one.action === action && one.tier === tier)?.value ?? 0),
  }))
  return { kind: 'heat', columns: tiers.map(label), rows }
}

/** In which round something happened first, and how often it never did. */
export function milestoneSection({ bots, byBot }: PlaytestReport, label: Label): Section[] {
  const names = namesWith(
    bots.map((bot) => (lookUp(byBot, bot) as BotSheet).numbers),
    'milestone.',
  )
  if (names.length === 0) return []
  const rows = names.map((name) => [
    label(name),
    ...bots.map((bot) => {
      const { numbers, samples } = lookUp(byBot, bot) as BotSheet
      const reached = lookUp(numbers, name)
      if (!reached) return 'never'
      const never = 1 - reached.count / samples
      return `${short(reached.mean)}${never > 0 ? ` (never ${short(never * 100)} %)` : ''}`
    }),
  ])
  return [{ title: 'Milestones', parts: [{ kind: 'table', columns: ['Mean round', ...bots.map(label)], rows }] }]
}

/** Everything else of the bots: means over all runs. */
export function figureSection({ bots, byBot }: PlaytestReport, label: Label): Section {
  const sheets = bots.map((bot) => (lookUp(byBot, bot) as BotSheet).numbers)
  const names = namesWith(sheets, '').filter(
    (name) => !ROUND.test(name) && !ACTION.test(name) && !name.startsWith('milestone.'),
  )
  const rows = names.map((name) => [label(name), ...sheets.map((numbers) => lookUp(numbers, name)?.perRun ?? 0)])
  return {
    title: 'Holdings and figures at the end',
    parts: [{ kind: 'table', columns: ['Mean per run', ...bots.map(label)], rows }],
  }
}

/** What dice and tables brought, whoever played: counts as bars, by the first part of their names. */
export function worldSection(match: Spreads, label: Label): Section[] {
  const names = Object.keys(match).filter((name) => !ROUND.test(name))
  if (names.length === 0) return []
  const families = [...new Set(names.filter((name) => name.includes('.')).map((name) => name.split('.')[0] as string))]
  const charts = families.map((family): Part => {
    const rows = names
      .filter((name) => name.startsWith(`${family}.`))
      .sort((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]))
      .map((name) => ({ label: label(name), value: (lookUp(match, name) as Spread).perRun }))
    return { kind: 'bars', title: `${label(family)}, per run`, unit: 'per run', rows }
  })
  const figures = names
    .filter((name) => !name.includes('.'))
    .map((name) => [label(name), (lookUp(match, name) as Spread).mean])
  return [
    { title: 'The world', parts: [{ kind: 'table', columns: ['Mean per run', 'All'], rows: figures }, ...charts] },
  ]
}

function namesWith(sheets: readonly Spreads[], prefix: string): string[] {
  return [...new Set(sheets.flatMap((numbers) => Object.keys(numbers)))]
    .filter((name) => name.startsWith(prefix))
    .sort()
}
