import { observer } from 'mobx-react-lite'
import { useRef } from 'react'
import { useWords } from '../../words/in-locales.ts'
import type { Presentation } from '../presentation.ts'
import { StoryPanel } from '../story-panel.tsx'
import { usePresentation } from '../table-kit.ts'
import type { TableProps } from '../table-module.ts'
import { Decisions } from './decisions.tsx'
import css from './generic-table.module.css'
import { useDecisionFocus } from './use-decision-focus.ts'
import { ViewPanels } from './view/view-panels.tsx'
import { genericWords } from './words.ts'

/** Games without a table of their own have no scenes. */
const NOTHING_ACTED: Presentation = { scenesFor: () => [], soundsOf: () => [] }

/** A table for any game, made of view, decisions and story. */
export const GenericTable = observer(({ match }: TableProps) => {
  const words = useWords(genericWords)
  const decisions = useRef<HTMLElement>(null)
  useDecisionFocus(match, decisions)
  usePresentation(match, NOTHING_ACTED)
  return (
    <div className={css.table}>
      {match.kind !== 'replay' && !match.outcome && <Decisions ref={decisions} match={match} />}
      <section className={css.position} aria-label={words.position}>
        <h2 className={css.title}>{words.position}</h2>
        <ViewPanels match={match} />
      </section>
      <div className={css.story}>
        <StoryPanel match={match} />
      </div>
    </div>
  )
})
