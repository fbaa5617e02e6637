import { observer } from 'mobx-react-lite'
import { type ReactNode, useEffect, useRef } from 'react'
import { Tabs } from '../../../components/tabs.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useWords } from '../../../words/in-locales.ts'
import { useTable } from '../kit.ts'
import { ManagePanel } from '../manage/manage-panel.tsx'
import { Portfolios } from '../players/portfolio.tsx'
import { Statistics } from '../stats/statistics.tsx'
import { Story } from '../story/story.tsx'
import css from '../table.module.css'
import type { Side } from '../ui.ts'
import { marketWords } from '../words/index.ts'

/** The pages beside the board: who owns what, managing one's own, the story, and in the end how it went. */
export const SidePages = observer(() => {
  const { match, ui } = useTable()
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
  const side = tabs.some(({ value }) => value === ui.side) ? ui.side : 'players'
  const place = useRef<HTMLDivElement>(null)
  const { calls } = ui
  useEffect(() => {
    if (calls > 0) place.current?.scrollIntoView({ block: 'start' })
  }, [calls])
  return (
    <div ref={place} className={css.pages}>
      <Tabs label={words.pages} value={side} tabs={tabs} onChange={(next) => ui.turnTo(next)} />
    </div>
  )
})
