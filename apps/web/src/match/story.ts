import { type Fact, hears, type Told, type Viewer } from '@ludoteca/kernel'
import type { StoryLine } from './match-store.ts'

/** What this viewer hears of it. */
export function factsFor(told: readonly Told[], viewer: Viewer): readonly Fact[] {
  return told.filter(({ to }) => hears(viewer, to)).map(({ fact }) => fact)
}

/** The whole story for this viewer: the set-up and every move that still counts. */
export function storyFor(
  told: readonly (readonly Told[])[],
  counting: ReadonlySet<number>,
  viewer: Viewer,
): readonly StoryLine[] {
  const lines: StoryLine[] = []
  for (const [move, news] of told.entries()) {
    if (move > 0 && !counting.has(move)) continue
    for (const fact of factsFor(news, viewer)) lines.push({ id: lines.length + 1, move, fact })
  }
  return lines
}
