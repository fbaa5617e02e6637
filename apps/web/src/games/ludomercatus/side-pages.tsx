import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { Tabs } from '../../components/tabs.tsx'
import { useWords } from '../../words/in-locales.ts'
import type { Side } from './desk.ts'
import { ManagePanel } from './manage/manage-panel.tsx'
import { seatOf, useMarket } from './market.ts'
import { Portfolios } from './players/portfolio.tsx'
import { Statistics } from './stats/statistics.tsx'
import { Story } from './story/story.tsx'
import css from './table.module.css'
import { marketWords } from './words/index.ts'

/** The pages beside the board: who owns what, managing one's own, the story, and in the end how it went. */
export const SidePages = observer(() => {
  const { match, desk } = useMarket()
  const words = useWords(marketWords)
  const hasStatistics = match.outcome !== undefined || match.kind === 'replay'
  const tabs: { value: Side; label: string; content: ReactNode }[] = [
    { value: 'players', label: words.players, content: <Portfolios /> },
    { value: 'story', label: words.story, content: <Story /> },
  ]
  if (seatOf(match) !== undefined && match.outcome === undefined) {
    tabs.splice(1, 0, { value: 'manage', label: words.manage, content: <ManagePanel /> })
  }
  if (hasStatistics) tabs.push({ value: 'statistics', label: words.statistics, content: <Statistics /> })
  const side = tabs.some(({ value }) => value === desk.side) ? desk.side : 'players'
  const place = useRef<HTMLDivElement>(null)
  const { calls } = desk
  useEffect(() => {
    if (calls > 0) place.current?.scrollIntoView({ block: 'start' })
  }, [calls])
  return (
    <div ref={place} className={css.pages}>
      <Tabs label={words.pages} value={side} tabs={tabs} onChange={(next) => desk.turnTo(next)} />
    </div>
  )
})
