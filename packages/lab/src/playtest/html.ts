import { type Box, lookUp } from '@ludoteca/kernel'
import type { CourseReport } from '../course/course.ts'
import { decisionSection, valueSection } from '../report/course-sections.ts'
import { deadSection } from '../report/dead-section.ts'
import { short } from '../report/html.ts'
import { type Note, pageAsHtml, type Section } from '../report/page.ts'
import { percent, shareBar } from '../report/wins.ts'
import { deedSections, figureSection, milestoneSection, roundSections, scoreSection, worldSection } from './parts.ts'
import type { Alarm, BotSheet, PlaytestReport } from './report.ts'

/** The whole report as one page that needs nothing else: pictures first, every number after them. */
export function playtestAsHtml(box: Box, report: PlaytestReport, course: CourseReport): string {
  const label = (name: string) => lookUp(report.labels, name) ?? name
  const { game, scenario, bots, finished, sheets } = report
  const seats = bots.length
  const cooperative = box.cooperative ?? false
  return pageAsHtml({
    title: `${game}: ${scenario}`,
    about: aboutOf(report),
    sections: [
      { title: 'At a glance', parts: [alarmNote(report.alarm, label)] },
      winSection(report, label, cooperative),
      ...scoreSection(report, label),
      ...roundSections(report, label),
      ...valueSection(course, label, seats),
      ...decisionSection(course, seats, cooperative),
      ...deedSections(report, label),
      ...milestoneSection(report, label),
      figureSection(report, label),
      ...worldSection(report.match, label),
      ...sheets.map(({ title, about, columns, rows, tones }): Section => {
        return { title, about, parts: [{ kind: 'table', columns, rows, ...(tones ? { tones } : {}) }] }
      }),
      deadSection(course, finished),
    ],
  })
}

function aboutOf({ about, seed, rulesVersion, options, runs, rounds, finished, bots }: PlaytestReport): string[] {
  const length = rounds === undefined ? '' : ` of at most ${rounds} rounds`
  return [
    about,
    `${runs} runs${length} between ${bots.join(', ')}, ${finished} finished; seed ${seed}, rules version ${rulesVersion}, options ${JSON.stringify(options)}.`,
  ]
}

function alarmNote({ level, bot, winShare, gap }: Alarm, label: (name: string) => string): Note {
  if (bot === '')
    return { kind: 'note', text: 'All win or lose together: no plan can dominate another at the same table.' }
  const lead = `${label(bot)} wins ${short(winShare * 100)} %, ${short(gap * 100)} points more than the next`
  if (level === 'none') return { kind: 'note', tone: 'good', text: `No dominance: ${lead}.` }
  const tone = level === 'strong' ? 'bad' : 'doubtful'
  return { kind: 'note', tone, text: `${level === 'strong' ? 'Strong' : 'Moderate'} dominance: ${lead}.` }
}

function winSection({ bots, byBot }: PlaytestReport, label: (name: string) => string, cooperative: boolean): Section {
  const sheets = bots.map((bot) => ({ bot, ...(lookUp(byBot, bot) as BotSheet) }))
  const fair = percent(1 / bots.length)
  const expected = cooperative ? {} : { expected: { label: `${fair} % each`, value: fair } }
  const byGold = sheets.filter(({ numbers }) => numbers.wonByGold !== undefined)
  return {
    title: 'Who wins',
    about: 'With 95 % intervals (Wilson). Plans change seats from run to run.',
    parts: [
      {
        kind: 'bars',
        title: 'Share of runs won by score',
        unit: '% of runs',
        rows: sheets.map(({ bot, winShare, ...rest }) => shareBar(label(bot), winShare, rest)),
        ...expected,
      },
      ...(byGold.length > 0
        ? [
            {
              kind: 'bars' as const,
              title: 'Share of runs won by gold',
              unit: '% of runs',
              rows: byGold.map(({ bot, numbers }) => ({
                label: label(bot),
                value: percent(numbers.wonByGold?.perRun ?? 0),
              })),
              ...expected,
            },
          ]
        : []),
    ],
  }
}
