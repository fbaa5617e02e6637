import { loadBox } from '../../match/load-box.ts'
import type { RoomDoor } from '../../stores/room.ts'
import type { Root } from '../../stores/root.ts'

/** How the store of a room reaches the server from this page. */
export function doorOf({ session, lastRoom }: Root, code: string): RoomDoor {
  return {
    async enter(again) {
      const [{ RoomClient, newKey, systemRandom }] = await Promise.all([
        import('@ludoteca/client'),
        again ? session.arriveAgain() : session.arrive(),
      ])
      const url = `${location.origin.replace(/^http/, 'ws')}/ws`
      // Everybody adds to the luck, so that nobody has to trust the server with it alone.
      const entropy = newKey(systemRandom)
      return (role) => RoomClient.connect({ url, roomId: code, role, entropy })
    },
    async loadBox(game, pack) {
      return loadBox(game, pack && (await (await session.api).pack(game, pack.sha256)))
    },
    remember(isThere) {
      if (isThere) lastRoom.keep(code)
      else lastRoom.forget(code)
    },
    warned: (reason) => session.warned(reason),
  }
}
