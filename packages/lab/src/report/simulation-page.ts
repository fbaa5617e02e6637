import type { Box } from '@ludoteca/kernel'
import type { CourseReport } from '../course/course.ts'
import type { SimulationReport } from '../simulate/simulate.ts'
import { wilson } from '../wilson.ts'
import { histogramOf } from './bins.ts'
import { decidedBy, decisionSection, valueSection } from './course-sections.ts'
import { deadSection } from './dead-section.ts'
import { metricSection } from './metric-section.ts'
import { type Note, pageAsHtml, type Section } from './page.ts'
import { percent, shareBar, winSection } from './wins.ts'

/** A simulation as a page to look at. Times are left out: everything else is the same in every run. */
export function simulationAsHtml(box: Box, report: SimulationReport, course: CourseReport): string {
  const { matches, bots } = report
  const cooperative = box.cooperative ?? false
  const asIs = (bot: string) => bot
  return pageAsHtml({
    title: `${box.words.title}: ${matches.toLocaleString('en')} matches`,
    about: aboutOf(report),
    sections: [
      { title: 'At a glance', parts: findings(report, course, cooperative) },
      winSection(report, asIs, cooperative),
      lengthSection(box, report, course),
      ...decisionSection(course, bots.length, cooperative),
      ...valueSection(course, asIs, bots.length),
      ...metricSection(course),
      deadSection(course, report.finished),
    ],
  })
}

function aboutOf(report: SimulationReport): string[] {
  const { matches, finished, moves, seed, rulesVersion, options, bots, invariants, refusedBotMoves = 0 } = report
  const set = Object.keys(options).length === 0 ? 'all options as usual' : `options ${JSON.stringify(options)}`
  return [
    `${matches} matches between ${bots.join(', ')}, ${finished} played to their end, ${moves} moves; seed ${seed}, rules version ${rulesVersion}, ${set}.`,
    ...(report.interrupted ? ['Interrupted: only the matches finished until then are counted.'] : []),
    ...(refusedBotMoves > 0 ? [`${refusedBotMoves} matches stopped because a bot made a refused move.`] : []),
    ...(invariants.broken > 0 ? [`${invariants.broken} matches break invariants of the game.`] : []),
  ]
}

/** What somebody would ask first, in sentences. */
function findings(report: SimulationReport, course: CourseReport, cooperative: boolean): Note[] {
  const { finished, matches, movesPerMatch } = report
  const notes: Note[] = []
  if (finished < matches) {
    notes.push({
      kind: 'note',
      tone: 'bad',
      text: `${matches - finished} of ${matches} matches were not played to their end.`,
    })
  }
  notes.push(cooperative ? together(report) : seatsInWords(report))
  const { p50, p95 } = movesPerMatch
  const long = p95 > 2 * p50
  const spread = `Half of the matches take up to ${p50} moves, one in twenty more than ${p95}`
  notes.push({
    kind: 'note',
    tone: long ? 'doubtful' : 'good',
    text: p50 === p95 ? `Matches take ${p50} moves.` : `${spread}${long ? ', more than twice as many' : ''}.`,
  })
  if (!cooperative && course.values.length > 0) {
    const half = decidedBy(course.decision, 0.5)
    notes.push({
      kind: 'note',
      tone: half < 35 ? 'doubtful' : 'good',
      text: `Half of the matches are decided after ${half} % of their length.`,
    })
  }
  const dead = Object.values(course.landmarks).flat()
  const never = dead.filter((one) => one.matches === 0).length
  if (dead.length > 0) {
    notes.push({ kind: 'note', text: `${dead.length - never} of ${dead.length} landmarks of the rules were reached.` })
  }
  return notes
}

function together({ byBot }: SimulationReport): Note {
  const shares = Object.entries(byBot).map(([bot, { winShare, low95, high95 }]) => {
    return `${bot} wins ${percent(winShare)} % (${percent(low95)} – ${percent(high95)})`
  })
  return { kind: 'note', text: `All play together: ${shares.join('; ')}.` }
}

/** Seats whose interval leaves out what each would win if all were alike. */
function seatsInWords({ winsBySeat, finished, bots }: SimulationReport): Note {
  const fair = 1 / bots.length
  const odd = winsBySeat.flatMap((wins, seat) => {
    const { low95, high95 } = wilson(wins, finished)
    return finished > 0 && (fair < low95 || fair > high95) ? [`seat ${seat + 1} (${percent(wins / finished)} %)`] : []
  })
  if (odd.length === 0)
    return { kind: 'note', tone: 'good', text: 'No seat wins more or less often than chance explains.' }
  const byChance = percent(1 - 0.95 ** bots.length)
  const text = `Further from ${percent(fair)} % than the interval allows: ${odd.join(', ')}. Among ${bots.length} equal seats that happens by chance in ${byChance} % of reports.`
  return { kind: 'note', tone: 'doubtful', text }
}

function lengthSection(box: Box, { endings, finished }: SimulationReport, { distributions }: CourseReport): Section {
  return {
    title: 'Length and endings',
    parts: [
      histogramOf(
        'Moves per match',
        'moves',
        distributions.moves ?? new Map(),
        'The middle, and what one match in twenty stays below and goes beyond.',
      ),
      {
        kind: 'bars',
        title: 'Endings',
        unit: '% of matches',
        rows: Object.entries(endings)
          .sort(([a, times], [b, others]) => others - times || (a < b ? -1 : 1))
          .map(([reason, times]) => shareBar(box.words.ending(reason), times / finished, wilson(times, finished))),
      },
    ],
  }
}
