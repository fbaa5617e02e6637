import { CARD_NAMES, type CardId } from '@ludoteca/carcosa'
import { observer } from 'mobx-react-lite'
import { Modal } from '../../../components/modal.tsx'
import { CardFace } from '../art/card-face.tsx'
import { useTable } from '../kit.ts'
import css from './soul-panels.module.css'

/** A card, large, with what it does. */
export const CardSheet = observer(({ card }: { readonly card: CardId }) => {
  const { ui } = useTable()
  return (
    <Modal open title={CARD_NAMES[card]} className="carcosa" lang="es" onClose={() => ui.close()}>
      <div className={css.card}>
        <CardFace card={card} size="full" className={css.large} />
      </div>
    </Modal>
  )
})
