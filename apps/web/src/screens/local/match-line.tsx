import { boxes } from 'virtual:shelf'
import { observer } from 'mobx-react-lite'
import { useRoot } from '../../stores/root.ts'
import type { Save } from '../../stores/saves.ts'
import { useWords } from '../../words/in-locales.ts'
import { whenInWords } from '../game/when.ts'
import { shelfWords } from '../shelf/words.ts'

/** A kept match in one line: game, players, how far it is, when it was played. */
export const MatchLine = observer(({ save }: { readonly save: Save }) => {
  const game = boxes.find(({ id }) => id === save.game)
  const players = save.players.join(', ')
  return (
    <>
      <span lang={game?.locale}>{game?.title ?? save.game}</span>
      {players !== '' && ` · ${players}`} · <HowFar save={save} />
    </>
  )
})

/** How far a kept match is, and when it was played. What is damaged may not say when. */
export const HowFar = observer(({ save: { moves, savedAt } }: { readonly save: Save }) => {
  const { locale } = useRoot().settings
  const words = useWords(shelfWords)
  return `${words.moves(moves)}${savedAt === 0 ? '' : ` · ${whenInWords(savedAt, Date.now(), locale)}`}`
})
