import { type Box, lookUp } from '@ludoteca/kernel'
import type { Curve, Estimate, Setting, SettingReport, SweepReport } from '@ludoteca/lab'
import { valueInWords } from '../options.ts'
import { number, percent, table } from '../table.ts'

/** A sweep for people: what was played, which settings meet the goals, and how the figures follow each option. */
export function sweepInWords(box: Box, report: SweepReport): string {
  return [
    heading(box, report),
    ...refusals(box, report),
    ...answer(box, report),
    ...report.curves.map((curve) => curveInWords(box, report, curve)),
  ].join('\n\n')
}

function heading(box: Box, report: SweepReport): string {
  const { varied, gridSize, settings, matches, seconds, cpuSeconds, options, faulty = 0 } = report
  const names = varied.map(({ option, values }) => `${option} (${values.length})`).join(' × ')
  const part = settings.length < gridSize ? ` of ${number(gridSize)}` : ''
  const each = report.goals.length > 0 ? 'at most ' : ''
  const lines = [
    `${box.words.title}, rules ${report.rulesVersion}, seed ${report.seed}, seats ${report.bots.join(', ')}`,
    `${number(settings.length)}${part} settings: ${names}; ${each}${number(report.matchesPerSetting)} matches each`,
    `${number(matches)} matches, ${number(seconds)} s, ${number(cpuSeconds)} CPU s`,
  ]
  if (Object.keys(options).length > 0) lines.push(`all with ${JSON.stringify(options)}`)
  if (report.interrupted) lines.push('Interrupted: only the matches finished until then are counted.')
  if (faulty > 0)
    lines.push(`${number(faulty)} matches were stopped or broken: \`simulate\` such a setting to see why.`)
  return lines.join('\n')
}

const REFUSED_SHOWN = 10

function refusals(box: Box, { refused }: SweepReport): string[] {
  if (refused.length === 0) return []
  const lines = refused.slice(0, REFUSED_SHOWN).map(({ setting, why }) => `  ${settingInWords(box, setting)}: ${why}`)
  const more = refused.length > REFUSED_SHOWN ? [`  and ${number(refused.length - REFUSED_SHOWN)} more`] : []
  return [[`Left out, for the game refuses them:`, ...lines, ...more].join('\n')]
}

const SETTINGS_SHOWN = 12

function answer(box: Box, { answer, goals, settings }: SweepReport): string[] {
  if (answer === undefined) return []
  const { met, likely, nearest } = answer
  const wanted = `Goals: ${goals.join('; ')}`
  const rows = (places: readonly number[]) => {
    const more = places.length > SETTINGS_SHOWN ? `\nand ${number(places.length - SETTINGS_SHOWN)} more` : ''
    return `${settingsTable(box, goals, places.slice(0, SETTINGS_SHOWN), settings)}${more}`
  }
  const parts = [
    ['Meet all goals: every 95 % interval lies inside', met] as const,
    ['Probably meet them: every number lies inside, but not all of its interval', likely] as const,
    ['None meets them all; nearest came', nearest] as const,
  ]
  return [
    wanted,
    ...parts.filter(([, places]) => places.length > 0).map(([title, places]) => `${title}\n\n${rows(places)}`),
  ]
}

function settingsTable(
  box: Box,
  goals: SweepReport['goals'],
  places: readonly number[],
  settings: readonly SettingReport[],
): string {
  const rows = places.map((place) => {
    const { setting, matches, wanted } = settings[place] as SettingReport
    return [settingInWords(box, setting), matches, ...(wanted ?? []).map(estimateInWords)]
  })
  return table(['setting', 'matches', ...goals], rows)
}

function estimateInWords(estimate: Estimate | null): string {
  if (estimate === null) return '–'
  const { value, low95, high95 } = estimate
  const shown = shownAs(estimate)
  const bound = (one: number) => (Number.isFinite(one) ? shown(one) : '?')
  return `${shown(value)} (${bound(low95)} to ${bound(high95)})`
}

function shownAs({ kind }: Estimate): (value: number) => string {
  return kind === 'share' ? percent : number
}

function settingInWords(box: Box, setting: Setting): string {
  return Object.entries(setting)
    .map(([option, value]) => `${option}=${valueInWords(box, option, value)}`)
    .join(' ')
}

/** Those that are always shown, and the only one of several that say the same of a metric. */
const ALWAYS = ['seats', 'length.mean', 'length.p95']
const MEAN_OF_METRIC = /^metric\..*\.mean$/
const COLUMNS_MAX = 7

/** A line for each figure that surely follows the option, those that are always asked for first. */
function curveInWords(box: Box, { bots }: SweepReport, { option, points }: Curve): string {
  const { label } = box.words.option(option)
  const title = `${option} (${label})`
  const names = [...new Set(points.flatMap(({ figures }) => Object.keys(figures)))].filter((name) =>
    isShown(name, new Set(bots).size > 1 || (box.cooperative ?? false)),
  )
  const lines = names.map((name) => ({ name, line: points.map(({ figures }) => lookUp(figures, name)) }))
  const shown = lines.filter(({ name, line }) => ALWAYS.includes(name) || moves(line))
  const still = lines.filter((each) => !shown.includes(each)).map(({ name }) => shortName(name))
  const columns = spread(points.length, COLUMNS_MAX)
  const head = ['', 'curve', ...columns.map((i) => valueInWords(box, option, points[i]?.value ?? null)), '±']
  const rows = shown.map(({ name, line }) => [
    `${shortName(name)}${moves(line) ? '' : ' *'}`,
    sparkline(line),
    ...columns.map((i) => cell(line[i])),
    widest(line),
  ])
  const notes = [
    ...(shown.every(({ line }) => moves(line)) ? [] : ['* may be chance: the 95 % intervals of all points overlap']),
    ...(still.length > 0 ? [`No change shows in ${still.join(', ')}.`] : []),
  ]
  return [title, '', table(head, rows), ...notes].join('\n')
}

function isShown(name: string, botsDiffer: boolean): boolean {
  if (name.startsWith('metric.')) return MEAN_OF_METRIC.test(name)
  if (name.startsWith('win.')) return botsDiffer
  if (name === 'length.p5' || name === 'length.p50') return false
  return true
}

function shortName(name: string): string {
  return MEAN_OF_METRIC.test(name) ? name.slice('metric.'.length, -'.mean'.length) : name
}

type Line = readonly (Estimate | undefined)[]

/** Whether some two points surely differ: their intervals do not overlap. */
function moves(line: Line): boolean {
  const found = line.filter((one) => one !== undefined)
  return Math.max(...found.map(({ low95 }) => low95)) > Math.min(...found.map(({ high95 }) => high95))
}

const BARS = '▁▂▃▄▅▆▇█'

/** The line as bars, from the lowest of its points to the highest. */
function sparkline(line: Line): string {
  const values = line.map((one) => one?.value)
  const known = values.filter((one) => one !== undefined)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const bar = (value: number) => BARS[high === low ? 3 : Math.round(((value - low) / (high - low)) * (BARS.length - 1))]
  return values.map((value) => (value === undefined ? ' ' : bar(value))).join('')
}

function cell(estimate: Estimate | undefined): string {
  return estimate === undefined ? '' : shownAs(estimate)(estimate.value)
}

/** Half of the widest interval on the line. */
function widest(line: Line): string {
  const found = line.filter((one) => one !== undefined)
  const half = Math.max(...found.map(({ low95, high95 }) => (high95 - low95) / 2))
  return Number.isFinite(half) && found[0] ? shownAs(found[0])(half) : '?'
}

/** So many of so many places at most, the first and the last among them, as evenly as it goes. */
function spread(count: number, most: number): number[] {
  if (count <= most) return Array.from({ length: count }, (_, i) => i)
  return Array.from({ length: most }, (_, i) => Math.round((i * (count - 1)) / (most - 1)))
}
