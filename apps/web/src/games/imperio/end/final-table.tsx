import { TIE_BREAKS, TITLES, tieBreakOf, UI } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { seatOf } from '../../../kit/table-kit.ts'
import { Crest } from '../art/crest.tsx'
import { OwnerGlyph } from '../art/owner-glyph.tsx'
import { teamLabel } from '../frame/team-label.ts'
import { useTable, viewOf } from '../kit.ts'
import { fameCrownOf } from './crowns.ts'
import css from './final.module.css'
import { endWords as words } from './words.ts'

/** Everybody in order, with the titles of the match. */
export const FinalTable = observer(() => {
  const { match } = useTable()
  const { ranking, owners } = viewOf(match)
  const crown = fameCrownOf(
    ranking,
    owners.map(({ fame }) => fame),
  )
  return (
    <table className={css.ranks}>
      <caption className={css.title}>{words.table}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{words.place}</span>
          </th>
          <th scope="col">{words.owner}</th>
          <th scope="col">{UI.wealth}</th>
          <th scope="col">{UI.fame}</th>
          <th scope="col">{words.properties}</th>
        </tr>
      </thead>
      <tbody>
        {ranking.map((seat, i) => (
          <RankRow key={seat} seat={seat} before={ranking[i - 1]} place={i + 1} isFamous={seat === crown} />
        ))}
      </tbody>
    </table>
  )
})

interface RankRowProps {
  readonly seat: Seat
  /** Who comes before: perhaps one who is as rich. */
  readonly before: Seat | undefined
  readonly place: number
  readonly isFamous: boolean
}

const RankRow = observer(({ seat, before, place, isFamous }: RankRowProps) => {
  const { match } = useTable()
  const view = viewOf(match)
  const { owners, wealth, properties, options } = view
  const tie = before === undefined ? undefined : tieBreakOf(view, before, seat)
  const owner = owners[seat]
  const titles = [...(place === 1 ? [TITLES.richest] : []), ...(isFamous ? [TITLES.famous] : [])]
  return (
    <tr className={classes(seatOf(match) === seat && css.mine)}>
      <td className={css.place}>{place}</td>
      <th scope="row">
        <span className={css.who}>
          <OwnerGlyph seat={seat} size={28} />
          <Crest team={owner?.team ?? ''} size={28} />
          <span>
            <strong>{match.names(seat)}</strong>
            <span className={css.team}>{teamLabel(options, owner?.team ?? '')}</span>
            {titles.map((title) => (
              <span key={title} className={css.crown}>
                {title}
              </span>
            ))}
            {tie && before !== undefined && (
              <span className={css.tie}>{words.tied(match.names(before), TIE_BREAKS[tie])}</span>
            )}
          </span>
        </span>
      </th>
      <td>{wealth[seat]}</td>
      <td>{owner?.fame}</td>
      <td>{properties.filter((property) => property.owner === seat).length}</td>
    </tr>
  )
})
