import type { SimulationReport } from '../simulate/simulate.ts'
import { type Interval, wilson } from '../wilson.ts'
import type { Bar, Bars } from './chart.ts'
import type { Part, Section } from './page.ts'

/** A share with its interval, in percent. */
export function shareBar(label: string, share: number, { low95, high95 }: Interval): Bar {
  return { label, value: percent(share), low: percent(low95), high: percent(high95) }
}

/** One digit after the point is more than any report can know. */
export function percent(share: number): number {
  return Math.round(share * 1000) / 10
}

/** Win shares by bot and by seat against what each would have if all were alike. */
export function winSection(report: SimulationReport, label: (bot: string) => string, cooperative: boolean): Section {
  const { byBot, winsBySeat, finished, bots } = report
  const expected = { label: `${percent(1 / bots.length)} % each`, value: percent(1 / bots.length) }
  const parts: Part[] = []
  const names = Object.keys(byBot)
  const together = 'A match counts once for each bot; whoever plays against them has a line of his own.'
  const rivals = 'Bots change seats from match to match. The line is where all would be if all were equally good.'
  if (names.length > 1 || cooperative) {
    parts.push({
      kind: 'bars',
      title: 'By bot',
      about: cooperative ? together : rivals,
      unit: cooperative ? '% of matches' : '% of its seats',
      rows: names.map((name) => {
        const { winShare, ...rest } = byBot[name] as (typeof byBot)[string]
        return shareBar(label(name), winShare, rest)
      }),
      ...(cooperative ? {} : { expected }),
    })
  }
  const bySeat: Bars = {
    kind: 'bars',
    title: 'By seat',
    unit: '% of matches',
    rows: winsBySeat.map((wins, seat) =>
      shareBar(`Seat ${seat + 1}`, finished === 0 ? 0 : wins / finished, wilson(wins, finished)),
    ),
    ...(cooperative ? {} : { expected }),
  }
  // Where all win together seats only differ where one of them plays against the others.
  if (!cooperative || new Set(winsBySeat).size > 1) parts.push(bySeat)
  const about = 'With 95 % intervals (Wilson): the true share lies in one of twenty of them outside.'
  return { title: 'Who wins', about, parts }
}
