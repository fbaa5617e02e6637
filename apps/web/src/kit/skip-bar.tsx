import { observer } from 'mobx-react-lite'
import { Button } from '../components/button.tsx'
import { ForwardIcon, TurnOnIcon } from '../components/icons.tsx'
import type { MatchStore } from '../match/match-store.ts'
import { useWords } from '../words/in-locales.ts'
import css from './skip-bar.module.css'
import { tableWords } from './words.ts'

/**
 * While something is acted out: ends the scene on show, or everything until one is asked. It floats, so that nothing
 * moves when it comes and goes, and short scenes are over before it appears.
 */
export const SkipBar = observer(({ match }: { readonly match: MatchStore }) => {
  const words = useWords(tableWords)
  const { queue } = match
  if (!queue.isPlaying) return null
  return (
    <div className={css.bar} data-over-table>
      <Button size="small" look="quiet" onClick={() => queue.skip()}>
        <ForwardIcon size={16} /> {words.skip}
      </Button>
      {match.kind !== 'replay' && (
        <Button size="small" look="quiet" onClick={() => queue.skipUntilAsked()}>
          <TurnOnIcon size={16} /> {words.skipUntilAsked}
        </Button>
      )}
    </div>
  )
})
