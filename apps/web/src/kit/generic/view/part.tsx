import { isFields, type Json, lookUp } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { DataTable } from '../../../components/data-table.tsx'
import type { MatchStore } from '../../../match/match-store.ts'
import { useWords } from '../../../words/in-locales.ts'
import { genericWords } from '../words.ts'
import { fieldName } from './field-meaning.ts'
import { fieldsIn, isShort } from './layout.ts'
import { Value } from './value.tsx'
import css from './view.module.css'

interface PartProps {
  readonly match: MatchStore
  readonly name: string
  readonly value: Json
  readonly before: Json | undefined
}

/** What was agreed before the match is seldom looked at. */
const SETTINGS = /^(options|config|settings)$/
/** Panels with more than this many entries are closed until somebody opens them. */
const OPEN_MAX = 8

/** A part of the position that can be folded away. */
export const Part = observer(({ match, name, value, before }: PartProps) => {
  const words = useWords(genericWords)
  const count = Array.isArray(value)
    ? value.filter((item) => item !== null).length
    : Object.keys(value as object).length
  const isChanged = before !== undefined && before !== value
  return (
    <details className={css.part} open={count <= OPEN_MAX && !SETTINGS.test(name)}>
      <summary className={css.summary}>
        <span lang="en">{fieldName(name)}</span> <span className={css.count}>{words.entries(count)}</span>
        {isChanged && <span className={css.mark}>{words.changed}</span>}
      </summary>
      <Inside match={match} name={name} value={value} before={before} />
    </details>
  )
})

/** A list of objects is a table, an object a list of its fields, any other list a row. */
const Inside = observer(({ match, name, value, before }: PartProps) => {
  if (Array.isArray(value)) return <Entries match={match} name={name} value={value} before={before} />
  if (!isFields(value)) return <Value match={match} name={name} value={value} before={before} />
  return <Fields match={match} fields={value as Readonly<Record<string, Json>>} before={before} />
})

interface FieldsProps {
  readonly match: MatchStore
  readonly fields: Readonly<Record<string, Json>>
  readonly before: Json | undefined
}

/** The fields of an object, one below the other. */
export const Fields = observer(({ match, fields, before }: FieldsProps) => {
  const last = isFields(before) ? (before as Readonly<Record<string, Json>>) : {}
  return (
    <dl className={css.fields}>
      {Object.entries(fields).map(([key, value]) => (
        <div key={key} className={css.field}>
          <dt lang="en">{fieldName(key)}</dt>
          <dd>
            {isShort(value) ? (
              <Value match={match} name={key} value={value} before={lookUp(last, key)} />
            ) : (
              <Inside match={match} name={key} value={value} before={lookUp(last, key)} />
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
})

const Entries = observer(({ match, name, value, before }: PartProps) => {
  const list = value as readonly Json[]
  const last = Array.isArray(before) ? (before as readonly Json[]) : []
  const keys = fieldsIn(list)
  if (keys.length === 0) return <Value match={match} name={name} value={value} before={before} />
  const rows = list.flatMap((item, i) => {
    if (!isFields(item)) return []
    const past = (isFields(last[i]) ? last[i] : {}) as Readonly<Record<string, Json>>
    const fields = item as Readonly<Record<string, Json>>
    const cell = (key: string) => (
      <Value match={match} name={key} value={lookUp(fields, key)} before={lookUp(past, key)} />
    )
    return { key: String(i), heading: i, cells: Object.fromEntries(keys.map((key) => [key, cell(key)])) }
  })
  const columns = keys.map((key) => ({ key, label: <span lang="en">{fieldName(key)}</span> }))
  return <DataTable caption={fieldName(name)} captionUnseen corner="#" columns={columns} rows={rows} />
})
