import type { Json } from '@ludoteca/kernel'
import { observer } from 'mobx-react-lite'
import { DataTable } from '../../../components/data-table.tsx'
import { Stack } from '../../../components/layout.tsx'
import type { MatchStore } from '../../../match/match-store.ts'
import { useWords } from '../../../words/in-locales.ts'
import { genericWords } from '../words.ts'
import { fieldName } from './field-meaning.ts'
import { layOut } from './layout.ts'
import { Fields, Part } from './part.tsx'
import { seatListsOf } from './seat-lists.ts'
import { useViewBefore } from './use-view-before.ts'
import { Value } from './value.tsx'

type ViewFields = Readonly<Record<string, Json>>

/** All that the viewer may know, as panels, with marks where the last move has changed something. */
export const ViewPanels = observer(({ match }: { readonly match: MatchStore }) => {
  const words = useWords(genericWords)
  const before = useViewBefore(match) as ViewFields | undefined
  if (match.view === undefined) return null
  const lists = seatListsOf(match.box)
  const isBySeat = (key: string, list: Json) =>
    (lists.get(key) ?? true) && (list as readonly Json[]).length === match.seats.length
  const { glance, players, parts } = layOut(match.view as ViewFields, before, isBySeat)
  const rows = match.seats.map(({ name }, seat) => ({
    key: String(seat),
    heading: name,
    seat,
    cells: Object.fromEntries(
      players.map(({ key, values, before: last }) => [
        key,
        <Value key={key} match={match} name={key} value={values[seat]} before={last[seat]} />,
      ]),
    ),
  }))
  const columns = players.map(({ key, values }) => ({
    key,
    label: <span lang="en">{fieldName(key)}</span>,
    numeric: values.every((value) => typeof value === 'number'),
  }))
  const shown = Object.fromEntries(glance.map(({ key, value }) => [key, value]))
  return (
    <Stack>
      {players.length > 0 && (
        <DataTable caption={words.players} captionUnseen corner={words.player} columns={columns} rows={rows} />
      )}
      <Fields match={match} fields={shown} before={before} />
      {parts.map(({ key, value, before: last }) => (
        <Part key={key} match={match} name={key} value={value} before={last} />
      ))}
    </Stack>
  )
})
