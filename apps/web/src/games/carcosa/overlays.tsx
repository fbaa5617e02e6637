import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Modal } from '../../components/modal.tsx'
import { KeysSheet } from './frame/key-tally.tsx'
import { KingPanel } from './frame/king-panel.tsx'
import { Notes } from './frame/notes.tsx'
import { PlaceSheet } from './frame/place-sheet.tsx'
import { Story } from './frame/story.tsx'
import { frameWords as words } from './frame/words.ts'
import { useTable } from './kit.ts'
import { CardSheet } from './souls/card-sheet.tsx'
import { SoulSheet } from './souls/soul-sheet.tsx'
import { TradeSheet } from './trade/trade-sheet.tsx'

/** What lies open over the table. */
export const Overlays = observer(() => {
  const { overlay } = useTable().ui
  switch (overlay?.kind) {
    case 'place':
      return <PlaceSheet node={overlay.node} />
    case 'soul':
      return <SoulSheet seat={overlay.seat} />
    case 'card':
      return <CardSheet card={overlay.card} />
    case 'trade':
      return <TradeSheet />
    case 'keys':
      return <KeysSheet />
    case 'story':
      return (
        <Over title={words.storyAll}>
          <Story />
        </Over>
      )
    case 'notes':
      return (
        <Over title={words.notes}>
          <Notes />
        </Over>
      )
    case 'king':
      return (
        <Over title={words.king}>
          <KingPanel />
        </Over>
      )
    default:
      return null
  }
})

const Over = observer(({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const { ui } = useTable()
  return (
    <Modal open title={title} className="carcosa" lang="es" onClose={() => ui.close()}>
      {children}
    </Modal>
  )
})
