import { observer } from 'mobx-react-lite'
import { type RefObject, useContext, useLayoutEffect } from 'react'
import { Button } from '../components/button.tsx'
import { ForwardIcon, PlayIcon, TurnOnIcon } from '../components/icons.tsx'
import { useFocusKept } from '../components/use-focus-kept.ts'
import type { MatchStore } from '../match/match-store.ts'
import { LocaleContext, useWords } from '../words/in-locales.ts'
import css from './skip-bar.module.css'
import { tableWords } from './words.ts'

/**
 * While something is acted out: ends the scene on show, or everything until one is asked. That can be taken back, for
 * some are never asked again: watchers, and whoever is out of the match. It floats, so that nothing moves when it comes
 * and goes, and short scenes are over before it appears.
 */
export const SkipBar = observer(({ match }: { readonly match: MatchStore }) => {
  const { queue, outcome } = match
  const isSkipping = queue.isSkipping && outcome === undefined
  return queue.isPlaying || isSkipping ? <Bar match={match} isSkipping={isSkipping} /> : null
})

interface BarProps {
  readonly match: MatchStore
  readonly isSkipping: boolean
}

const Bar = observer(({ match, isSkipping }: BarProps) => {
  const words = useWords(tableWords)
  const kept = useFocusKept<HTMLDivElement>(isSkipping)
  useFocusLeft(kept.ref)
  const { queue, kind, outcome } = match
  return (
    <div {...kept} className={css.bar} lang={useContext(LocaleContext)} data-over-table>
      {isSkipping ? (
        <Button size="small" look="quiet" onClick={() => queue.stopSkipping()}>
          <PlayIcon size={16} /> {words.stopSkipping}
        </Button>
      ) : (
        <>
          <Button size="small" look="quiet" onClick={() => queue.skip()}>
            <ForwardIcon size={16} /> {words.skip}
          </Button>
          {kind !== 'replay' && outcome === undefined && (
            <Button size="small" look="quiet" onClick={() => queue.skipUntilAsked()}>
              <TurnOnIcon size={16} /> {words.skipUntilAsked}
            </Button>
          )}
        </>
      )}
    </div>
  )
})

/** When what has the focus goes, the page has it, as when nobody has put it anywhere: the next question takes it from there. */
function useFocusLeft(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const here = ref.current
    return () => {
      if (here?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [ref])
}
