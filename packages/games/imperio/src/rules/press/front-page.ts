import type { Seat } from '@ludoteca/kernel'
import { ownerAt } from '../../owners.ts'
import type { Headline } from '../../results.ts'
import type { NewsItem, State } from '../../state.ts'
import { newsItem, report } from '../news.ts'
import { fameCrownOf } from '../ranking.ts'
import { wealthOf, wealthOfAll } from '../wealth.ts'
import { quiet, write } from './render.ts'
import { priorityOf, selectNews } from './select.ts'
import { canBeTold } from './ways.ts'

const FRONT_PAGE_MAX = 5

/** [2.4.10] The headlines of the round, one to three, and who leads now. */
export function writeHeadlines(s: State): void {
  noteLeader(s)
  const isTellable = (item: NewsItem) => s.printed === undefined || canBeTold(s, item)
  const written: Headline[] = []
  for (const item of selectNews(s.news, isTellable)) {
    const headline = write(s, item, written.length)
    if (headline) written.push(headline)
  }
  if (written.length === 0) written.push(write(s, newsItem('QUIET', {}), 0) ?? quiet(s.personaId))
  publish(s, written)
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
  const last = [newsItem('FINAL_WIN', { owner: winner, amount: wealthOf(s, winner) })]
  if (crown !== null) last.push(newsItem('FAME_CROWN', { owner: crown, amount: ownerAt(s, crown).fame }))
  keepBest(
    s,
    last.map((item) => write(s, item, 0) ?? quiet(s.personaId)),
  )
}
