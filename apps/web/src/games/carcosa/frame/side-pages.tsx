import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Tabs } from '../../../components/tabs.tsx'
import { useTable, viewOf } from '../kit.ts'
import { KingPanel } from './king-panel.tsx'
import { Notes } from './notes.tsx'
import { notesOf } from './notes-of.ts'
import { Story } from './story.tsx'
import { frameWords as words } from './words.ts'

type Page = 'story' | 'notes' | 'king'

/** Story, notes and King beside the house, where there is room. */
export const SidePages = observer(() => {
  const { match } = useTable()
  const [page, setPage] = useState<Page>('story')
  return (
    <>
      <h2 className="unseen">{words.pages}</h2>
      <Tabs<Page>
        label={words.pages}
        value={page}
        onChange={setPage}
        tabs={[
          { value: 'story', label: words.story, content: <Story /> },
          { value: 'notes', label: words.notesCount(notesOf(viewOf(match)).length), content: <Notes /> },
          { value: 'king', label: words.king, content: <KingPanel /> },
        ]}
      />
    </>
  )
})
