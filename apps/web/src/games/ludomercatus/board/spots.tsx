import { lookUp } from '@ludoteca/kernel'
import { SPACES } from '@ludoteca/ludomercatus'
import { observer } from 'mobx-react-lite'
import { type KeyboardEvent, useRef } from 'react'
import { useWords } from '../../../words/in-locales.ts'
import { useTable, viewOf } from '../kit.ts'
import { useTool } from '../manage/use-tool.ts'
import { marketWords } from '../words/index.ts'
import css from './board.module.css'
import { BOARD, CELLS, RIM } from './geometry.ts'
import { spaceInWords } from './space-words.ts'

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: 1, ArrowUp: 1, ArrowRight: -1, ArrowDown: -1 }
const WHOLE = BOARD + 2 * RIM

/** The spaces as buttons over their drawings. One stop for the tabulator; arrows walk around the board. */
export const Spots = observer(() => {
  const { match, ui } = useTable()
  const words = useWords(marketWords)
  const use = useTool()
  const view = viewOf(match)
  const list = useRef<HTMLDivElement>(null)
  const stop = ui.pointed ?? view.players[view.active]?.position ?? 0
  const onKeyDown = (event: KeyboardEvent) => {
    const step = lookUp(STEPS, event.key)
    if (step === undefined) return
    event.preventDefault()
    const next = (stop + step + SPACES.length) % SPACES.length
    list.current?.querySelector<HTMLElement>(`[data-space="${next}"]`)?.focus({ preventScroll: true })
  }
  return (
    <div className={css.spots} ref={list}>
      {CELLS.map(({ x, y, width, height }, space) => (
        <button
          key={SPACES[space]?.index}
          type="button"
          className={css.spot}
          data-space={space}
          tabIndex={space === stop ? 0 : -1}
          lang="en"
          aria-label={spaceInWords(words, match, view, space)}
          style={{
            left: `${((x + RIM) / WHOLE) * 100}%`,
            top: `${((y + RIM) / WHOLE) * 100}%`,
            width: `${(width / WHOLE) * 100}%`,
            height: `${(height / WHOLE) * 100}%`,
          }}
          onClick={() => use(space)}
          onKeyDown={onKeyDown}
          onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && ui.point(space)}
          onBlur={() => ui.point(undefined)}
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && ui.point(space)}
          onPointerLeave={() => ui.point(undefined)}
        />
      ))}
    </div>
  )
})
