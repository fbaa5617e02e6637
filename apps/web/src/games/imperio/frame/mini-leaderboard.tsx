import { UI } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { useTable, viewOf } from '../kit.ts'
import type { RankingBy } from '../ui.ts'
import css from './mini-leaderboard.module.css'
import { type Place, placesOf, topOf } from './standings.ts'
import { teamLabel } from './team-label.ts'
import { frameWords as words } from './words.ts'

const TOP = 5
const LABELS: Readonly<Record<RankingBy, string>> = { riqueza: UI.wealth, fama: UI.fame }

/** Who is ahead, by wealth or by Fame: the first five and oneself, or everybody. */
export const MiniLeaderboard = observer(({ isWhole = false }: { readonly isWhole?: boolean }) => {
  const { match, ui, presentation } = useTable()
  const { wealth, owners } = viewOf(match)
  const [isExpanded, setExpanded] = useState(isWhole)
  const isWealth = ui.ranking === 'riqueza'
  const values = isWealth ? wealth : owners.map(({ fame }) => fame)
  const places = placesOf(values, isWealth ? presentation.standing?.wealth : presentation.standing?.fame)
  const shown = isExpanded ? places : topOf(places, TOP, seatOf(match))
  return (
    <section className={css.board} aria-label={words.board}>
      <fieldset className={css.toggle}>
        <legend className="unseen">{words.ranking}</legend>
        {(Object.keys(LABELS) as RankingBy[]).map((by) => (
          <button
            key={by}
            type="button"
            className={css.option}
            aria-pressed={ui.ranking === by}
            onClick={() => ui.rankBy(by)}
          >
            {LABELS[by]}
          </button>
        ))}
      </fieldset>
      <ol>
        {shown.map((place) => (
          <Line key={place.seat} place={place} />
        ))}
      </ol>
      {!isWhole && places.length > TOP && (
        <Button size="small" look="quiet" aria-expanded={isExpanded} onClick={() => setExpanded(!isExpanded)}>
          {isExpanded ? words.lessBoard : words.wholeBoard}
        </Button>
      )}
    </section>
  )
})

const Line = observer(({ place: { seat, rank, value, change } }: { readonly place: Place }) => {
  const { match, ui } = useTable()
  const view = viewOf(match)
  return (
    <li>
      <button
        type="button"
        className={classes(css.line, seatOf(match) === seat && css.mine)}
        onClick={() => ui.open({ kind: 'owner', seat })}
      >
        <span className={css.rank}>{words.place(rank)}</span>
        <Arrow change={change} />
        <OwnerGlyph seat={seat} size={22} />
        <span className={css.name}>
          <strong>{match.names(seat)}</strong>
          <span className={css.team}>{teamLabel(view.options, view.owners[seat]?.team ?? '')}</span>
        </span>
        <span className={css.value}>{value}</span>
      </button>
    </li>
  )
})

function Arrow({ change }: { readonly change: number }): ReactNode {
  if (change === 0) {
    return (
      <span className={css.same}>
        <span aria-hidden="true">–</span>
        <span className="unseen">{words.same}</span>
      </span>
    )
  }
  const isUp = change > 0
  return (
    <span className={isUp ? css.up : css.down}>
      <span aria-hidden="true">
        {isUp ? '▲' : '▼'}
        {Math.abs(change)}
      </span>
      <span className="unseen">{isUp ? words.up(change) : words.down(-change)}</span>
    </span>
  )
}
