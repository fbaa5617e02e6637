import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Tabs } from '../../../components/tabs.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable } from '../kit.ts'
import { WatcherPanel } from '../rumor/watcher-panel.tsx'
import { Chronicle } from './chronicle.tsx'
import { CityPage } from './city-page.tsx'
import { MiniLeaderboard } from './mini-leaderboard.tsx'
import { frameWords as words } from './words.ts'

type Page = 'public' | 'board' | 'city' | 'story'

/** The inner pages: who is ahead, what goes on in the city, what happened; and what the public can do. */
export const SidePages = observer(() => {
  const { match } = useTable()
  const isPublic = seatOf(match) === undefined && match.kind === 'live' && match.outcome === undefined
  const [page, setPage] = useState<Page>(isPublic ? 'public' : 'board')
  return (
    <Tabs<Page>
      label={words.pages}
      value={page === 'public' && !isPublic ? 'board' : page}
      onChange={setPage}
      tabs={[
        ...(isPublic ? [{ value: 'public' as const, label: words.public, content: <WatcherPanel /> }] : []),
        { value: 'board', label: words.board, content: <MiniLeaderboard /> },
        { value: 'city', label: words.city, content: <CityPage /> },
        { value: 'story', label: words.story, content: <Chronicle /> },
      ]}
    />
  )
})
