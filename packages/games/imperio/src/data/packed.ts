import type { Content } from './content.ts'

/**
 * Content of other packs by its mark. A card of such a pack is called `E-001@` and the mark, in the state and everywhere
 * else, so that whoever meets the name finds the card, and no rule has to carry the pack along. The mark is a part of the
 * pack's hash: what stands here under a name never changes.
 */
const BY_MARK = new Map<string, Content>()

const MARK_LENGTH = 12

export function markOf(sha256: string): string {
  return sha256.slice(0, MARK_LENGTH)
}

/** What the name of a card, mood or persona says about where it comes from; nothing for what the game brings along. */
export function packedFor(id: string): Content | undefined {
  const at = id.indexOf('@')
  return at < 0 ? undefined : BY_MARK.get(id.slice(at + 1))
}

/** The content with that mark, if it was met before. */
export function contentMarked(mark: string): Content | undefined {
  return BY_MARK.get(mark)
}

/** From now on its names are known. */
export function keepContent(content: Content): void {
  BY_MARK.set(content.mark, content)
}

/** The name without the mark, as the pack itself and the rulebook have it. */
export function bareId<T extends string>(id: T | `${T}@${string}`): T {
  const at = id.indexOf('@')
  return (at < 0 ? id : id.slice(0, at)) as T
}
