import { GROUP_NAMES } from '@ludoteca/aufbau'
import { observer } from 'mobx-react-lite'
import { useTable } from '../kit.ts'
import { GROUPS } from '../market/group-rows.ts'
import { Modifier } from '../market/modifier.tsx'
import { marketWords as words } from '../market/words.ts'
import css from './charts.module.css'
import { marketsInTime } from './series.ts'

/** What scrolls can be scrolled by keyboard only when it takes the focus. */
const REACHABLE = { tabIndex: 0, role: 'group', 'aria-label': words.heat }

/** [12.4] The local market over the sections: what was asked for when. */
export const HeatMap = observer(() => {
  const { match } = useTable()
  const markets = marketsInTime(match.story)
  if (markets.length === 0) return null
  return (
    <figure className={css.figure}>
      <figcaption className={css.title}>{words.heat}</figcaption>
      <div className={css.heat} {...REACHABLE}>
        <table>
          <caption className="unseen">{words.heatLead}</caption>
          <thead>
            <tr>
              <th scope="col">{words.group}</th>
              {markets.map(({ round }) => (
                <th key={round} scope="col">
                  {words.section(round)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {GROUPS.map((group) => (
              <tr key={group}>
                <th scope="row">{GROUP_NAMES[group]}</th>
                {markets.map(({ round, market }) => (
                  <td key={round}>
                    <Modifier value={market.modifiers[group]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
})
