import { observer } from 'mobx-react-lite'
import { type ReactNode, useContext } from 'react'
import { createPortal } from 'react-dom'
import { TableBarContext } from '../app/table-bar.ts'
import type { MenuItem } from '../components/menu.tsx'
import type { MatchStore } from '../match/match-store.ts'
import { LocaleContext } from '../words/in-locales.ts'
import { useAnnounceFacts } from './announce-facts.ts'
import css from './match-frame.module.css'
import { MatchMenu } from './match-menu.tsx'
import { MatchNotices } from './match-notices.tsx'
import { OutcomeBanner } from './outcome-banner.tsx'
import { SeatStrip } from './seat-strip.tsx'
import { SkipBar } from './skip-bar.tsx'
import type { TableModule } from './table-module.ts'
import { useMatchSigns } from './use-match-signs.ts'

interface MatchFrameProps {
  readonly match: MatchStore
  readonly table: TableModule
  /** The address to go to when leaving the table. */
  readonly leaveTo: string
  /** Saves the record to the device; undefined when there is none. */
  readonly onExport?: (() => void) | undefined
  /** More entries of the menu. */
  readonly menu?: readonly MenuItem[]
  /** Buttons in the bar: undo, changing the viewer. */
  readonly tools?: ReactNode
  /** Notices of this kind of match, above the table: the autopilot, the storage … */
  readonly notices?: ReactNode
  /** Actions when the match is over. */
  readonly afterwards?: ReactNode
  /** Below the table: the time line of a replay. */
  readonly foot?: ReactNode
  /** Nobody may see the match now: the table is not in the page. */
  readonly isHidden?: boolean
  readonly onReset?: (() => void) | undefined
}

/** The frame of every match, wherever it is played, around the game's own table. */
export const MatchFrame = observer((props: MatchFrameProps) => {
  const { match, table, leaveTo, onExport, menu = [], tools, notices, afterwards, foot, isHidden, onReset } = props
  useAnnounceFacts(match, !table.announces)
  useMatchSigns(match)
  const { Table } = table
  const bar = useContext(TableBarContext)
  return (
    <div className={css.frame}>
      {bar &&
        createPortal(
          <>
            <h1 className={css.title} lang={match.box.locale}>
              {match.box.words.title}
            </h1>
            <div className={css.tools}>
              {tools}
              <MatchMenu match={match} items={menu} onExport={onExport} leaveTo={leaveTo} callsOut={table.callsOut} />
            </div>
          </>,
          bar,
        )}
      {!table.showsSeats && (
        <div className={css.seats}>
          <SeatStrip match={match} />
        </div>
      )}
      <div className={css.notices}>
        <MatchNotices match={match} />
        {notices}
        {match.outcome && !isHidden && (
          <OutcomeBanner
            match={match}
            outcome={match.outcome}
            hasRanking={!table.showsRanking}
            hasPictures={!table.showsPictures}
            actions={afterwards}
          />
        )}
      </div>
      {!isHidden && (
        <LocaleContext value={table.isMonolingual ? match.box.locale : undefined}>
          <Table match={match} onReset={onReset} />
          {!table.showsSkip && <SkipBar match={match} />}
        </LocaleContext>
      )}
      {foot}
    </div>
  )
})
