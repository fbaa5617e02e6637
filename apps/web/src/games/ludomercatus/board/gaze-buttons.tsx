import { SPACE_COUNT } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { BackIcon, ForwardIcon } from '../../../components/icons.tsx'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { marketWords } from '../words/index.ts'

/** How far one look goes. */
const STRIDE = 4

/** Turns the near look along the board, to where nobody moves just now. */
export const GazeButtons = observer(() => {
  const { match, ui, presentation } = useTable()
  const words = useWords(marketWords)
  const at = ui.gaze ?? presentation.spots[viewOf(match).active]?.space ?? 0
  const turn = (by: number) => ui.gazeAt((at + by + SPACE_COUNT) % SPACE_COUNT)
  return (
    <>
      <Button icon size="small" aria-label={words.lookBack} onClick={() => turn(-STRIDE)}>
        <BackIcon />
      </Button>
      <Button icon size="small" aria-label={words.lookAhead} onClick={() => turn(STRIDE)}>
        <ForwardIcon />
      </Button>
    </>
  )
})
