import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { whenInWords } from '../game/when.ts'
import { shelfWords } from '../shelf/words.ts'

/** A kept match in one line: game, players, how far it is, when it was played. */
export const MatchLine = observer(({ save }: { readonly save: Save }) => {
  const { locale } = useRoot().settings
  const { moves } = useWords(shelfWords)
  const game = boxes.find(({ id }) => id === save.game)
  // What is damaged may not say who played, nor when.
  const when = save.savedAt === 0 ? '' : whenInWords(save.savedAt, Date.now(), locale)
  return (
    <>
      <span lang={game?.locale}>{game?.title ?? save.game}</span>
      {[save.players.join(', '), moves(save.moves), when].filter((part) => part !== '').map((part) => ` · ${part}`)}
    </>
  )
})
