import { type Fact, hears, type Told, type Viewer } from '@ludoteca/kernel'
import type { StoryLine } from './match-store.ts'

/** What is heard of it by whoever has these ears: one viewer, or all seats of one person. */
export function factsFor(told: readonly Told[], ears: readonly Viewer[]): readonly Fact[] {
  return told.filter(({ to }) => ears.some((ear) => hears(ear, to))).map(({ fact }) => fact)
}

/** The whole story for whoever has these ears: the set-up and every move that still counts. */
export function storyFor(
  told: readonly (readonly Told[])[],
  counting: ReadonlySet<number>,
  ears: readonly Viewer[],
): readonly StoryLine[] {
  const lines: StoryLine[] = []
  for (const [move, news] of told.entries()) {
    if (move > 0 && !counting.has(move)) continue
    for (const fact of factsFor(news, ears)) lines.push({ id: lines.length + 1, move, fact })
  }
  return lines
}
