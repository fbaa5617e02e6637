import { observer } from 'mobx-react-lite'
import { Modal } from '../../components/modal.tsx'
import { useCity } from './city.ts'
import { TrophySheet } from './end/trophy-sheet.tsx'
import { MiniLeaderboard } from './frame/mini-leaderboard.tsx'
import { OwnerSheet } from './frame/owner-sheet.tsx'
import { frameWords } from './frame/words.ts'
import { RoundPortada } from './press/portada.tsx'
import { PropertySheet } from './property/property-sheet.tsx'
import { RumorSheet } from './rumor/rumor-sheet.tsx'

/** What lies open over the table. Deals have a tray of their own. */
export const Sheets = observer(() => {
  const { desk } = useCity()
  const { sheet } = desk
  switch (sheet?.kind) {
    case 'property':
      return <PropertySheet id={sheet.id} />
    case 'owner':
      return <OwnerSheet seat={sheet.seat} />
    case 'portada':
      return <RoundPortada />
    case 'rumor':
      return <RumorSheet />
    case 'trophy':
      return <TrophySheet id={sheet.id} />
    case 'board':
      return (
        <Modal open title={frameWords.board} className="imperio" lang="es" onClose={() => desk.close()}>
          <MiniLeaderboard isWhole />
        </Modal>
      )
    default:
      return null
  }
})
