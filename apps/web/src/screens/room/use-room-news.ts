import { reaction } from 'mobx'
import { useEffect } from 'react'
import type { RoomStore } from '../../stores/room.ts'
import { useRoot } from '../../stores/root.ts'
import { roomWords } from './words.ts'

/** Says what changes in the room without anybody here having done it: who hosts, who reacts. */
export function useRoomNews(store: RoomStore): void {
  const { settings, toasts, announcer, sounds } = useRoot()
  useEffect(() => {
    const stops = [
      reaction(
        () => store.room?.hostId,
        (hostId, before) => {
          if (hostId === undefined || before === undefined) return
          const words = roomWords[settings.locale]
          toasts.say(store.isHost ? words.youHost : words.hostIs(store.nameOf(hostId) ?? ''))
        },
      ),
      reaction(
        () => store.reactions.at(-1),
        (latest) => {
          const words = roomWords[settings.locale]
          if (latest) announcer.say(words.reacts(store.nameOf(latest.from) ?? '', words.reaction[latest.emoji]))
        },
      ),
      reaction(
        () => store.room?.status,
        (status, before) => {
          if (status === 'countdown' && before === 'lobby') sounds.play('turn')
        },
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, settings, toasts, announcer, sounds])
}
