import { ACHIEVEMENTS, stickerFor } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Modal } from '../../../components/modal.tsx'
import { Shared } from '../../../kit/share/shared-picture.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { BadgeIcon } from '../art/badge-icon.tsx'
import { Sticker } from '../art/sticker.tsx'
import { useTable } from '../kit.ts'
import { trophyOf } from './pictures.ts'
import css from './trophy-sheet.module.css'
import { endWords as words } from './words.ts'

/** [12.3, 13.4] One's own trophy: the sticker is stamped onto the badge, and below it is the picture to pass on. */
export const TrophySheet = observer(({ id }: { readonly id: string }) => {
  const { match, ui } = useTable()
  const me = seatOf(match)
  const achievement = ACHIEVEMENTS.find((one) => one.id === id)
  const picture = me === undefined ? undefined : trophyOf(match, me, id)
  if (achievement === undefined || picture === undefined) return null
  return (
    <Modal open title={achievement.nombre_es} className="imperio" lang="es" onClose={() => ui.close()}>
      <div className={css.stage} aria-hidden="true">
        <BadgeIcon achievement={id} size={132} />
        <div className={css.stamp}>
          <Sticker text={stickerFor(id)} />
        </div>
      </div>
      <p className={css.about}>{achievement.desc_es}</p>
      <Shared game={match.box.game.id} picture={picture} title={words.trophy(achievement.nombre_es)} />
    </Modal>
  )
})
