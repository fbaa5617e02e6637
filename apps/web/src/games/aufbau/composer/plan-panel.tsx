import {
  CHECK_NAMES,
  DC_REASONS,
  eventName,
  type Gain,
  number,
  type Plan,
  type PlannedCheck,
  type PlannedResult,
  type Player,
  SUCCESS_NAMES,
  signed,
  type TradeSum,
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
  /** Why it cannot be paid for; then the panel shows what it would come to. */
  readonly lack: string | undefined
  /** [D-01] No maintenance follows this round. */
  readonly isLast: boolean
}

/** What an action costs, how hard it is, what can come of it, and what is the worst of that. */
export function PlanPanel({ plan, player, lack, isLast }: PlanPanelProps): ReactNode {
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
      {lack !== undefined && (
        <p className={css.warning}>
          <WarningIcon size={18} /> {words.lacking(lack)}
        </p>
      )}
      {check ? (
        <>
          <Difficulty check={check} player={player} />
          {plan.sums?.map((sum) => (
            <Sum key={sum.of} sum={sum} />
          ))}
          <OddsBar odds={check.odds} />
          <Results check={check} results={plan.results} isLacking={lack !== undefined} isLast={isLast} />
          {lack === undefined && <Worst check={check} results={plan.results} isLast={isLast} />}
        </>
      ) : (
        <Certain gains={plan.results[0]?.gains ?? []} isLacking={lack !== undefined} isLast={isLast} />
      )}
      {warnings.map((warning) => (
        <p key={warning} className={css.warning}>
          <WarningIcon size={18} /> {words.warnings[warning]}
        </p>
      ))}
    </section>
  )
}

interface CertainProps {
  readonly gains: readonly Gain[]
  readonly isLacking: boolean
  readonly isLast: boolean
}

/** Nothing is rolled: what comes of it is known. */
function Certain({ gains, isLacking, isLast }: CertainProps): ReactNode {
  return (
    <p className={css.certain}>
      {words.certain}
      {gains.length > 0 && (
        <span>
          {isLacking ? words.wouldGet : words.gets}: <GainList gains={gains} isLast={isLast} />
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

/** [5.4, 5.5] How a price comes about when the roll simply succeeds: market, events and bonuses in sight. */
function Sum({ sum: { of, parts, total } }: { readonly sum: TradeSum }): ReactNode {
  // What is worth its usual price needs no reckoning.
  if (parts.length < 2) return null
  const lifted = total - parts.reduce((sum, { gold }) => sum + gold, 0)
  return (
    <table className={css.sum}>
      <caption>{words.sumOf[of]}</caption>
      <tbody>
        {parts.map(({ why, roll, gold }) => (
          <tr key={`${why} ${roll}`}>
            <th scope="row">{roll === 0 ? words.sumParts[why] : `${words.sumParts[why]}: ${eventName(roll)}`}</th>
            <td className="digits">{why === 'base' ? number(gold) : signed(gold)}</td>
          </tr>
        ))}
        {lifted !== 0 && (
          <tr>
            <th scope="row">{words.sumLeast}</th>
            <td className="digits">{signed(lifted)}</td>
          </tr>
        )}
        <tr className={css.total}>
          <th scope="row">{words.sumTotal}</th>
          <td className="digits">{number(total)}</td>
        </tr>
      </tbody>
    </table>
  )
}

interface ResultsProps {
  readonly check: PlannedCheck
  readonly results: Plan['results']
  readonly isLast: boolean
}

function Results({ check, results, isLacking, isLast }: ResultsProps & { readonly isLacking: boolean }): ReactNode {
  return (
    <table className={css.results}>
      <caption className="unseen">{words.results}</caption>
      <thead>
        <tr>
          <th scope="col">{words.result}</th>
          <th scope="col">{words.chance}</th>
          <th scope="col">{isLacking ? words.wouldGet : words.gets}</th>
          <th scope="col">{isLacking ? words.wouldPay : words.pays}</th>
        </tr>
      </thead>
      <tbody>
        {results.map((result, i) => (
          <tr key={result.tier} className={check.odds[i] === 0 ? css.never : undefined}>
            <th scope="row">
              <TierMark tier={result.tier} /> {SUCCESS_NAMES[result.tier]}
            </th>
            <td className="digits">{words.percent(percentOf(check.odds[i] ?? 0))}</td>
            <td>
              <Gains result={result} isLast={isLast} />
            </td>
            <td>
              <PriceTag price={result.paid} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** [5.0.7, D-10] What a result brings. A deal that lapses brings nothing; a purchase that is dropped leaves the sale. */
function Gains({ result, isLast }: { readonly result: PlannedResult; readonly isLast: boolean }): ReactNode {
  const { gains, lapses } = result
  if (lapses && gains.length === 0) return words.lapses
  return (
    <>
      <GainList gains={gains} isLast={isLast} />
      {lapses && <small> {words.dropped}</small>}
    </>
  )
}

/** The worst that can happen at all. */
function Worst({ check, results, isLast }: ResultsProps): ReactNode {
  const worst = results.filter((_, i) => (check.odds[i] ?? 0) > 0).at(-1)
  if (worst === undefined || worst.tier === 'veryGood') return null
  return (
    <p className={css.worst}>
      <strong>{words.worst}:</strong> <span>{SUCCESS_NAMES[worst.tier]}</span>
      <span>
        <Gains result={worst} isLast={isLast} />
      </span>
      <span>
        {words.pays}: <PriceTag price={worst.paid} />
      </span>
    </p>
  )
}
