import './theme.css'
import { lookUp } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { classes } from '../../components/classes.ts'
import { Spinner } from '../../components/notice.tsx'
import { TableContext } from '../../kit/table-kit.ts'
import type { TableProps } from '../../kit/table-module.ts'
import { ForecastCard } from './books/forecast-card.tsx'
import { Composer } from './composer/composer.tsx'
import { Final } from './end/final.tsx'
import { LossChoice } from './envy/loss-choice.tsx'
import { Dock } from './frame/dock.tsx'
import { GmBar } from './frame/gm-bar.tsx'
import { LedgerHead } from './frame/ledger-head.tsx'
import { Pages } from './frame/pages.tsx'
import { Purse } from './frame/purse.tsx'
import { frameWords as words } from './frame/words.ts'
import { type AufbauParts, booksOf, useTableParts, viewOf } from './kit.ts'
import { AufbauPresentation } from './presentation.ts'
import css from './table.module.css'
import { AufbauUi, type Page } from './ui.ts'

/** Aufbau: the ledger of an estate in late antiquity. */
export const AufbauTable = observer(({ match }: TableProps) => {
  const table = useTableParts(match, () => {
    const ui = new AufbauUi()
    return { ui, presentation: new AufbauPresentation(match, ui) }
  })
  useCoachedPage(table)
  if (match.view === undefined) return <Spinner />
  const { finished } = viewOf(match)
  const { ui } = table
  return (
    <TableContext value={table}>
      <section
        className={classes('aufbau', css.table, (finished || booksOf(table) === undefined) && css.over)}
        lang="de"
        aria-label={words.table}
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
          <div className={css.ahead}>{ui.page !== 'books' && <ForecastCard />}</div>
        </div>
      </section>
      <Composer />
    </TableContext>
  )
})

/** On which page of the ledger stands what a coach speaks of. */
const COACHED: Readonly<Record<string, Page>> = {
  domains: 'estate',
  purse: 'estate',
  head: 'estate',
  market: 'market',
}

/** Turns to the page with what a coach speaks of. */
function useCoachedPage({ match, ui }: AufbauParts): void {
  const { id, about = '' } = match.coach?.lesson ?? {}
  useEffect(() => {
    const page = lookUp(COACHED, about)
    if (id === undefined || page === undefined) return
    ui.turnTo(page)
  }, [id, about, ui])
}
