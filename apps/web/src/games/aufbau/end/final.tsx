import { gold12, type Player, type StandingParts, score120, standingParts } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { DataTable } from '../../../components/data-table.tsx'
import { CrownIcon } from '../../../components/icons.tsx'
import { SeatMark } from '../../../components/seat-mark.tsx'
import { MosaicBand } from '../art/mosaic-band.tsx'
import { Composition } from '../charts/composition.tsx'
import { EstateCharts } from '../charts/estate-charts.tsx'
import { useTable, viewOf } from '../kit.ts'
import css from './final.module.css'
import { endWords as words } from './words.ts'

const PARTS = Object.keys(words.part) as (keyof StandingParts)[]

/** [12.1 item 13] Everybody in order, with what their worth is made of, and how they came there. */
export const Final = observer(() => {
  const { match } = useTable()
  const view = viewOf(match)
  const { outcome } = match
  const players = view.players.filter((player): player is Player => player !== null)
  const ranks = outcome?.ranks ?? []
  const inOrder = [...players].sort((a, b) => (ranks[a.seat] ?? 0) - (ranks[b.seat] ?? 0) || a.seat - b.seat)
  const parts = new Map(players.map((player) => [player.seat, standingParts(view, player)]))
  return (
    <section className={css.final} aria-label={words.title}>
      <MosaicBand />
      <h2 className={css.title}>{words.title}</h2>
      <p>{words.lead}</p>
      <p className={css.why}>{words.why}</p>
      <ol className={css.podium}>
        {inOrder.map((player) => (
          <li key={player.seat} className={outcome?.winners.includes(player.seat) ? css.winner : undefined}>
            <span className={css.rank}>{words.place(ranks[player.seat] ?? 0)}</span>
            <SeatMark seat={player.seat} size={24} />
            <strong>{match.names(player.seat)}</strong>
            {outcome?.winners.includes(player.seat) && (
              <>
                <CrownIcon size={20} />
                <span className="unseen">{words.winner}</span>
              </>
            )}
            <span className={css.score}>{score120(view.scores[player.seat] ?? 0)}</span>
            <Composition parts={parts.get(player.seat) as StandingParts} />
          </li>
        ))}
      </ol>
      <DataTable
        caption={words.parts}
        corner={words.post}
        columns={inOrder.map(({ seat }) => ({ key: String(seat), label: match.names(seat), numeric: true }))}
        rows={[
          ...PARTS.filter((part) => inOrder.some(({ seat }) => parts.get(seat)?.[part] !== 0)).map((part) => ({
            key: part,
            heading: words.part[part],
            cells: Object.fromEntries(
              inOrder.map(({ seat }) => [String(seat), score120(parts.get(seat)?.[part] ?? 0)]),
            ),
          })),
          {
            key: 'total',
            heading: words.total,
            cells: Object.fromEntries(
              inOrder.map(({ seat }) => [String(seat), <strong key={seat}>{score120(view.scores[seat] ?? 0)}</strong>]),
            ),
          },
          {
            key: 'purse',
            heading: words.gold,
            cells: Object.fromEntries(inOrder.map((player) => [String(player.seat), gold12(player.gold12)])),
          },
        ]}
      />
      <EstateCharts players={inOrder} />
    </section>
  )
})
