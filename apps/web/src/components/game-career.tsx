import { boxes } from 'virtual:shelf'
import type { Career } from '@ludoteca/client'
import { lookUp } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useId } from 'react'
import { useWords } from '../words/in-locales.ts'
import { BadgeWall, EarnedBadges } from './badge-wall.tsx'
import { badgeWords } from './badge-words.ts'
import css from './game-career.module.css'
import { Card, Stack } from './layout.tsx'
import { useCareer } from './use-career.ts'

interface GameCareerProps {
  readonly career: Career
  /** What else there is to say of it. */
  readonly children?: ReactNode
}

/** What somebody has come to in one game: figures, and badges. */
export const GameCareer = observer(({ career, children }: GameCareerProps) => {
  const words = useWords(badgeWords)
  const { game, figures, achievements } = career
  const id = useId()
  const box = boxes.find((one) => one.id === game)
  const known = useCareer(game)
  const all = known?.achievements ?? []
  const counted = [
    { id: 'matches', label: words.matches, lang: undefined },
    { id: 'wins', label: words.wins, lang: undefined },
    ...(known?.counters ?? []).map((counter) => ({ ...counter, lang: box?.locale })),
  ].filter((counter) => lookUp(figures, counter.id) !== undefined)
  return (
    <Card aria-labelledby={id}>
      <Stack gap={4}>
        <h2 id={id} className={css.title} lang={box?.locale}>
          {box?.title ?? game}
        </h2>
        {children}
        {counted.length > 0 && (
          <dl className={css.figures}>
            {counted.map((counter) => (
              <div key={counter.id} className={css.figure}>
                <dt lang={counter.lang}>{counter.label}</dt>
                <dd>{lookUp(figures, counter.id)}</dd>
              </div>
            ))}
          </dl>
        )}
        {known && achievements.length > 0 && <EarnedBadges career={known} earned={achievements} lang={box?.locale} />}
        {known && all.length > 0 && (
          <details className={css.fold}>
            <summary>{words.badges(achievements.length, all.length)}</summary>
            <BadgeWall career={known} earned={achievements} lang={box?.locale} />
          </details>
        )}
        {box?.disclaimer !== undefined && (
          <p className={css.disclaimer} lang={box.locale}>
            {box.disclaimer}
          </p>
        )}
      </Stack>
    </Card>
  )
})
