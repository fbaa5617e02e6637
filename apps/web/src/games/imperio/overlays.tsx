import { observer } from 'mobx-react-lite'
import { Modal } from '../../components/modal.tsx'
import { TrophySheet } from './end/trophy-sheet.tsx'
import { MiniLeaderboard } from './frame/mini-leaderboard.tsx'
import { OwnerSheet } from './frame/owner-sheet.tsx'
import { frameWords } from './frame/words.ts'
import { useTable } from './kit.ts'
import { RoundPortada } from './press/portada.tsx'
import { PropertySheet } from './property/property-sheet.tsx'
import { RumorSheet } from './rumor/rumor-sheet.tsx'

/** What lies open over the table. Deals have a tray of their own. */
export const Overlays = observer(() => {
  const { ui } = useTable()
  const { overlay } = ui
  switch (overlay?.kind) {
    case 'property':
      return <PropertySheet id={overlay.id} />
    case 'owner':
      return <OwnerSheet seat={overlay.seat} />
    case 'portada':
      return <RoundPortada />
    case 'rumor':
      return <RumorSheet />
    case 'trophy':
      return <TrophySheet id={overlay.id} />
    case 'board':
      return (
        <Modal open title={frameWords.board} className="imperio" lang="es" onClose={() => ui.close()}>
          <MiniLeaderboard isWhole />
        </Modal>
      )
    default:
      return null
  }
})
