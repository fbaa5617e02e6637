import type { Viewer } from '@ludoteca/kernel'
import { isHeard, type Story, type ToldText } from './story.ts'

/** A newcomer is told the last of the story; the whole of it is in the record. */
const NEWCOMER_FACTS = 200
/** What fits into one message beside the sheet. */
const STORY_BYTES_MAX = 150_000

/**
 * The part of the story that a viewer has not heard who has heard so many facts, or the last of it for a newcomer.
 * Nothing when it is not at hand: then `older` must hold all that was told up to some moment, from the beginning.
 */
export function unheard(
  story: Story,
  older: readonly ToldText[] | undefined,
  viewer: Viewer,
  claimed: number | undefined,
): readonly ToldText[] | undefined {
  const total = story.heardBy(viewer)
  // Not just what is at hand: how much that is depends on what others were told.
  const heard = claimed ?? Math.max(0, total - NEWCOMER_FACTS)
  const kept = heard <= total ? story.since(viewer, heard) : undefined
  if (kept) return lastOf(kept)
  if (older === undefined) return undefined
  const heardOfOlder = older.filter(({ to }) => isHeard(viewer, to))
  // Who claims to have heard more than there is gets what there is.
  if (heard > Math.max(total, heardOfOlder.length)) return []
  const later = story.since(viewer, Math.min(heardOfOlder.length, total))
  return later && total >= heard ? lastOf([...heardOfOlder, ...later].slice(heard, total)) : undefined
}

function lastOf(facts: readonly ToldText[]): readonly ToldText[] {
  let left = STORY_BYTES_MAX
  let from = facts.length
  for (; from > 0; from--) {
    // With the comma behind it.
    left -= Buffer.byteLength((facts[from - 1] as ToldText).whole) + 1
    if (left < 0) break
  }
  return facts.slice(from)
}
