import { insureCostOf } from '@ludoteca/imperio'
import type { Seat } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { classes } from '../../../components/classes.ts'
import { useTable, viewOf } from '../kit.ts'
import css from './action.module.css'
import { purseOf } from './action-draft.ts'
import { because } from './because.ts'
import type { Level } from './menu.ts'
import { ReasonedButton, useReason } from './refusal-note.tsx'
import { actionWords } from './words.ts'

const LEVELS: readonly Level[] = ['BASIC', 'FULL']

interface InsuranceLevelsProps {
  readonly seat: Seat
  readonly propertyId: string
  readonly yape: boolean
  /** Levels that may be bought. */
  readonly offered: readonly Level[]
  readonly level: Level
  onChange(level: Level): void
}

/** How well it is to be insured: what each level costs and covers. */
export const InsuranceLevels = observer(
  ({ seat, propertyId, yape, offered, level, onChange }: InsuranceLevelsProps) => {
    const { match } = useTable()
    const view = viewOf(match)
    const [reason, say] = useReason()
    const property = view.properties.find((other) => other.propertyId === propertyId)
    if (property === undefined) return null
    const purse = purseOf(view, seat, { yape })
    const whyNot = (one: Level, cost: number | undefined) => {
      if (cost === undefined) return because(match, 'INSURANCE_MAX')
      if (!offered.includes(one)) return actionWords.notYet
      return cost > purse ? because(match, 'NO_CASH') : undefined
    }
    return (
      <>
        <fieldset className={css.levels}>
          <legend className="unseen">{actionWords.level}</legend>
          {LEVELS.map((one) => {
            const cost = insureCostOf(property, one)
            return (
              <ReasonedButton
                key={one}
                className={classes(css.level, one === level && css.levelOn)}
                aria-pressed={one === level}
                disabledBecause={whyNot(one, cost)}
                onRefused={say}
                onClick={() => onChange(one)}
              >
                <strong>{match.valueInWords('action', 'level', one)}</strong>
                {cost !== undefined && <span>{actionWords.costs(cost)}</span>}
              </ReasonedButton>
            )
          })}
        </fieldset>
        <p className={css.cover}>{actionWords.cover[level]}</p>
        {reason}
      </>
    )
  },
)
