import { type Desk, say } from './desk.ts'
import { plain } from './entries.ts'

/** Says what should be heard before a move, and asks whether it is meant all the same. Anything but yes means no. */
export async function isMeant(desk: Desk, cautions: readonly string[]): Promise<boolean> {
  if (cautions.length === 0) return true
  for (const caution of cautions) say(desk, `· ${caution}`, desk.paint.bold)
  const { ask, yes } = desk.shell
  const answer = await desk.line(`${ask.allTheSame} `)
  return yes.some((word) => plain(word) === plain(answer))
}
