import {
  CHECK_NAMES,
  DC_REASONS,
  type Gain,
  type Plan,
  type PlannedCheck,
  type Player,
  SUCCESS_NAMES,
  signed,
} from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { WarningIcon } from '../../../components/icons.tsx'
import { Glyph } from '../art/glyph.tsx'
import { GainList, PriceTag } from '../parts/price-tag.tsx'
import { nameOfRef } from '../parts/refs.ts'
import { OddsBar, percentOf, TierMark } from './odds-bar.tsx'
import css from './plan-panel.module.css'
import { composerWords as words } from './words.ts'

interface PlanPanelProps {
  readonly plan: Plan
  readonly player: Player
}

/** What an action costs, how hard it is, what can come of it, and what is the worst of that. */
export function PlanPanel({ plan, player }: PlanPanelProps): ReactNode {
  const { price, check, uses, warnings } = plan
  return (
    <section className={css.panel}>
      <div className={css.terms}>
        <p className={css.uses}>
          <Glyph name="seal" size={18} /> {words.uses[uses]}
        </p>
        <p className={css.price}>
          <strong>{words.price}</strong> <PriceTag price={price} isNamed />
        </p>
      </div>
      {check ? (
        <>
          <Difficulty check={check} player={player} />
          <OddsBar odds={check.odds} />
          <Results check={check} results={plan.results} />
          <Worst check={check} results={plan.results} />
        </>
      ) : (
        <Certain gains={plan.results[0]?.gains ?? []} />
      )}
      {warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          <WarningIcon size={18} /> {words.warnings[warning]}
        </p>
      ))}
    </section>
  )
}

/** Nothing is rolled: what comes of it is known. */
function Certain({ gains }: { readonly gains: readonly Gain[] }): ReactNode {
  return (
    <p className={css.certain}>
      {words.certain}
      {gains.length > 0 && (
        <span>
          {words.gets}: <GainList gains={gains} />
        </span>
      )}
    </p>
  )
}

/** [4.3] The DC with everything that went into it. */
function Difficulty({ check, player }: { readonly check: PlannedCheck; readonly player: Player }): ReactNode {
  const { kind, dc, parts, bonus, extra } = check
  return (
    <details className={css.difficulty} open>
      <summary>
        <strong>{words.dc(dc)}</strong>
        <span>
          {CHECK_NAMES[kind]} {signed(bonus + extra)}
        </span>
      </summary>
      <ul className={css.parts} aria-label={words.parts}>
        {parts.map(({ why, ref, delta }) => (
          <li key={`${why} ${ref}`}>
            <span>
              {DC_REASONS[why]}
              {ref !== '' && <small> {nameOfRef(player, why, ref)}</small>}
            </span>
            <span className="digits">{why === 'base' ? delta : signed(delta)}</span>
          </li>
        ))}
        <li className={css.own}>
          <span>{words.bonus}</span>
          <span className="digits">{signed(bonus)}</span>
        </li>
        {extra !== 0 && (
          <li className={css.own}>
            <span>{words.extra}</span>
            <span className="digits">{signed(extra)}</span>
          </li>
        )}
      </ul>
    </details>
  )
}

interface ResultsProps {
  readonly check: PlannedCheck
  readonly results: Plan['results']
}

function Results({ check, results }: ResultsProps): ReactNode {
  return (
    <table className={css.results}>
      <caption className="unseen">{words.results}</caption>
      <thead>
        <tr>
          <th scope="col">{words.result}</th>
          <th scope="col">{words.chance}</th>
          <th scope="col">{words.gets}</th>
          <th scope="col">{words.pays}</th>
        </tr>
      </thead>
      <tbody>
        {results.map(({ tier, gains, paid, lapses }, i) => (
          <tr key={tier} className={check.odds[i] === 0 ? css.never : undefined}>
            <th scope="row">
              <TierMark tier={tier} /> {SUCCESS_NAMES[tier]}
            </th>
            <td className="digits">{words.percent(percentOf(check.odds[i] ?? 0))}</td>
            <td>{lapses ? words.lapses : <GainList gains={gains} />}</td>
            <td>
              <PriceTag price={paid} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The worst that can happen at all. */
function Worst({ check, results }: ResultsProps): ReactNode {
  const worst = results.filter((_, i) => (check.odds[i] ?? 0) > 0).at(-1)
  if (worst === undefined || worst.tier === 'veryGood') return null
  return (
    <p className={css.worst}>
      <strong>{words.worst}:</strong> <span>{SUCCESS_NAMES[worst.tier]}</span>
      <span>{worst.lapses ? words.lapses : <GainList gains={worst.gains} />}</span>
      <span>
        {words.pays}: <PriceTag price={worst.paid} />
      </span>
    </p>
  )
}
