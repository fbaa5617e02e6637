import type { LadderTables } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { CrownIcon } from '../../components/icons.tsx'
import { useWords } from '../../words/in-locales.ts'
import css from './ladder.module.css'
import { TeamEmblem } from './team-emblem.tsx'
import { ladderWords } from './words.ts'

/** What the best teams of last week are called in this one. */
export const Honours = observer(({ tables: { game, honours, words: own } }: { readonly tables: LadderTables }) => {
  const words = useWords(ladderWords)
  const id = useId()
  if (honours.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.small}>
        {words.honours}
      </h2>
      <ul className={css.honours}>
        {honours.map(({ title, team }, at) => (
          <li key={team.id} className={css.honour} data-place={at + 1}>
            <TeamEmblem game={game} belonging={own.belonging} team={team.id} />
            <span>
              <b className={css.honourTitle}>
                {at === 0 && <CrownIcon size={18} />} {title}
              </b>
              {team.name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
})
