import { SPECIALIST_NAMES, SPECIALIST_TIER_NAMES, specialistCap } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { Act } from '../estate/act.tsx'
import { booksOf, useTable } from '../kit.ts'
import css from './people-page.module.css'
import { SpecialistCard } from './specialist-card.tsx'
import { peopleWords as words } from './words.ts'

/** [12.1 item 11] */
export const PeoplePage = observer(() => {
  const books = booksOf(useTable())
  if (books === undefined) return null
  const { view, player } = books
  const { specialists } = player
  const offers = player.works?.offers ?? []
  return (
    <section className={css.page}>
      <header className={css.head}>
        <h3>{words.title}</h3>
        <p>{words.cap(specialists.length, specialistCap(view, player))}</p>
        <Act type="hireSpecialist">{words.hire}</Act>
      </header>
      {offers.length > 0 && (
        <ul aria-label={words.offers}>
          {offers.map(({ from, kinds, tier, pricePercent }) => (
            <li key={from}>
              {words.offer(
                SPECIALIST_TIER_NAMES[tier],
                kinds.map((kind) => SPECIALIST_NAMES[kind]).join(' / '),
                pricePercent,
              )}
            </li>
          ))}
        </ul>
      )}
      {specialists.length === 0 && <p>{words.none}</p>}
      <div className={css.cards}>
        {specialists.map((specialist) => (
          <SpecialistCard key={specialist.id} specialist={specialist} player={player} />
        ))}
      </div>
    </section>
  )
})
