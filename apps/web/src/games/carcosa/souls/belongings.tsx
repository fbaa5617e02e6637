import { keyCapacity, objectSlots, type Player, slotsUsed } from '@ludoteca/carcosa'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { KeyIcon, SlotIcon } from '../art/marks.tsx'
import { Thing } from '../deeds/items.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './belongings.module.css'
import { boundOf, keySlotsOf, lostSlots, objectSlotsOf } from './soul-model.ts'
import { soulWords } from './words.ts'

interface BelongingsProps {
  readonly seat: Seat
}

/** What a soul carries: keys and things in their places, places that are free or lost, tales, what is tied to it. */
export const Belongings = observer(({ seat }: BelongingsProps) => {
  const { match } = useTable()
  const p = viewOf(match).players[seat] as Player
  const bound = boundOf(p)
  const lost = lostSlots(p)
  const objects = soulWords.objects(slotsUsed(p), objectSlots(p))
  return (
    <div className={css.belongings}>
      <ul className={css.row} aria-label={soulWords.keys(p.keys.length, keyCapacity(p))}>
        {keySlotsOf(p).map(({ uid }, at) => (
          <li key={uid ?? `free ${at}`}>
            {uid === null ? (
              <span className={css.slot} title={soulWords.emptyKey}>
                <KeyIcon empty />
              </span>
            ) : (
              <Thing uid={uid} seat={seat} />
            )}
          </li>
        ))}
      </ul>
      <ul className={css.row} aria-label={lost > 0 ? `${objects}, ${soulWords.lostSlots(lost)}` : objects}>
        {objectSlotsOf(p).map(({ uid, isLost }, at) => (
          <li key={uid ?? `${isLost ? 'lost' : 'free'} ${at}`}>
            {uid === null ? (
              <span className={css.slot} title={isLost ? soulWords.lostSlot : soulWords.emptySlot}>
                <SlotIcon lost={isLost} />
              </span>
            ) : (
              <Thing uid={uid} seat={seat} />
            )}
          </li>
        ))}
      </ul>
      {bound.length > 0 && (
        <ul className={css.row} aria-label={soulWords.bound}>
          {bound.map((uid) => (
            <li key={uid}>
              <Thing uid={uid} seat={seat} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
})
