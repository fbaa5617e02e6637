import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { classes } from '../../../components/classes.ts'
import { SelectField, TextField } from '../../../components/field.tsx'
import { seatOf } from '../../../kit/table-kit.ts'
import { useTable, viewOf } from '../kit.ts'
import { PriceTag } from '../parts/price-tag.tsx'
import css from './build-menu.module.css'
import { type Entry, entriesOf, FILTERS, type Filter, matches } from './facility-entries.ts'
import type { FormField } from './fitting.ts'
import { ownRoomKeys } from './own-room.ts'
import { composerWords as words } from './words.ts'

interface BuildMenuProps {
  readonly facilities: readonly string[]
  readonly value: string
  readonly fields: readonly FormField[]
  onChange(value: string): void
}

/** Longer names would be cut off. */
const ROOM_MAX = 40

/** What can be built at a place: searched, filtered, each with its price, its needs and what it does. */
export const BuildMenu = observer(({ facilities, value, fields, onChange }: BuildMenuProps) => {
  const { match } = useTable()
  const [search, setSearch] = useState('')
  const [filter, setFilter] = useState<Filter>('all')
  const [room, setRoom] = useState('')
  const view = viewOf(match)
  const me = view.players[seatOf(match) ?? -1]
  const host = fields.find(({ name }) => name === 'host')?.value as string | undefined
  if (!me || host === undefined) return null
  const isPrivate = host === 'personal'
  // A room that was chosen under a name which has changed since is still chosen.
  const rooms = isPrivate ? [...ownRoomKeys(room), value] : []
  const all = entriesOf(match.box, view, me, host, [...new Set([...rooms, ...facilities])])
  const found = all.filter((entry) => matches(entry, search, filter))
  // What is chosen stays in sight, so that nobody builds what they do not see.
  const shown = [...all.filter(({ key }) => key === value), ...found.filter(({ key }) => key !== value)]
  return (
    <section className={css.menu} aria-label={match.box.words.param('buildFacility', 'facility')}>
      <div className={css.tools}>
        <TextField
          label={words.search}
          type="search"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
        <SelectField<Filter>
          label={words.filter}
          value={filter}
          options={FILTERS.map((each) => ({ value: each, label: words.filters[each] }))}
          onChange={setFilter}
        />
      </div>
      {isPrivate && (
        <TextField
          label={words.ownRoom}
          hint={words.ownRoomHint}
          value={room}
          maxLength={ROOM_MAX}
          onChange={({ target }) => setRoom(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      )}
      <p className={css.count}>{words.showOf(found.length, all.length)}</p>
      {found.length === 0 && <p>{words.nothingFound}</p>}
      <ul className={css.list}>
        {shown.map((entry) => (
          <li key={entry.key}>
            <FacilityEntry entry={entry} isChosen={entry.key === value} onChoose={() => onChange(entry.key)} />
          </li>
        ))}
      </ul>
    </section>
  )
})

interface FacilityEntryProps {
  readonly entry: Entry
  readonly isChosen: boolean
  onChoose(): void
}

const FacilityEntry = observer(({ entry, isChosen, onChoose }: FacilityEntryProps) => {
  const { name, price, building, effects, upkeep, needs, why } = entry
  return (
    <button
      type="button"
      className={classes(css.entry, isChosen && css.chosen, why !== undefined && css.closed)}
      aria-pressed={isChosen}
      onClick={onChoose}
    >
      <span className={css.head}>
        <strong>{name}</strong>
        {price && <PriceTag price={price} />}
      </span>
      {effects.map((effect) => (
        <span key={effect}>{effect}</span>
      ))}
      <span className={css.terms}>
        {[building, upkeep !== '' && `${words.upkeep}: ${upkeep}`, ...needs].filter(Boolean).join(' · ')}
      </span>
      {why !== undefined && <span className={css.why}>{why}</span>}
    </button>
  )
})
