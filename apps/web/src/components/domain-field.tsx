import type { Domain, Json, ListDomain, OneDomain, RecordDomain, SomeDomain } from '@ludoteca/kernel'
import { lookUp, same } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { useWords } from '../words/in-locales.ts'
import { Button } from './button.tsx'
import css from './domain-field.module.css'
import fieldCss from './field.module.css'
import { ChoiceField, SelectField, Switch, TextField } from './field.tsx'
import { PlusIcon, TrashIcon } from './icons.tsx'
import { NumberField } from './number-field.tsx'
import { firstOf, readable } from './values.ts'
import { componentWords } from './words.ts'

interface DomainFieldProps<D extends Domain = Domain> {
  readonly label: string
  readonly hint?: ReactNode
  readonly wrong?: string | undefined
  readonly domain: D
  readonly value: Json
  /** Words for values that do not speak for themselves. */
  readonly values?: Readonly<Record<string, string>> | undefined
  onChange(value: Json): void
}

/** More than so many become a list to open. */
const IN_SIGHT_MAX = 4

/** The fitting input for a value of any domain. */
export const DomainField = observer((props: DomainFieldProps) => {
  const { domain, value, values, onChange, ...about } = props
  switch (domain.kind) {
    case 'int':
      return (
        <NumberField
          {...about}
          domain={domain}
          value={value as number}
          meaning={lookUp(values, String(value))}
          onChange={onChange}
        />
      )
    case 'one':
      return <OneField {...about} domain={domain} value={value} values={values} onChange={onChange} />
    case 'some':
      return <SomeField {...about} domain={domain} value={value} values={values} onChange={onChange} />
    case 'record':
      return <RecordField {...about} domain={domain} value={value} onChange={onChange} />
    case 'list':
      return <ListField {...about} domain={domain} value={value} onChange={onChange} />
    case 'text':
      return (
        <TextField
          {...about}
          value={value as string}
          maxLength={domain.max}
          onChange={({ target }) => onChange(target.value)}
        />
      )
  }
})

function OneField(props: DomainFieldProps<OneDomain>): ReactNode {
  const { label, hint, wrong, domain, value, values, onChange } = props
  const { yes, no } = useWords(componentWords)
  const { of } = domain
  if (of.length === 2 && of.includes(true) && of.includes(false)) {
    const said = wrong === undefined ? hint : <Aside hint={hint} wrong={wrong} />
    return <Switch label={label} hint={said} checked={value === true} onChange={onChange} />
  }
  const options = of.map((one, i) => ({
    value: String(i),
    label: readable(lookUp(values, String(one)) ?? one, yes, no),
  }))
  const at = String(of.findIndex((one) => same(one, value)))
  const pick = (i: string) => onChange(of[Number(i)] as Json)
  if (of.length > IN_SIGHT_MAX) {
    return <SelectField label={label} hint={hint} wrong={wrong} value={at} options={options} onChange={pick} />
  }
  return (
    <div className={fieldCss.field}>
      <ChoiceField legend={label} value={at} options={options} onChange={pick} />
      <Aside hint={hint} wrong={wrong} />
    </div>
  )
}

function SomeField(props: DomainFieldProps<SomeDomain>): ReactNode {
  const { label, hint, wrong, domain, value, values, onChange } = props
  const { yes, no } = useWords(componentWords)
  const chosen = value as readonly Json[]
  const toggle = (one: Json, isOn: boolean) =>
    onChange(isOn ? [...chosen, one] : chosen.filter((other) => !same(other, one)))
  return (
    <fieldset className={fieldCss.field}>
      <legend className={fieldCss.label}>{label}</legend>
      <div className={fieldCss.choices}>
        {domain.of.map((one) => (
          <label key={JSON.stringify(one)} className={fieldCss.choice}>
            <input
              type="checkbox"
              checked={chosen.some((other) => same(other, one))}
              onChange={({ target }) => toggle(one, target.checked)}
            />
            {readable(lookUp(values, String(one)) ?? one, yes, no)}
          </label>
        ))}
      </div>
      <Aside hint={hint} wrong={wrong} />
    </fieldset>
  )
}

function RecordField({ label, hint, wrong, domain, value, onChange }: DomainFieldProps<RecordDomain>): ReactNode {
  const fields = value as Readonly<Record<string, Json>>
  return (
    <fieldset className={css.record}>
      <legend className={fieldCss.label}>{label}</legend>
      {Object.entries(domain.fields).map(([name, of]) => (
        <DomainField
          key={name}
          label={readable(name)}
          domain={of}
          value={lookUp(fields, name) ?? firstOf(of)}
          onChange={(next) => onChange({ ...fields, [name]: next })}
        />
      ))}
      <Aside hint={hint} wrong={wrong} />
    </fieldset>
  )
}

function ListField({ label, hint, wrong, domain, value, onChange }: DomainFieldProps<ListDomain>): ReactNode {
  const words = useWords(componentWords)
  const items = value as readonly Json[]
  return (
    <fieldset className={fieldCss.field}>
      <legend className={fieldCss.label}>{label}</legend>
      <Aside hint={hint} wrong={wrong} />
      <ol className={css.list}>
        {[...items.entries()].map(([i, item]) => (
          <li key={i} className={css.item}>
            <DomainField
              label={`${i + 1}.`}
              domain={domain.of}
              value={item}
              onChange={(next) => onChange(items.with(i, next))}
            />
            {items.length > domain.min && (
              <Button
                look="quiet"
                icon
                aria-label={words.remove(i + 1)}
                onClick={() => onChange(items.toSpliced(i, 1))}
              >
                <TrashIcon />
              </Button>
            )}
          </li>
        ))}
      </ol>
      {items.length < domain.max && (
        <Button size="small" onClick={() => onChange([...items, items.at(-1) ?? firstOf(domain.of)])}>
          <PlusIcon size={16} />
          {words.add}
        </Button>
      )}
    </fieldset>
  )
}

function Aside({ hint, wrong }: Pick<DomainFieldProps, 'hint' | 'wrong'>): ReactNode {
  return (
    <>
      {hint !== undefined && <div className={fieldCss.hint}>{hint}</div>}
      {wrong !== undefined && (
        <div className={fieldCss.wrong} role="alert">
          {wrong}
        </div>
      )}
    </>
  )
}
