import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Modal } from '../../components/modal.tsx'
import { KeysSheet } from './frame/key-tally.tsx'
import { KingPanel } from './frame/king-panel.tsx'
import { Notes } from './frame/notes.tsx'
import { PlaceSheet } from './frame/place-sheet.tsx'
import { Story } from './frame/story.tsx'
import { frameWords as words } from './frame/words.ts'
import { useHouse } from './house.ts'
import { CardSheet } from './souls/card-sheet.tsx'
import { SoulSheet } from './souls/soul-sheet.tsx'
import { TradeSheet } from './trade/trade-sheet.tsx'

/** What lies open over the table. */
export const Sheets = observer(() => {
  const { sheet } = useHouse().desk
  switch (sheet?.kind) {
    case 'place':
      return <PlaceSheet node={sheet.node} />
    case 'soul':
      return <SoulSheet seat={sheet.seat} />
    case 'card':
      return <CardSheet card={sheet.card} />
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
  const { desk } = useHouse()
  return (
    <Modal open title={title} className="carcosa" lang="es" onClose={() => desk.close()}>
      {children}
    </Modal>
  )
})
