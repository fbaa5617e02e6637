import { lookUp } from '@ludoteca/kernel'
import { bars, boxes, heat, lines, plain, short, table } from './charts.ts'
import type { Alarm, BotSheet, PlaytestReport, Spread, Spreads } from './report.ts'

/** The whole report as one page that needs nothing else: pictures first, every number after them. */
export function playtestAsHtml(report: PlaytestReport): string {
  const label = (name: string) => lookUp(report.labels, name) ?? name
  const parts = [
    opening(report, label),
    section('Who wins', winShares(report, label)),
    section('Final scores', finalScores(report, label)),
    ...overRounds(report, label),
    ...report.bots.map((bot) =>
      section(`What ${label(bot)} does`, deeds(lookUp(report.byBot, bot) as BotSheet, label)),
    ),
    section('Milestones', milestones(report, label)),
    section('Holdings and figures at the end', figures(report, label)),
    section('The world', world(report.match, label)),
    ...report.sheets.map(({ title, about, columns, rows, tones }) =>
      section(title, `<p>${plain(about)}</p>${table(columns, rows, tones)}`),
    ),
  ]
  return page(`${report.game}: ${report.scenario}`, parts.join('\n'))
}

type Label = (name: string) => string

function opening(
  { game, rulesVersion, scenario, about, seed, runs, rounds, finished, options, alarm }: PlaytestReport,
  label: Label,
): string {
  return `<h1>${plain(game)}: ${plain(scenario)}</h1>
<p>${plain(about)}</p>
<p>${runs} runs of ${rounds} rounds, ${finished} finished; seed <code>${plain(seed)}</code>, rules version ${rulesVersion}, options <code>${plain(JSON.stringify(options))}</code>.</p>
<p class="alarm ${alarm.level}" data-alarm="${alarm.level}">${plain(alarmInWords(alarm, label))}</p>`
}

function alarmInWords({ level, bot, winShare, gap }: Alarm, label: Label): string {
  const lead = `${label(bot)} wins ${short(winShare * 100)} %, ${short(gap * 100)} points more than the next`
  if (level === 'none') return `No dominance: ${lead}.`
  return `${level === 'strong' ? 'Strong' : 'Moderate'} dominance: ${lead}.`
}

function winShares({ bots, byBot }: PlaytestReport, label: Label): string {
  const sheets = bots.map((bot) => ({ bot, ...(lookUp(byBot, bot) as BotSheet) }))
  const byScore = sheets.map(({ bot, winShare, low95, high95 }) => ({
    label: label(bot),
    value: winShare * 100,
    low: low95 * 100,
    high: high95 * 100,
  }))
  const byGold = sheets.map(({ bot, numbers }) => ({
    label: label(bot),
    value: (numbers.wonByGold?.perRun ?? 0) * 100,
  }))
  return `<h3>By score, in % with 95 % intervals</h3>${bars('Share of runs won by score', byScore, 100)}<h3>By gold alone, in %</h3>${bars('Share of runs won by gold', byGold, 100)}`
}

function finalScores({ bots, byBot }: PlaytestReport, label: Label): string {
  return ['score', 'gold']
    .map((name) => {
      const rows = bots.flatMap((bot) => {
        const spread = lookUp(lookUp(byBot, bot)?.numbers, name)
        return spread ? [{ label: label(bot), ...spread }] : []
      })
      return `<h3>${plain(label(name))}: 10 % to 90 % of runs, the middle half as a box</h3>${boxes(label(name), rows)}`
    })
    .join('')
}

const ROUND = /^round\.(\d+)\.(.+)$/

/** One chart for each number that is kept by round, of all bots or of the match. */
function overRounds({ bots, byBot, match }: PlaytestReport, label: Label): string[] {
  const ofBots = seriesNames(lookUp(byBot, bots[0])?.numbers ?? {}).map((name) => {
    const all = bots.map((bot) => ({
      label: label(bot),
      values: seriesOf((lookUp(byBot, bot) as BotSheet).numbers, name),
    }))
    return section(`${label(name)} by round`, lines(`${label(name)} by round`, all))
  })
  const ofMatch = seriesNames(match).map((name) =>
    section(
      `${label(name)} by round`,
      lines(`${label(name)} by round`, [{ label: label(name), values: seriesOf(match, name) }]),
    ),
  )
  return [...ofBots, ...ofMatch]
}

function seriesNames(numbers: Spreads): string[] {
  return [...new Set(Object.keys(numbers).flatMap((name) => ROUND.exec(name)?.[2] ?? []))]
}

function seriesOf(numbers: Spreads, series: string): number[] {
  return Object.keys(numbers)
    .filter((name) => ROUND.exec(name)?.[2] === series)
    .sort()
    .map((name) => (lookUp(numbers, name) as Spread).mean)
}

const ACTION = /^action\.([^.]+)\.(.+)$/

/** How often each action came out how, per run. */
function deeds({ numbers }: BotSheet, label: Label): string {
  const found = Object.keys(numbers).flatMap((name) => {
    const [, action, tier] = ACTION.exec(name) ?? []
    return action && tier ? [{ action, tier, value: (numbers[name] as Spread).perRun }] : []
  })
  if (found.length === 0) return '<p>Nothing that is rolled for.</p>'
  const tiers = [...new Set(TIERS.filter((tier) => found.some((one) => one.tier === tier)))]
  const actions = [...new Set(found.map(({ action }) => action))]
  const rows = actions.map((action) => ({
    label: label(action),
    values: tiers.map((tier) => found.find((one) => one.action === action && one.tier === tier)?.value ?? 0),
  }))
  return heat(tiers.map(label), rows)
}
const TIERS = ['veryGood', 'good', 'success', 'poor', 'fail', 'done'] as const

/** In which round something happened first, and how often it never did. */
function milestones({ bots, byBot }: PlaytestReport, label: Label): string {
  const names = namesWith(
    bots.map((bot) => (lookUp(byBot, bot) as BotSheet).numbers),
    'milestone.',
  )
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
  return table(['Mean round', ...bots.map(label)], rows)
}

/** Everything else of the bots: means over all runs. */
function figures({ bots, byBot }: PlaytestReport, label: Label): string {
  const sheets = bots.map((bot) => (lookUp(byBot, bot) as BotSheet).numbers)
  const names = namesWith(sheets, '').filter(
    (name) => !ROUND.test(name) && !ACTION.test(name) && !name.startsWith('milestone.'),
  )
  const rows = names.map((name) => [label(name), ...sheets.map((numbers) => lookUp(numbers, name)?.perRun ?? 0)])
  return table(['Mean per run', ...bots.map(label)], rows)
}

/** What dice and tables brought, whoever played: counts as bars, by the first part of their names. */
function world(match: Spreads, label: Label): string {
  const names = Object.keys(match).filter((name) => !ROUND.test(name))
  const families = [...new Set(names.filter((name) => name.includes('.')).map((name) => name.split('.')[0] as string))]
  const charts = families.map((family) => {
    const all = names
      .filter((name) => name.startsWith(`${family}.`))
      .sort((a, b) => Number(a.split('.')[1]) - Number(b.split('.')[1]))
      .map((name) => ({ label: label(name), value: (lookUp(match, name) as Spread).perRun }))
    return `<h3>${plain(label(family))}, per run</h3>${bars(label(family), all)}`
  })
  const figures = names
    .filter((name) => !name.includes('.'))
    .map((name) => [label(name), (lookUp(match, name) as Spread).mean])
  return `${table(['Mean per run', 'All'], figures)}${charts.join('')}`
}

function namesWith(sheets: readonly Spreads[], prefix: string): string[] {
  return [...new Set(sheets.flatMap((numbers) => Object.keys(numbers)))]
    .filter((name) => name.startsWith(prefix))
    .sort()
}

function section(title: string, inside: string): string {
  return `<section><h2>${plain(title)}</h2>${inside}</section>`
}

const STYLE = `
body{font:16px/1.5 system-ui,sans-serif;color:#222;background:#faf7f0;margin:0 auto;max-width:60rem;padding:1.5rem}
h1{font-size:1.8rem;margin:0 0 .5rem}h2{border-bottom:2px solid #b08d57;padding-bottom:.2rem;margin-top:2.2rem}h3{margin-bottom:.3rem}
svg{width:100%;height:auto;font:13px system-ui,sans-serif}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums;background:#fff}
th,td{border:1px solid #ddd3c0;padding:.2rem .5rem;text-align:right}th[scope=row],th:first-child{text-align:left}
td.bad{background:#f3c9bb}td.doubtful{background:#f7e3ac}td.good{background:#d9e9bd}td.dull{background:#ebe6dc;color:#555}
.wide{overflow-x:auto}.alarm{padding:.6rem .9rem;border-left:6px solid #5b7a1d;background:#fff}
.alarm.moderate{border-color:#a77b00}.alarm.strong{border-color:#b5482a}code{overflow-wrap:anywhere}`

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${plain(title)}</title><style>${STYLE}</style></head>
<body>
${body}
</body></html>
`
}
