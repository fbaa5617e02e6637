import { observer } from 'mobx-react-lite'
import { useTable } from '../kit.ts'
import { toolOn } from '../manage/tool.ts'
import css from './board.module.css'
import { CELLS, type Cell, centreOf } from './geometry.ts'

/** What is marked on the board: the space that is pointed at, and those that the chosen tool can be used on. */
export const Marks = observer(() => {
  const { match, ui } = useTable()
  const offered = CELLS.flatMap((cell, space) => {
    const use = toolOn(match, ui.tool, space)
    return use?.kind === 'open' ? { space, cell, label: use.label } : []
  })
  const pointed = ui.pointed === undefined ? undefined : CELLS[ui.pointed]
  return (
    <>
      {offered.map(({ space, cell, label }) => (
        <Offer key={space} cell={cell} label={label} />
      ))}
      {pointed && <rect className={css.pointed} {...boxOf(pointed)} />}
    </>
  )
})

function Offer({ cell, label }: { readonly cell: Cell; readonly label: string }) {
  const { x, y } = centreOf(cell)
  return (
    <>
      <rect className={css.offered} {...boxOf(cell)} />
      <rect className={css.offerPlate} x={x - 36} y={y - 14} width="72" height="28" rx="14" />
      <text className={css.offerText} x={x} y={y + 1}>
        {label}
      </text>
    </>
  )
}

function boxOf({ x, y, width, height }: Cell) {
  return { x: x + 2, y: y + 2, width: width - 4, height: height - 4 }
}
