import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Tabs } from '../../../components/tabs.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { AdminPage } from '../../kit/page.tsx'
import { Acceptances } from './acceptances.tsx'
import { BlockList } from './block-list.tsx'
import { Reports } from './reports.tsx'
import { moderationWords } from './words.ts'

/** Names that people found wrong, what names may not hold, and what hosts have accepted. */
export const ModerationPage = observer(() => {
  const words = useWords(moderationWords)
  const [tab, setTab] = useState<'reports' | 'names' | 'acceptances'>('reports')
  return (
    <AdminPage title={words.title}>
      <Tabs
        label={words.title}
        value={tab}
        onChange={(chosen) => setTab(chosen)}
        tabs={[
          { value: 'reports', label: words.tabs.reports, content: <Reports /> },
          { value: 'names', label: words.tabs.names, content: <BlockList /> },
          { value: 'acceptances', label: words.tabs.acceptances, content: <Acceptances /> },
        ]}
      />
    </AdminPage>
  )
})
