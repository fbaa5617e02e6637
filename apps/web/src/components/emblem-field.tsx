import type { Json, OneDomain } from '@ludoteca/kernel'
import { lookUp, same } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { type ComponentType, type ReactNode, useId } from 'react'
import type { EmblemProps } from '../kit/table-module.ts'
import { useWords } from '../words/in-locales.ts'
import css from './emblem-field.module.css'
import { readable } from './values.ts'
import { componentWords } from './words.ts'

interface EmblemFieldProps {
  readonly name: string
  readonly label: string
  readonly hint?: ReactNode
  readonly domain: OneDomain
  readonly value: Json
  readonly values?: Readonly<Record<string, string>> | undefined
  readonly Emblem: ComponentType<EmblemProps>
  onChange(value: Json): void
  whyNot(value: Json): string | undefined
}

/** One of many, each with its picture. All of them unfold from the one that is chosen. */
export const EmblemField = observer((props: EmblemFieldProps) => {
  const { name, label, hint, domain, value, values, Emblem, onChange, whyNot } = props
  const { byLot } = useWords(componentWords)
  const id = useId()
  const called = (one: Json) => lookUp(values, String(one)) ?? readable(one)
  return (
    <details className={css.field}>
      <summary className={css.chosen}>
        <span className={css.label}>{label}</span>
        <b>{value === null ? byLot : called(value)}</b>
        {value !== null && <Emblem name={name} value={value} isLarge />}
      </summary>
      <p className={css.hint}>{hint}</p>
      <fieldset className={css.all}>
        <legend className="unseen">{label}</legend>
        {domain.of.map((one) => {
          const why = same(one, value) ? undefined : whyNot(one)
          return (
            <label key={String(one)} className={css.one} title={why} data-off={why !== undefined || undefined}>
              <input
                type="radio"
                name={id}
                checked={same(one, value)}
                disabled={why !== undefined}
                onChange={() => onChange(one)}
              />
              <Emblem name={name} value={one} />
              <span>{called(one)}</span>
              {why !== undefined && <small>{why}</small>}
            </label>
          )
        })}
      </fieldset>
    </details>
  )
})
