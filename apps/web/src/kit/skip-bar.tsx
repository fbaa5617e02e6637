import { observer } from 'mobx-react-lite'
import { type ReactNode, type RefObject, useContext, useLayoutEffect, useRef } from 'react'
import { Button } from '../components/button.tsx'
import { ForwardIcon, PlayIcon, TurnOnIcon } from '../components/icons.tsx'
import { useFocusKept } from '../components/use-focus-kept.ts'
import type { MatchStore } from '../match/match-store.ts'
import { LocaleContext, useWords } from '../words/in-locales.ts'
import css from './skip-bar.module.css'
import { tableWords } from './words.ts'

/**
 * The buttons that skip, floating over the table, so that nothing moves when they come and go. Short scenes are over
 * before.
 */
export const SkipBar = observer(({ match }: { readonly match: MatchStore }) =>
  isSkippable(match) ? (
    <Floating>
      <SkipButtons match={match} />
    </Floating>
  ) : null,
)

function Floating({ children }: { readonly children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  useFocusLeft(ref)
  return (
    <div ref={ref} className={css.bar}>
      {children}
    </div>
  )
}

/**
 * While something is acted out: ends the scene on show, or everything until one is asked. That can be taken back, for
 * some are never asked again: watchers, and whoever is out of the match.
 */
export const SkipButtons = observer(({ match }: { readonly match: MatchStore }) =>
  isSkippable(match) ? <Buttons match={match} /> : null,
)

const Buttons = observer(({ match }: { readonly match: MatchStore }) => {
  const words = useWords(tableWords)
  const { queue, kind, outcome } = match
  const kept = useFocusKept<HTMLDivElement>(isSkipping(match))
  return (
    <div {...kept} className={css.buttons} lang={useContext(LocaleContext)} data-over-table>
      {isSkipping(match) ? (
        <Button size="small" look="quiet" onClick={() => queue.stopSkipping()}>
          <PlayIcon size={16} /> {words.stopSkipping}
        </Button>
      ) : (
        <>
          <Button size="small" look="quiet" data-main onClick={() => queue.skip()}>
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

function isSkipping({ queue, outcome }: MatchStore): boolean {
  return queue.isSkipping && outcome === undefined
}

function isSkippable(match: MatchStore): boolean {
  return match.queue.isPlaying || isSkipping(match)
}

/** When what has the focus goes, the page has it, as when nobody has put it anywhere: the next question takes it from there. */
function useFocusLeft(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const here = ref.current
    return () => {
      if (here?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [ref])
}
