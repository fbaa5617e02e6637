import type { Belongings, ProfileField } from '@ludoteca/kernel'
import type { RoomView } from '@ludoteca/protocol'
import { useEffect, useRef } from 'react'
import type { RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'
import { unsaid } from './belongings.ts'

/** Tells a room once what somebody has chosen elsewhere and nobody is shown: it hears it from this device alone. */
export function useSayAgain(store: RoomStore, { game }: RoomView, fields: readonly ProfileField[] | undefined): void {
  const { belongings } = useRoot()
  const said = useRef<string>(undefined)
  const { mine } = store
  useEffect(() => {
    if (mine === undefined || fields === undefined || said.current === game) return
    said.current = game
    const wish = unsaid(belongings.of(game), fields, (mine.brings ?? {}) as Belongings)
    if (Object.keys(wish).length > 0) void store.bring(wish)
  })
}
