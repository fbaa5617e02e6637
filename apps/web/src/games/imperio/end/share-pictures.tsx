import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import shared from '../../../kit/share/shared-picture.module.css'
import { Shared } from '../../../kit/share/shared-picture.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable } from '../kit.ts'
import css from './final.module.css'
import { picturesFor, pictureTitle } from './pictures.ts'
import { endWords as words } from './words.ts'

/** [12] Pictures of the match to pass on: front pages with whom this one shows, and one's own trophies. */
export const SharePictures = observer(({ seat }: { readonly seat: Seat }) => {
  const { match } = useTable()
  const owner = seatOf(match) ?? seat
  return (
    <section aria-label={words.share}>
      <h3 className={css.title}>{words.share}</h3>
      <div className={shared.list}>
        {picturesFor(match, seat, owner).map((picture) => (
          <Shared
            key={picture.shareable.name}
            game={match.box.game.id}
            picture={picture}
            title={pictureTitle(picture.shareable)}
          />
        ))}
      </div>
    </section>
  )
})
