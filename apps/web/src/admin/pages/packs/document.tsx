import { isFields, type Json, lookUp, type Pack } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button, LinkButton } from '../../../components/button.tsx'
import { SelectField } from '../../../components/field.tsx'
import { Row } from '../../../components/layout.tsx'
import { saveFile } from '../../../components/save-file.ts'
import { useWords } from '../../../words/in-locales.ts'
import { AdminTable } from '../../kit/admin-table.tsx'
import { Loading } from '../../kit/loading.tsx'
import { AdminPage } from '../../kit/page.tsx'
import { useLoaded } from '../../kit/use-loaded.ts'
import css from './packs.module.css'
import { packsWords } from './words.ts'

interface Read {
  readonly document: Pack
  readonly tables: readonly { readonly name: string; readonly title: string }[]
}

const COLUMNS_MAX = 6
/** What tables call their entries, in whatever game. */
const FIRST: readonly string[] = ['', 'id', 'kind', 'name', 'nombre', 'title', 'label', 'text']

/** One pack, table by table. */
export const DocumentPage = observer(({ game, hash }: { readonly game: string; readonly hash: string }) => {
  const words = useWords(packsWords)
  const [chosen, choose] = useState<string>()
  const loaded = useLoaded(hash, (api) => api.get<Read>(`/packs/${game}/${hash}`))
  const { document } = loaded.data ?? {}
  const download = () =>
    document && saveFile(`${game}-${document.id}-${document.version}.json`, `${JSON.stringify(document, null, 2)}\n`)
  return (
    <AdminPage
      title={document?.title ?? words.pack}
      lead={document && `${document.id} ${document.version}`}
      actions={
        <Row>
          <LinkButton to="/admin/packs">{words.back}</LinkButton>
          <Button onClick={download}>{words.download}</Button>
        </Row>
      }
    >
      <Loading of={loaded}>
        {({ document, tables }) => {
          const name = chosen ?? tables[0]?.name ?? ''
          const title = tables.find((table) => table.name === name)?.title ?? name
          return (
            <>
              <SelectField
                label={words.table}
                value={name}
                options={tables.map((table) => ({ value: table.name, label: table.title }))}
                onChange={choose}
              />
              <PlainTable key={name} title={title} of={lookUp(document.tables, name) ?? []} />
            </>
          )
        }}
      </Loading>
    </AdminPage>
  )
})

type Line = Readonly<Record<string, Json>>

/** Whatever a table holds: a list of things with fields, of texts, or one thing. */
const PlainTable = observer(({ title, of }: { readonly title: string; readonly of: Json }) => {
  const lines = linesOf(of)
  const names = [...new Set(lines.flatMap((line) => Object.keys(line)))].sort(byImportance)
  // What is made of parts would be wider than all the others together.
  const plain =
    lines.length === 0 || names.length === 1
      ? names
      : names.filter((name) => lines.every((line) => !isMade(lookUp(line, name))))
  const shown = plain.slice(0, COLUMNS_MAX)
  const rest = names.filter((name) => !shown.includes(name))
  const columns = shown.map((name) => ({ label: name, value: (line: Line) => inWords(lookUp(line, name)) }))
  const others = { label: '…', value: (line: Line) => <Rest line={line} names={rest} /> }
  return (
    <AdminTable
      caption={title}
      columns={rest.length > 0 ? [...columns, others] : columns}
      rows={lines}
      keyOf={(line) => JSON.stringify(line)}
    />
  )
})

/** Stored packs have their fields in the order of letters; people look for the name first, then for what is said. */
function byImportance(a: string, b: string): number {
  return placeOf(a) - placeOf(b)
}

function placeOf(name: string): number {
  const at = FIRST.findIndex((first) => name === first || name.startsWith(`${first}_`))
  return at < 0 ? FIRST.length : at
}

function isMade(value: Json | undefined): boolean {
  return typeof value === 'object' && value !== null
}

function linesOf(value: Json): readonly Line[] {
  if (Array.isArray(value)) return value.map((item: Json) => (isFields(item) ? (item as Line) : { '': item }))
  if (isFields(value)) return Object.entries(value).map(([name, item]) => ({ '': name, ' ': item as Json }))
  return []
}

function inWords(value: Json | undefined) {
  if (value === undefined || value === null) return '–'
  return typeof value === 'object' ? <code>{JSON.stringify(value)}</code> : String(value)
}

interface RestProps {
  readonly line: Line
  readonly names: readonly string[]
}

/** Everything else there is about it, each on a line of its own. */
const Rest = observer(({ line, names }: RestProps) => {
  const there = names.flatMap((name) => {
    const value = lookUp(line, name) ?? null
    return value === null ? [] : [[name, value] as const]
  })
  return (
    <ul className={css.rest}>
      {there.map(([name, value]) => (
        <li key={name}>
          {name.trim() !== '' && <b>{name} </b>}
          <code>{JSON.stringify(value)}</code>
        </li>
      ))}
    </ul>
  )
})
