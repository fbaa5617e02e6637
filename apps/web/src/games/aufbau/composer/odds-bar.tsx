import { SUCCESS_NAMES, SUCCESS_TIERS, type SuccessTier } from '@ludoteca/aufbau'
import type { ReactNode } from 'react'
import { classes } from '../../../components/classes.ts'
import css from './odds-bar.module.css'
import { composerWords as words } from './words.ts'

/** Chances in twentieths, as percent. */
export function percentOf(twentieths: number): number {
  return twentieths * 5
}

/** The pattern of a result, as the bar has it. */
export function TierMark({ tier }: { readonly tier: SuccessTier }): ReactNode {
  return <span className={classes(css.mark, css[tier])} aria-hidden="true" />
}

/** [12.4] The chances of the five results side by side. Each has a pattern of its own and its figure. */
export function OddsBar({ odds }: { readonly odds: readonly number[] }): ReactNode {
  const said = SUCCESS_TIERS.map((tier, i) => words.oddsOf(SUCCESS_NAMES[tier], percentOf(odds[i] ?? 0)))
  return (
    <div className={css.bar} role="img" aria-label={`${words.odds}: ${said.join(', ')}`}>
      {SUCCESS_TIERS.map((tier, i) => {
        const chance = odds[i] ?? 0
        return chance === 0 ? null : (
          <span key={tier} className={css[tier]} style={{ flexGrow: chance }} title={said[i]}>
            {words.percent(percentOf(chance))}
          </span>
        )
      })}
    </div>
  )
}
