import { observer } from 'mobx-react-lite'
import type { MatchStore } from '../../match/match-store.ts'
import { useWords } from '../../words/in-locales.ts'
import css from './generic-table.module.css'
import { genericWords } from './words.ts'

/** Older facts are in the story. */
const LINES_MAX = 6

/** The facts since the viewer's last move, shown above the decision. */
export const RecentFacts = observer(({ match }: { readonly match: MatchStore }) => {
  const words = useWords(genericWords)
  const lines = match.recent
    .map(({ id, fact }) => ({ id, text: match.tell(fact) }))
    .filter(({ text }) => text !== '')
    .slice(-LINES_MAX)
  if (lines.length === 0) return null
  return (
    <ul className={css.recent} aria-label={words.sinceYourMove} lang={match.box.locale}>
      {lines.map(({ id, text }) => (
        <li key={id}>{text}</li>
      ))}
    </ul>
  )
})
