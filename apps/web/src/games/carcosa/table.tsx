import './carcosa.css'
import { observer } from 'mobx-react-lite'
import { type CSSProperties, useEffect } from 'react'
import { classes } from '../../components/classes.ts'
import { Spinner } from '../../components/notice.tsx'
import { choicesOf } from '../../table/choices.ts'
import type { TableProps } from '../../table/table-module.ts'
import { HouseView } from './board/house-view.tsx'
import { Decision } from './decisions/decision.tsx'
import { DeedBar } from './deeds/deed-bar.tsx'
import type { Desk } from './desk.ts'
import { Final } from './end/final.tsx'
import { Dread } from './frame/dread.tsx'
import { KingCall } from './frame/king-call.tsx'
import { moodOf } from './frame/mood.ts'
import { RoundBar } from './frame/round-bar.tsx'
import { SidePages } from './frame/side-pages.tsx'
import { frameWords as words } from './frame/words.ts'
import { HouseContext, soulOf, useHouse, viewOf } from './house.ts'
import { Sheets } from './sheets.tsx'
import { SoulPanels } from './souls/soul-panels.tsx'
import css from './table.module.css'
import { useHouseStore } from './use-house.ts'

/** Carcosa: the house at night, in cross-section. */
export const CarcosaTable = observer(({ match }: TableProps) => {
  const house = useHouseStore(match)
  useEscape(house.desk)
  if (match.view === undefined) return <Spinner />
  const view = viewOf(match)
  const { tension, fear } = moodOf(view, soulOf(match))
  // The King's last steps are seen before the last page is.
  const isOver = view.phase === 'OVER' && !house.stage.isKingOnStage
  return (
    <HouseContext value={house}>
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
      <Sheets />
    </HouseContext>
  )
})

/** What can be done now; when all have played, that is to let the King's dice roll. */
const Deeds = observer(() => {
  const { match } = useHouse()
  return choicesOf(match, 'kingEndRound').length > 0 ? <KingCall /> : <DeedBar />
})

/** Whatever lies open over the table can be put away with one key, dialogs or not. */
function useEscape(desk: Desk): void {
  useEffect(() => {
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return
      if (desk.sheet) desk.close()
      else if (desk.picking) desk.stopPicking()
      else desk.choose(undefined)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [desk])
}
