import './aufbau.css'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { classes } from '../../components/classes.ts'
import { Spinner } from '../../components/notice.tsx'
import type { TableProps } from '../../table/table-module.ts'
import { ForecastCard } from './books/forecast-card.tsx'
import { Composer } from './composer/composer.tsx'
import type { Desk } from './desk.ts'
import { Final } from './end/final.tsx'
import { LossChoice } from './envy/loss-choice.tsx'
import { booksOf, EstateContext, viewOf } from './estate.ts'
import { Dock } from './frame/dock.tsx'
import { GmBar } from './frame/gm-bar.tsx'
import { LedgerHead } from './frame/ledger-head.tsx'
import { Pages } from './frame/pages.tsx'
import { Purse } from './frame/purse.tsx'
import { frameWords as words } from './frame/words.ts'
import { Guide } from './guide/guide.tsx'
import { pointedAt } from './guide/places.ts'
import css from './table.module.css'
import { useEstateStore } from './use-estate.ts'

/** Aufbau: the ledger of an estate in late antiquity. */
export const AufbauTable = observer(({ match }: TableProps) => {
  const estate = useEstateStore(match)
  useEscape(estate.desk)
  if (match.view === undefined) return <Spinner />
  const { finished } = viewOf(match)
  const { desk } = estate
  return (
    <EstateContext value={estate}>
      <section
        className={classes('aufbau', css.table, (finished || booksOf(estate) === undefined) && css.over)}
        lang="de"
        aria-label={words.table}
        data-points={pointedAt(desk)}
      >
        <div className={css.head}>
          <LedgerHead />
        </div>
        <div className={css.purse}>
          <Purse />
        </div>
        <div className={css.main}>
          {finished && <Final />}
          <LossChoice />
          <Pages />
        </div>
        <div className={css.side}>
          <GmBar />
          <Dock />
          <div className={css.ahead}>{desk.page !== 'books' && <ForecastCard />}</div>
        </div>
        <Guide />
      </section>
      <Composer />
    </EstateContext>
  )
})

/** Hints can be put away with one key; dialogs see to themselves. */
function useEscape(desk: Desk): void {
  useEffect(() => {
    const close = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && desk.composing === undefined) desk.guide(undefined)
    }
    window.addEventListener('keydown', close)
    return () => window.removeEventListener('keydown', close)
  }, [desk])
}
