import { ACHIEVEMENTS } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { BadgeIcon } from '../art/badge-icon.tsx'
import { OwnerName } from '../art/owner-name.tsx'
import { useTable, viewOf } from '../kit.ts'
import { badgesOf } from './earners.ts'
import css from './final.module.css'
import { endWords as words } from './words.ts'

/** Every badge of the match, and who has it. */
export const BadgeWall = observer(() => {
  const { match } = useTable()
  const badges = viewOf(match).owners.map((_, seat) => badgesOf(match, seat))
  const won = ACHIEVEMENTS.map((achievement) => ({
    ...achievement,
    seats: badges.flatMap((ids, seat) => (ids.includes(achievement.id) ? seat : [])),
  })).filter(({ seats }) => seats.length > 0)
  return (
    <section data-coach="badges">
      <h3 className={css.title}>{words.achievements}</h3>
      {won.length === 0 && <p>{words.noAchievements}</p>}
      <ul className={css.wall}>
        {won.map(({ id, nombre_es, desc_es, seats }) => (
          <li key={id} className={css.badge}>
            <BadgeIcon achievement={id} />
            <div>
              <strong>{nombre_es}</strong>
              <p>{desc_es}</p>
              <p className={css.owners}>
                {seats.map((seat) => (
                  <OwnerName key={seat} seat={seat} />
                ))}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
})
