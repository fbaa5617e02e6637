import './imperio.css'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { classes } from '../../components/classes.ts'
import { Spinner } from '../../components/notice.tsx'
import type { TableProps } from '../../table/table-module.ts'
import { CityContext, seatOf, viewOf } from './city.ts'
import { DealTray } from './deals/deal-tray.tsx'
import type { Desk } from './desk.ts'
import { AchievementPop } from './end/achievement-pop.tsx'
import { Final } from './end/final.tsx'
import { CityChips } from './frame/city-chips.tsx'
import { MeterStrip } from './frame/meter-strip.tsx'
import { OwnerRail } from './frame/owner-rail.tsx'
import { PhaseBar } from './frame/phase-bar.tsx'
import { PhasePanel } from './frame/phase-panel.tsx'
import { RemarkBubble } from './frame/remark-bubble.tsx'
import { SidePages } from './frame/side-pages.tsx'
import { frameWords } from './frame/words.ts'
import { MapView } from './map/map-view.tsx'
import { PressTicker } from './press/press-ticker.tsx'
import { Sheets } from './sheets.tsx'
import css from './table.module.css'
import { useCityStore } from './use-city.ts'

/** Imperio Inmobiliario: the front page of a tabloid, with Lima on it. */
export const ImperioTable = observer(({ match }: TableProps) => {
  const city = useCityStore(match)
  useEscape(city.desk)
  if (match.view === undefined) return <Spinner />
  const { phase } = viewOf(match)
  const isOver = phase === 'END'
  const isWatched = match.kind === 'live' && seatOf(match) === undefined
  return (
    <CityContext value={city}>
      <section className={classes('imperio', css.table, isOver && css.over)} lang="es" aria-label={frameWords.table}>
        <div className={css.head}>
          <PhaseBar />
        </div>
        <div className={css.ticker}>
          <PressTicker />
        </div>
        <div className={css.rail}>
          <OwnerRail />
          <RemarkBubble />
        </div>
        <div className={css.map}>
          <MapView />
        </div>
        <div className={css.meters}>
          <MeterStrip />
          <CityChips />
        </div>
        <div className={css.side}>
          <SidePages />
        </div>
        <div className={css.panel} data-phase={phase} data-watched={isWatched || undefined}>
          {isOver ? <Final /> : <PhasePanel />}
        </div>
        <AchievementPop />
        <DealTray />
      </section>
      <Sheets />
    </CityContext>
  )
})

/** Whatever lies open over the table can be put away with one key, dialogs or not. */
function useEscape(desk: Desk): void {
  useEffect(() => {
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key !== 'Escape' || defaultPrevented) return
      if (desk.sheet) desk.close()
      else desk.choose(undefined)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [desk])
}
