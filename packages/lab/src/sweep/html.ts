import { type Box, type Json, lookUp } from '@ludoteca/kernel'
import type { Chart, Lines, Series } from '../report/chart.ts'
import { type Note, type Part, pageAsHtml, type Section, type Table } from '../report/page.ts'
import type { Estimate } from './estimate.ts'
import type { Curve, SettingReport, SweepReport } from './report.ts'

/** How a value of an option is said to people. */
export type Say = (option: string, value: Json) => string

/** A sweep as a page to look at: the answer first, then how the figures follow each option, then all settings. */
export function sweepAsHtml(box: Box, report: SweepReport, say: Say): string {
  return pageAsHtml({
    title: `${box.words.title}: ${report.varied.map(({ option }) => option).join(', ')}`,
    about: aboutOf(report),
    sections: [
      ...answerSection(report, say),
      ...report.curves.map((curve) => curveSection(box, report, curve, say)),
      settingsSection(report, say),
      ...refusedSection(report, say),
    ],
  })
}

function aboutOf({ bots, goals, settings, gridSize, matchesPerSetting, matches, ...rest }: SweepReport): string[] {
  const { seed, rulesVersion, options, interrupted, faulty = 0 } = rest
  const part = settings.length < gridSize ? `${settings.length} of ${gridSize}` : `${gridSize}`
  const each = goals.length > 0 ? 'the most promising' : 'each'
  const fixed = Object.keys(options).length > 0 ? `, all with ${JSON.stringify(options)}` : ''
  return [
    `${part} settings, ${each} with ${matchesPerSetting} matches between ${bots.join(', ')}: ${matches} matches in all; seed ${seed}, rules version ${rulesVersion}${fixed}.`,
    'All settings are played on the same luck. Bands and numbers in brackets are 95 % intervals.',
    ...(interrupted ? ['Interrupted: only the matches finished until then are counted.'] : []),
    ...(faulty > 0 ? [`${faulty} matches were stopped or broken.`] : []),
  ]
}

function answerSection({ answer, goals, settings }: SweepReport, say: Say): Section[] {
  if (answer === undefined) return []
  const { met, likely, nearest } = answer
  const parts: Part[] = [
    ...group('Every interval lies inside its goal', 'good', met),
    ...group('Every number lies inside, but not all of its interval', 'doubtful', likely),
    ...group('No setting meets all goals; these came nearest', 'bad', nearest),
  ]
  return [{ title: 'Which settings meet the goals', about: goals.join('; '), parts }]

  function group(text: string, tone: NonNullable<Note['tone']>, places: readonly number[]): Part[] {
    if (places.length === 0) return []
    const rows = places.map((place) => {
      const { setting, matches, wanted = [] } = settings[place] as SettingReport
      return [settingInWords(setting, say), matches, ...wanted.map(inWords)]
    })
    const table: Table = { kind: 'table', columns: ['setting', 'matches', ...goals], rows }
    return [{ kind: 'note', tone, text: `${text}:` }, table]
  }
}

function curveSection(box: Box, { bots }: SweepReport, curve: Curve, say: Say): Section {
  const { option, points } = curve
  const { label, help } = box.words.option(option)
  const names = [...new Set(points.flatMap(({ figures }) => Object.keys(figures)))]
  const under = (prefix: string) => names.filter((name) => name.startsWith(prefix))
  const x = { label, values: points.map(({ value }) => say(option, value)) }
  const chart = (title: string, unit: string, all: readonly string[], called: (name: string) => string): Lines => ({
    kind: 'lines',
    title,
    unit,
    x,
    series: all.map((name) => seriesOf(curve, name, called(name))),
  })
  const after = (prefix: string) => (name: string) => name.slice(prefix.length)
  const charts: Chart[] = [
    chart('Wins by seat', '% of matches', under('seat.'), (name) => `Seat ${after('seat.')(name)}`),
    ...(new Set(bots).size > 1 || box.cooperative ? [chart('Wins by bot', '%', under('win.'), after('win.'))] : []),
    chart('Endings', '% of matches', under('ending.'), (name) => box.words.ending(after('ending.')(name))),
    chart('Moves per match', 'moves', under('length.'), after('length.')),
  ]
  if (names.includes('seats')) {
    charts.splice(
      1,
      0,
      chart('From the seat that wins most to the one that wins least', 'points', ['seats'], () => 'gap'),
    )
  }
  const metrics = under('metric.').filter((name) => name.endsWith('.mean'))
  const choices = metrics.map((mean) => {
    const name = mean.slice('metric.'.length, -'.mean'.length)
    return {
      label: name,
      parts: [chart(name, 'per match', under(`metric.${name}.`).filter(isOf(name)), after(`metric.${name}.`))],
    }
  })
  const choice: Part[] = choices.length > 0 ? [{ kind: 'choice', label: 'What is measured', of: choices }] : []
  return { title: `${option}: ${label}`, about: help, parts: [...charts, ...choice] }
}

/** Of metrics whose names begin alike: `rent.mean` is not of `rent.mean.paid`. */
function isOf(metric: string): (name: string) => boolean {
  return (name) => !name.slice(`metric.${metric}.`.length).includes('.')
}

function seriesOf({ points }: Curve, name: string, label: string): Series {
  const column = (of: (one: Estimate) => number) =>
    points.map(({ figures }) => {
      const found = lookUp(figures, name)
      if (found === undefined || !Number.isFinite(of(found))) return null
      return found.kind === 'share' ? Math.round(of(found) * 1000) / 10 : rounded(of(found))
    })
  return {
    label,
    values: column(({ value }) => value),
    low: column(({ low95 }) => low95),
    high: column(({ high95 }) => high95),
  }
}

/** Four digits are more than an interval leaves. */
function rounded(value: number): number {
  return Number(value.toPrecision(4))
}

const SHOWN = ['seats', 'length.mean', 'length.p95']

function settingsSection({ settings, answer }: SweepReport, say: Say): Section {
  const shown = SHOWN.filter((name) => settings.some(({ figures }) => lookUp(figures, name)))
  const rows = settings.map(({ setting, matches, verdict, figures }) => [
    settingInWords(setting, say),
    matches,
    ...shown.map((name) => inWords(lookUp(figures, name) ?? null)),
    ...(verdict ? [verdict] : []),
  ])
  const columns = ['setting', 'matches', ...shown, ...(answer ? ['goals'] : [])]
  return { title: 'All settings', parts: [{ kind: 'table', columns, rows }] }
}

function refusedSection({ refused }: SweepReport, say: Say): Section[] {
  if (refused.length === 0) return []
  const rows = refused.map(({ setting, why }) => [settingInWords(setting, say), why])
  return [{ title: 'Left out: the game refuses them', parts: [{ kind: 'table', columns: ['setting', 'why'], rows }] }]
}

function settingInWords(setting: SettingReport['setting'], say: Say): string {
  return Object.entries(setting)
    .map(([option, value]) => `${option} ${say(option, value)}`)
    .join(', ')
}

function inWords(estimate: Estimate | null): string {
  if (estimate === null) return '–'
  const { kind, value, low95, high95 } = estimate
  const said = (one: number) => {
    if (!Number.isFinite(one)) return '?'
    return kind === 'share' ? `${(one * 100).toFixed(1)} %` : rounded(one).toLocaleString('en-US')
  }
  return `${said(value)} (${said(low95)} to ${said(high95)})`
}
