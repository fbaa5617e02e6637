import './theme.css'
import { observer } from 'mobx-react-lite'
import { classes } from '../../components/classes.ts'
import { Spinner } from '../../components/notice.tsx'
import { seatOf, TableContext } from '../../kit/table-kit.ts'
import type { TableProps } from '../../kit/table-module.ts'
import { DealTray } from './deals/deal-tray.tsx'
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
import { useTableParts, viewOf } from './kit.ts'
import { MapView } from './map/map-view.tsx'
import { Overlays } from './overlays.tsx'
import { ImperioPresentation } from './presentation.ts'
import { PressTicker } from './press/press-ticker.tsx'
import css from './table.module.css'
import { ImperioUi } from './ui.ts'

/** Imperio Inmobiliario: the front page of a tabloid, with Lima on it. */
export const ImperioTable = observer(({ match }: TableProps) => {
  const table = useTableParts(match, ({ sounds, voice }) => ({
    ui: new ImperioUi(),
    presentation: new ImperioPresentation(match, {
      play: (sound, loudness) => sounds.play(sound, loudness),
      call: (text, lang) => voice.say(text, lang),
    }),
  }))
  if (match.view === undefined) return <Spinner />
  const { phase } = viewOf(match)
  const isOver = phase === 'END'
  const isWatched = match.kind === 'live' && seatOf(match) === undefined
  return (
    <TableContext value={table}>
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
      <Overlays />
    </TableContext>
  )
})
