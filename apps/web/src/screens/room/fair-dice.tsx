import { observer } from 'mobx-react-lite'
import { useWords } from '../../words/in-locales.ts'
import css from './room.module.css'
import { roomWords } from './words.ts'

/** What the server has bound itself to before anybody has rolled anything. */
export const FairDice = observer(({ commit }: { readonly commit: string }) => {
  const words = useWords(roomWords)
  return (
    <details className={css.fair}>
      <summary>{words.fair}</summary>
      <p>{words.fairHelp}</p>
      <p>
        {words.commit}: <code className={css.commit}>{commit}</code>
      </p>
    </details>
  )
})
