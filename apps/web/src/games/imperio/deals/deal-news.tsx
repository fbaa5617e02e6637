import { ownerId, seatOf as seatOfOwner } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { Button } from '../../../components/button.tsx'
import { choicesOf } from '../../../kit/choices.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { useTable, viewOf } from '../kit.ts'
import { dealsOf } from './answers.ts'
import css from './deal-tray.module.css'
import { OfferFate } from './offer-fate.tsx'
import { dealWords } from './words.ts'

/** Opens the tray; says how many offers wait and whose is the first, or what became of the own one; else the lead. */
export const DealNews = observer(({ lead }: { readonly lead?: string | undefined }) => {
  const { match, ui } = useTable()
  const seat = seatOf(match)
  if (seat === undefined) return null
  const view = viewOf(match)
  const { incoming } = dealsOf(view, seat, choicesOf(match, 'dealResponse'))
  const [first] = incoming
  const other = first && (first.fromOwnerId === ownerId(seat) ? first.toOwnerId : first.fromOwnerId)
  return (
    <div className={css.news}>
      {first && other !== undefined ? (
        <span className={css.headline} role="status">
          <OwnerGlyph seat={seatOfOwner(other)} />
          <span>
            {(first.status === 'COUNTERED' ? dealWords.countered : dealWords.offered)(match.names(seatOfOwner(other)))}
          </span>
        </span>
      ) : (
        <OfferFate
          instead={<span className={css.stage}>{view.dealStage > 0 ? dealWords.stages[view.dealStage] : lead}</span>}
        />
      )}
      <Button
        size="small"
        className={first ? css.callOn : css.call}
        aria-label={dealWords.open(incoming.length)}
        onClick={() => ui.open({ kind: 'deals' })}
      >
        {dealWords.title}
        {incoming.length > 0 && <b className={css.badge}>{incoming.length}</b>}
      </Button>
    </div>
  )
})
