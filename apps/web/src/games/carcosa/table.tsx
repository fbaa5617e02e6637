import './theme.css'
import { observer } from 'mobx-react-lite'
import type { CSSProperties } from 'react'
import { classes } from '../../components/classes.ts'
import { Spinner } from '../../components/notice.tsx'
import { choicesOf } from '../../kit/choices.ts'
import { TableContext } from '../../kit/table-kit.ts'
import type { TableProps } from '../../kit/table-module.ts'
import { HouseView } from './board/house-view.tsx'
import { Decision } from './decisions/decision.tsx'
import { DeedBar } from './deeds/deed-bar.tsx'
import { Final } from './end/final.tsx'
import { Dread } from './frame/dread.tsx'
import { KingCall } from './frame/king-call.tsx'
import { moodOf } from './frame/mood.ts'
import { RoundBar } from './frame/round-bar.tsx'
import { SidePages } from './frame/side-pages.tsx'
import { useDread } from './frame/use-dread.ts'
import { frameWords as words } from './frame/words.ts'
import { soulOf, useTable, useTableParts, viewOf } from './kit.ts'
import { Overlays } from './overlays.tsx'
import { CarcosaPresentation } from './presentation.ts'
import { SoulPanels } from './souls/soul-panels.tsx'
import css from './table.module.css'
import { CarcosaUi } from './ui.ts'

/** Carcosa: the house at night, in cross-section. */
export const CarcosaTable = observer(({ match }: TableProps) => {
  const table = useTableParts(match, ({ announcer }) => ({
    ui: new CarcosaUi(),
    presentation: new CarcosaPresentation(match, (text) => announcer.say(text)),
  }))
  useDread(match)
  if (match.view === undefined) return <Spinner />
  const view = viewOf(match)
  const { tension, fear } = moodOf(view, soulOf(match))
  const isOver = view.phase === 'OVER'
  return (
    <TableContext value={table}>
      <section
        className={classes('carcosa', css.table, isOver && css.over)}
        style={{ '--car-tension': tension.toFixed(3), '--car-fear': fear.toFixed(3) } as CSSProperties}
        lang="es"
        aria-label={words.table}
      >
        <Dread />
        <div className={css.head}>
          <RoundBar />
        </div>
        {isOver && (
          <div className={css.end}>
            <Final />
          </div>
        )}
        <div className={css.house}>
          <HouseView />
        </div>
        <div className={css.side}>
          <section className={css.panel} aria-label={words.panels}>
            <Decision />
            <SoulPanels />
            {!isOver && match.kind !== 'replay' && (
              <div className={css.deeds}>
                <Deeds />
              </div>
            )}
          </section>
          <div className={css.pages}>
            <SidePages />
          </div>
        </div>
      </section>
      <Overlays />
    </TableContext>
  )
})

/** What can be done now; when all have played, that is to let the King's dice roll. */
const Deeds = observer(() => {
  const { match } = useTable()
  return choicesOf(match, 'kingEndRound').length > 0 ? <KingCall /> : <DeedBar />
})
