import { boxes } from 'virtual:shelf'
import type { ProfilePage } from '@ludoteca/client'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { LinkButton } from '../../components/button.tsx'
import { CrownIcon } from '../../components/icons.tsx'
import { Card, Stack } from '../../components/layout.tsx'
import { useRoot } from '../../stores/root.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './person.module.css'
import { personWords } from './words.ts'

type LastMatch = ProfilePage['matches'][number]

/** What somebody has played last. Only matches in public lead anywhere: others are in them, too. */
export const LastMatches = observer(({ matches }: { readonly matches: readonly LastMatch[] }) => {
  const words = useWords(personWords)
  const id = useId()
  if (matches.length === 0) return null
  return (
    <Card aria-labelledby={id}>
      <Stack gap={3}>
        <h2 id={id} className={css.title}>
          {words.last}
        </h2>
        <ul className={css.matches}>
          {matches.map((match) => (
            <OneMatch key={`${match.game} ${match.at}`} match={match} />
          ))}
        </ul>
      </Stack>
    </Card>
  )
})

const OneMatch = observer(({ match: { game, at, rank, seats, won, id, picture } }: { readonly match: LastMatch }) => {
  const words = useWords(personWords)
  const { locale } = useRoot().settings
  const box = boxes.find((one) => one.id === game)
  const title = box?.title ?? game
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(at)
  return (
    <li className={css.match}>
      {picture !== null && (
        <a href={picture} className={css.thumb}>
          <img src={`${picture}/picture.png`} alt={words.picture(title, date)} loading="lazy" width={120} height={63} />
        </a>
      )}
      <div className={css.grow}>
        <b lang={box?.locale}>{title}</b>
        <span className={css.result}>
          {won && <CrownIcon size={16} />} {won ? words.won : words.place(rank, seats)} ·{' '}
          <time dateTime={new Date(at).toISOString()}>{date}</time>
        </span>
      </div>
      {id !== null && (
        <LinkButton size="small" to={`/match/${id}`}>
          {words.watch}
          <span className="unseen">
            : {title}, {date}
          </span>
        </LinkButton>
      )}
    </li>
  )
})
