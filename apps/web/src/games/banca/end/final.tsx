import { observer } from 'mobx-react-lite'
import { DataTable } from '../../../components/data-table.tsx'
import { CrownIcon } from '../../../components/icons.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { useTable } from '../kit.ts'
import { flowsIn, type Source, totalsOf } from '../model/flows.ts'
import { money, signed, tenths } from '../model/numbers.ts'
import lobby from '../parts/lobby.module.css'
import css from './final.module.css'

const COLUMNS: readonly { readonly key: Source; readonly label: string; readonly sign: 1 | -1 }[] = [
  { key: 'share', label: 'Shares', sign: 1 },
  { key: 'refund', label: 'Levels sold', sign: 1 },
  { key: 'sweep', label: 'Last bank', sign: 1 },
  { key: 'level', label: 'Levels', sign: -1 },
  { key: 'lottery', label: 'Lotteries', sign: -1 },
  { key: 'auction', label: 'Auctions', sign: -1 },
  { key: 'penalty', label: 'Penalties', sign: -1 },
]

/** The end of the evening: who comes where, and what everybody paid and got for what. */
export const Final = observer(() => {
  const { presentation: banca } = useTable()
  const { match, view, lines } = banca
  const { outcome } = match
  if (!outcome || !view.ending) return null
  const { ranks = [] } = outcome
  const seats = [...view.players.keys()].sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0) || a - b)
  const totals = totalsOf(flowsIn(lines), view.players.length)
  return (
    <section className={lobby.sheet} aria-labelledby="banca-final">
      <h2 id="banca-final">The bank is closed</h2>
      <p className={lobby.lead}>
        {match.box.words.ending(view.ending)}
        {view.bank > 0 && ` ${money(view.bank)} in the bank belong to nobody.`}
      </p>
      <ol className={css.ranking}>
        {seats.map((seat) => {
          const player = view.players[seat]
          return (
            <li key={seat} className={css.place} data-first={ranks[seat] === 1 || undefined}>
              <span className={css.rank}>{ranks[seat] === 1 ? <CrownIcon /> : `${ranks[seat]}.`}</span>
              {ranks[seat] === 1 && <span className="unseen">1. </span>}
              <SeatMark seat={seat} />
              <span className={css.name}>{match.names(seat)}</span>
              <b className={`digits ${css.balance}`}>{money(player?.balance ?? 0)}</b>
              <span className={css.about}>
                multiplier {tenths(player?.multiplierTenths ?? 0)}, level {player?.level},{' '}
                {player?.exitTurn ? `left at turn ${player.exitTurn}` : 'stayed to the end'}
              </span>
            </li>
          )
        })}
      </ol>
      <DataTable
        caption="Where the money came from and went"
        corner="Player"
        columns={[
          ...COLUMNS.map(({ key, label }) => ({ key, label, numeric: true })),
          { key: 'net', label: 'Sum', numeric: true },
        ]}
        rows={seats.map((seat) => ({
          key: String(seat),
          seat,
          heading: match.names(seat),
          cells: {
            ...Object.fromEntries(
              COLUMNS.map(({ key, sign }) => {
                const paid = totals[seat]?.paid[key] ?? 0
                return [key, paid === 0 ? '–' : signed(sign * paid)]
              }),
            ),
            net: signed(totals[seat]?.net ?? 0),
          },
        }))}
      />
    </section>
  )
})
