import { AWARDS, seatOf as seatOfOwner, signed, UI } from '@ludoteca/imperio'
import { lookUp } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { OwnerName } from '../art/owner-name.tsx'
import { useTable } from '../kit.ts'
import css from './final.module.css'
import { endWords as words } from './words.ts'

/** What the public has given. Nothing where nobody watched. */
export const AwardList = observer(() => {
  const last = useTable().presentation.awards
  if (last === undefined || last.awards.every(({ winnerId }) => winnerId === null)) return null
  return (
    <section>
      <h3 className={css.title}>{words.awards}</h3>
      <ul className={css.awards}>
        {last.awards.map(({ awardId, winnerId, votes }) => {
          const award = AWARDS.find(({ id }) => id === awardId)
          return (
            <li key={awardId}>
              <strong>{award?.nombre_es}</strong>{' '}
              {winnerId === null ? (
                words.noAward
              ) : (
                <>
                  <OwnerName seat={seatOfOwner(winnerId)} /> ({words.votes(lookUp(votes, winnerId) ?? 0)}, {UI.fame}{' '}
                  {signed(award?.fameAtEnd ?? 0)})
                </>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
})
