import type { Seat } from '@ludoteca/kernel'
import type { NewsKindId } from '../../data/news.ts'
import { ownerAt } from '../../owners.ts'
import type { Headline } from '../../results.ts'
import type { NewsItem, State } from '../../state.ts'
import { listOf } from '../list.ts'
import { newsItem, report } from '../news.ts'
import { fameCrownOf } from '../ranking.ts'
import { wealthOf, wealthOfAll } from '../wealth.ts'
import { quiet, render } from './render.ts'
import { priorityOf, selectNews } from './select.ts'

const FRONT_PAGE_MAX = 5

/** [2.4.10] The headlines of the round, one to three, and who leads now. */
export function writeHeadlines(s: State): void {
  noteLeader(s)
  const chosen = selectNews(s.news)
  const isNews = chosen.length > 0
  publish(s, isNews ? listOf(chosen, (item, i) => render(s.personaId, item, s.roundSeed, i)) : [quiet(s.personaId)])
}

/** The headlines of the round; the best of them stay for the end. */
export function publish(s: State, headlines: Headline[]): void {
  s.headlines = headlines
  keepBest(s, headlines)
}

/** [7.1.2] A sole leader who was not the sole leader before is news, but in round 1. */
function noteLeader(s: State): void {
  const wealth = wealthOfAll(s)
  const most = Math.max(...wealth)
  const leader = wealth.indexOf(most) === wealth.lastIndexOf(most) ? wealth.indexOf(most) : null
  if (leader !== null && leader !== s.leader && s.round > 1) {
    report(s, 'NEW_LEADER', { owner: leader, amount: most })
  }
  s.leader = leader
}

/** [decision 195] The best of the match so far; among equals the newest. */
function keepBest(s: State, fresh: readonly Headline[]): void {
  const all = [...fresh.filter(({ kind }) => kind !== 'QUIET'), ...s.frontPage]
  s.frontPage = all.toSorted((a, b) => priorityOf(b.kind) - priorityOf(a.kind)).slice(0, FRONT_PAGE_MAX)
}

/** [12.2] At the end who is the richest, and who the most famous, come first. */
export function closeFrontPage(s: State): void {
  const winner = s.ranking[0] as Seat
  const crown = fameCrownOf(s)
  const write = (kind: NewsKindId, item: Partial<NewsItem>) => render(s.personaId, newsItem(kind, item), s.roundSeed, 0)
  const last = [write('FINAL_WIN', { owner: winner, amount: wealthOf(s, winner) })]
  if (crown !== null) last.push(write('FAME_CROWN', { owner: crown, amount: ownerAt(s, crown).fame }))
  keepBest(s, last)
}
