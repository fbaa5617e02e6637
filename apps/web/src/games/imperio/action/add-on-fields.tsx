import { CORTINA_FROM, FAME_POLICY, type FamePolicy } from '@ludoteca/imperio'
import { observer } from 'mobx-react-lite'
import { useId } from 'react'
import { Button } from '../../../components/button.tsx'
import { classes } from '../../../components/classes.ts'
import { useTable, viewOf } from '../kit.ts'
import css from './action.module.css'
import type { AddOns } from './action-draft.ts'
import { actionWords } from './words.ts'

const POLICIES = Object.keys(FAME_POLICY) as readonly FamePolicy[]

interface AddOnFieldsProps {
  readonly mayYape: boolean
  readonly mayChoosePolicy: boolean
  readonly addOns: AddOns
  onChange(addOns: AddOns): void
}

/** [4.6] What may go along: Emergency Yape, and what else Fame is spent on. */
export const AddOnFields = observer(({ mayYape, mayChoosePolicy, addOns, onChange }: AddOnFieldsProps) => {
  const { match } = useTable()
  const id = useId()
  const { own } = viewOf(match)
  if (own === null || !(mayYape || mayChoosePolicy)) return null
  const policy = addOns.famePolicy ?? own.famePolicy
  // Matches that began before owners could say so do not know it.
  const from =
    !mayChoosePolicy || own.cortinaFrom === undefined || policy === 'NONE'
      ? undefined
      : (addOns.cortinaFrom ?? own.cortinaFrom)
  return (
    <div className={css.addOns}>
      {mayYape && (
        <Button
          className={classes(css.chip, addOns.yape && css.chipOn)}
          aria-pressed={addOns.yape}
          title={actionWords.yapeHint}
          onClick={() => onChange({ ...addOns, yape: !addOns.yape })}
        >
          {actionWords.yape}
        </Button>
      )}
      {addOns.yape && <span className={css.hint}>{actionWords.yapeHint}</span>}
      {mayChoosePolicy && (
        <label className={css.policy} htmlFor={id}>
          <span>{actionWords.policy}</span>
          <select
            id={id}
            className={css.select}
            value={policy}
            onChange={({ target }) => {
              const famePolicy = target.value as FamePolicy
              onChange({ ...addOns, famePolicy: famePolicy === own.famePolicy ? undefined : famePolicy })
            }}
          >
            {POLICIES.map((one) => (
              <option key={one} value={one}>
                {FAME_POLICY[one]}
              </option>
            ))}
          </select>
        </label>
      )}
      {from !== undefined && (
        <label className={css.policy} htmlFor={`${id}from`}>
          <span>{actionWords.cortina}</span>
          <select
            id={`${id}from`}
            className={css.select}
            value={from}
            onChange={({ target }) => {
              const cortinaFrom = Number(target.value)
              onChange({ ...addOns, cortinaFrom: cortinaFrom === own.cortinaFrom ? undefined : cortinaFrom })
            }}
          >
            {CORTINA_FROM.map((one) => (
              <option key={one} value={one}>
                {match.valueInWords('action', 'cortinaFrom', one)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
})
