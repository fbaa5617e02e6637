import { initialState, type Player, type View } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { Stack } from '../../../components/layout.tsx'
import { booksOf, useTable } from '../kit.ts'
import { ConversionReport } from './conversion-report.tsx'
import { ForecastCard } from './forecast-card.tsx'
import { LedgerTable } from './ledger-table.tsx'
import { Waterfall } from './waterfall.tsx'
import { bookWords as words } from './words.ts'

/** [12.1 items 8–10] What comes, what came, and what was made of it. */
export const BooksPage = observer(() => {
  const books = booksOf(useTable())
  if (books === undefined) return null
  const { view, player } = books
  const round = view.phase === 'maintenance' ? view.round - 1 : view.round
  const title = words.maintenance(round)
  return (
    <Stack gap={4}>
      <ForecastCard />
      <h3>{title}</h3>
      {player.ledger.length === 0 ? (
        <p>{words.noMaintenance}</p>
      ) : (
        <>
          <Waterfall ledger={player.ledger} before12={goldBefore(view, player, round)} />
          <LedgerTable caption={title} player={player} ledger={player.ledger} />
        </>
      )}
      <h3>{words.conversion}</h3>
      {player.conversion === null ? (
        <p>{words.noConversion}</p>
      ) : (
        <ConversionReport report={player.conversion} player={player} />
      )}
    </Stack>
  )
})

/** What somebody had when the maintenance of that round began. */
function goldBefore({ config, profiles }: View, { seat, history }: Player, round: number): number {
  const last = history.findLast((entry) => entry.round < round)
  return (last ?? initialState(config, profiles.length).players[seat])?.gold12 ?? 0
}
