import { type Belongings, type Json, lookUp } from '@ludoteca/kernel'
import type { RoomView } from '@ludoteca/protocol'
import { observer } from 'mobx-react-lite'
import { useTable } from '../../kit/use-table.ts'
import type { RoomStore } from '../../stores/room.ts'
import css from './room.module.css'

interface BringsProps {
  readonly store: RoomStore
  readonly room: RoomView
  readonly belongings: RoomView['options'] | undefined
}

/** What everybody sees of what somebody brings along. */
export const Brings = observer(({ store, room, belongings }: BringsProps) => {
  const { box } = store
  const table = useTable(room.game)
  const fields = box?.game.id === room.game ? (box.profiles?.fields?.(room.options) ?? []) : []
  const shown = (belongings ?? {}) as Belongings
  return fields
    .filter(({ name }) => Object.hasOwn(shown, name))
    .map(({ name, label, values }) => {
      const value = lookUp(shown, name) as Json
      const Emblem = table?.hasEmblem?.(name) ? table.Emblem : undefined
      return (
        <span key={name} className={css.brings} lang={box?.locale} title={label}>
          {Emblem && <Emblem name={name} value={value} />}
          {lookUp(values, String(value)) ?? String(value)}
        </span>
      )
    })
})
