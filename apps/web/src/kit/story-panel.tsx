import type { Fact } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { Button } from '../components/button.tsx'
import type { MatchStore } from '../match/match-store.ts'
import type { StoryLine } from '../match/shown.ts'
import { useWords } from '../words/in-locales.ts'
import { genericWords } from './generic/words.ts'
import { linked } from './story-links.ts'
import css from './story-panel.module.css'

/** A part of a sentence that leads somewhere: where `text` stands in it, `render` puts something else. */
interface StoryLink {
  readonly text: string
  render(text: string): ReactNode
}
/** What of a fact's sentence leads somewhere. */
type LinkOf = (fact: Fact) => readonly StoryLink[]

interface StoryPanelProps {
  readonly match: MatchStore
  readonly linkOf?: LinkOf | undefined
  /** Its heading is read out and not shown, where a tab or a title says it already. */
  readonly titleUnseen?: boolean
}

/** Near enough to the end to stay there, in pixels. */
const NEAR_END_PX = 48
/** Longer stories begin with the latest moves; the rest is there on request. */
const LINES_MAX = 300

/** What happened, in the game's words, move by move. Stays with the latest, unless somebody reads further up. */
export const StoryPanel = observer(({ match, linkOf, titleUnseen }: StoryPanelProps) => {
  const words = useWords(genericWords)
  const list = useRef<HTMLOListElement>(null)
  const [isAll, setAll] = useState(false)
  // The last line that was in sight; nothing while the end is.
  const [seen, setSeen] = useState<number>()
  const { story } = match
  const last = story.at(-1)?.id ?? 0
  const lines = isAll ? story : story.slice(-LINES_MAX)
  const toEnd = () => list.current?.scrollTo({ top: list.current.scrollHeight })
  useEffect(() => {
    if (seen === undefined && last > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [last, seen])
  const scrolled = () => {
    const { scrollHeight = 0, scrollTop = 0, clientHeight = 0 } = list.current ?? {}
    const isAtEnd = scrollHeight - scrollTop - clientHeight < NEAR_END_PX
    setSeen(isAtEnd ? undefined : (seen ?? last))
  }
  const newLines = seen === undefined ? 0 : story.filter(({ id }) => id > seen).length
  return (
    <section className={css.panel} aria-label={words.story}>
      <h2 className={titleUnseen ? 'unseen' : css.title}>{words.story}</h2>
      {story.length === 0 && <p className={css.empty}>{words.noStory}</p>}
      {story.length > lines.length && (
        <Button size="small" look="quiet" onClick={() => setAll(true)}>
          {words.earlier(story.length - lines.length)}
        </Button>
      )}
      {/* What scrolls can be scrolled by keyboard only when it takes the focus. */}
      <ol ref={list} className={css.moves} onScroll={scrolled} {...REACHABLE} aria-label={words.story}>
        {movesOf(lines).map(({ move, lines: own }) => (
          <li key={move} className={css.move}>
            {own.map(({ id, fact }) => (
              <p key={id} lang={match.box.locale}>
                {sentence(match.tell(fact), linkOf?.(fact) ?? [])}
              </p>
            ))}
          </li>
        ))}
      </ol>
      {seen !== undefined && (
        <Button size="small" className={css.latest as string} onClick={toEnd}>
          {newLines > 0 ? `${words.latest} (${words.newLines(newLines)})` : words.latest}
        </Button>
      )}
    </section>
  )
})

const REACHABLE = { tabIndex: 0 }

interface MoveLines {
  readonly move: number
  readonly lines: StoryLine[]
}

function movesOf(lines: readonly StoryLine[]): readonly MoveLines[] {
  const moves: MoveLines[] = []
  for (const line of lines) {
    const latest = moves.at(-1)
    if (latest?.move === line.move) latest.lines.push(line)
    else moves.push({ move: line.move, lines: [line] })
  }
  return moves
}

function sentence(text: string, links: readonly StoryLink[]): ReactNode {
  return linked(text, links).map(({ at, text: part, link }) => (
    <Fragment key={at}>{link ? link.render(part) : part}</Fragment>
  ))
}
