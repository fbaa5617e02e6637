import { type Player, placeName, ROLE_HELP, ROLE_NAMES } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Modal } from '../../../components/modal.tsx'
import { useTable, viewOf } from '../kit.ts'
import { TradeWith } from '../trade/trade-with.tsx'
import css from './soul-panels.module.css'
import { WholeSoul } from './whole-soul.tsx'
import { soulWords } from './words.ts'

/** All there is to know of a soul, and a way to trade with it. */
export const SoulSheet = observer(({ seat }: { readonly seat: Seat }) => {
  const { match, ui } = useTable()
  const soul = viewOf(match).players[seat] as Player
  return (
    <Modal
      open
      title={soulWords.soul(match.names(seat), ROLE_NAMES[soul.role])}
      className="carcosa"
      lang="es"
      onClose={() => ui.close()}
    >
      <div className={css.sheet}>
        <WholeSoul seat={seat} />
        <p>{ROLE_HELP[soul.role]}</p>
        <p className={css.soft}>
          {soulWords.place}: {placeName(soul.node)}
        </p>
        <TradeWith seat={seat} />
      </div>
    </Modal>
  )
})
