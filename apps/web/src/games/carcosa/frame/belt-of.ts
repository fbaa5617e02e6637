import { GLOBAL_ROTATION, type RoomId } from '@ludoteca/carcosa'

/** Where the box of a room came from and goes to, when the whole house turns. */
export function beltOf(room: RoomId): { readonly from: RoomId; readonly to: RoomId } {
  const to = GLOBAL_ROTATION.find(([from]) => from === room)?.[1] ?? room
  const from = GLOBAL_ROTATION.find((step) => step[1] === room)?.[0] ?? room
  return { from, to }
}
