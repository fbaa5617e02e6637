import type { Viewer } from '@ludoteca/kernel'
import { isHeard, type Story, type ToldText } from './story.ts'

/** A newcomer is told the last of the story; the whole of it is in the record. */
const NEWCOMER_FACTS = 200
/** What fits into one message beside the sheet. */
const STORY_BYTES_MAX = 150_000

/** The part of the story that somebody has not heard who has heard so many facts; nobody has heard them: the last few. */
export function unheard(story: Story, viewer: Viewer, heard: number | undefined): readonly ToldText[] | undefined {
  const total = story.heardBy(viewer)
  const facts = story.since(viewer, heard ?? Math.max(0, total - NEWCOMER_FACTS))
  if (facts) return lastOf(facts)
  return heard === undefined ? lastOf(story.kept(viewer)) : undefined
}

/** The same from all that was ever told, for somebody who was away too long. */
export function unheardOfAll(all: readonly ToldText[], viewer: Viewer, heard: number): readonly ToldText[] {
  return lastOf(all.filter(({ to }) => isHeard(viewer, to)).slice(heard))
}

function lastOf(facts: readonly ToldText[]): readonly ToldText[] {
  let bytes = 0
  let from = facts.length
  while (from > 0 && bytes + (facts[from - 1] as ToldText).payload.length < STORY_BYTES_MAX) {
    from--
    bytes += (facts[from] as ToldText).payload.length
  }
  return facts.slice(from)
}
