import type { ShelfCareer } from 'virtual:shelf'
import type { Career } from '@ludoteca/client'
import type { Locale } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../stores/root.ts'
import { useWords } from '../words/in-locales.ts'
import css from './badge-wall.module.css'
import { badgeWords } from './badge-words.ts'
import { svgUrl } from './svg-url.ts'

interface BadgeWallProps {
  readonly career: ShelfCareer
  readonly earned: Career['achievements']
  /** The language of the game. */
  readonly lang: Locale | undefined
}

/** All there is to earn in a game, by category; what was not earned yet is there as a silhouette. */
export const BadgeWall = observer(({ career, earned, lang }: BadgeWallProps) => {
  const categories = [...new Set(career.achievements.map(({ category }) => category))]
  return (
    <div className={css.wall} lang={lang}>
      {categories.map((category) => (
        <section key={category} aria-label={category}>
          <h4 className={css.category}>{category}</h4>
          <ul className={css.badges}>
            {career.achievements
              .filter((one) => one.category === category)
              .map((one) => (
                <OneBadge key={one.id} achievement={one} earned={earned.find(({ id }) => id === one.id)} />
              ))}
          </ul>
        </section>
      ))}
    </div>
  )
})

/** The badges that somebody has, at a glance; what each is for stands on the wall. */
export const EarnedBadges = observer(({ career, earned, lang }: BadgeWallProps) => (
  <ul className={css.earned} lang={lang}>
    {career.achievements
      .filter(({ id }) => earned.some((one) => one.id === id))
      .map(({ id, name, badge }) => (
        <li key={id}>
          <img src={svgUrl(badge)} width={48} height={48} alt={name} title={name} />
        </li>
      ))}
  </ul>
))

interface OneBadgeProps {
  readonly achievement: ShelfCareer['achievements'][number]
  readonly earned: Career['achievements'][number] | undefined
}

const OneBadge = observer(({ achievement, earned }: OneBadgeProps) => {
  const words = useWords(badgeWords)
  const { locale } = useRoot().settings
  const date = earned && new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(earned.at)
  return (
    <li className={css.badge} data-locked={earned === undefined || undefined}>
      <img src={svgUrl(achievement.badge)} width={56} height={56} alt="" />
      <div>
        <b className={css.name}>{achievement.name}</b>
        <span className={css.about}>{achievement.description}</span>
        <span className={css.when} lang={locale}>
          {date === undefined ? words.locked : words.since(date)}
          {earned && earned.times > 1 && ` · ${words.times(earned.times)}`}
        </span>
      </div>
    </li>
  )
})
