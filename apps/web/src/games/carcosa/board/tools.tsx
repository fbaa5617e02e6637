import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { useTable } from '../kit.ts'
import css from './tools.module.css'
import { boardWords as words } from './words.ts'

interface ToolsProps {
  readonly isLooking: boolean
  readonly onLook: () => void
}

/** Beside the roof: the belt on one side, looking without entering on the other; and what the house waits for. */
export const Tools = observer(({ isLooking, onLook }: ToolsProps) => {
  const { ui } = useTable()
  const { count = 0, rooms = [] } = ui.picking ?? {}
  const left = count - rooms.length
  const hint = ui.picking ? left > 0 && words.picking(left, count) : isLooking && words.looking
  return (
    <>
      <button
        type="button"
        className={classes(css.tool, css.belt)}
        aria-pressed={ui.belt}
        aria-label={words.belt}
        title={words.belt}
        onClick={() => ui.toggleBelt()}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M9 4h14c3 0 5 2 5 5v14c0 3-2 5-5 5H9c-3 0-5-2-5-5V9c0-3 2-5 5-5z" />
          <path d="M1 13l3 5 3-5zM31 19l-3-5-3 5zM19 1l-5 3 5 3zM13 31l5-3-5-3z" className={css.full} />
        </svg>
        <span>{words.beltOn}</span>
      </button>
      <button
        type="button"
        className={classes(css.tool, css.look)}
        aria-pressed={isLooking}
        aria-label={words.look}
        title={words.look}
        onClick={onLook}
      >
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <path d="M13 4a9 9 0 110 18 9 9 0 010-18zM20 20l9 9" />
          <path d="M8 13c3-4 7-4 10 0-3 4-7 4-10 0z" className={css.full} />
        </svg>
        <span>{words.lookOn}</span>
      </button>
      {hint && <p className={css.hint}>{hint}</p>}
    </>
  )
})
