import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '../../../components/button.tsx'
import { Tabs } from '../../../components/tabs.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { BooksPage } from '../books/books-page.tsx'
import { ChartsPage } from '../charts/charts-page.tsx'
import { EstatePage } from '../estate/estate-page.tsx'
import { EventsPage } from '../events/events-page.tsx'
import { booksOf, useTable } from '../kit.ts'
import { LogPage } from '../log/log-page.tsx'
import { MarketPage } from '../market/market-page.tsx'
import { NeighboursPage } from '../others/neighbours-page.tsx'
import { PeoplePage } from '../people/people-page.tsx'
import { PAGES, type Page } from '../ui.ts'
import css from './pages.module.css'
import { frameWords as words } from './words.ts'

const CONTENT: Readonly<Record<Page, () => ReactNode>> = {
  estate: () => <EstatePage />,
  market: () => <MarketPage />,
  events: () => <EventsPage />,
  books: () => <BooksPage />,
  people: () => <PeoplePage />,
  charts: () => <ChartsPage />,
  neighbours: () => <NeighboursPage />,
  log: () => <LogPage />,
}
/** What everybody may read. */
const PUBLIC: readonly Page[] = ['neighbours', 'market', 'events', 'log']

/** The pages of the ledger; only the one that is read is drawn. */
export const Pages = observer(() => {
  const estate = useTable()
  const { match, ui } = estate
  const books = booksOf(estate)
  const pages = books ? PAGES : PUBLIC
  const page = pages.includes(ui.page) ? ui.page : (pages[0] as Page)
  return (
    <div className={css.pages}>
      {!books && <p className={css.hint}>{match.kind === 'replay' ? words.noBooksInReplay : words.noBooks}</p>}
      {books && !books.isOwn && (
        <p className={css.whose}>
          <strong>{words.booksOf(match.names(books.player.seat))}</strong>
          {seatOf(match) !== undefined && (
            <Button size="small" onClick={() => ui.look(undefined)}>
              {words.ownBooks}
            </Button>
          )}
        </p>
      )}
      <Tabs<Page>
        label={words.pages}
        value={page}
        onChange={(next) => ui.turnTo(next)}
        tabs={pages.map((each) => ({
          value: each,
          label: words.page[each],
          content: each === page ? CONTENT[each]() : null,
        }))}
      />
    </div>
  )
})
