import { type Fact, hears, type Told, type Viewer } from '@ludoteca/kernel'
import type { StoryLine } from './shown.ts'

/** The facts that one of these viewers may see: of one viewer, or of all seats of one person. */
export function factsFor(told: readonly Told[], viewers: readonly Viewer[]): readonly Fact[] {
  return told.filter(({ to }) => viewers.some((viewer) => hears(viewer, to))).map(({ fact }) => fact)
}

/** The whole story for these viewers: the set-up and every move that still counts. `told` holds the facts by move. */
export function storyFor(
  told: readonly (readonly Told[])[],
  counting: ReadonlySet<number>,
  viewers: readonly Viewer[],
): readonly StoryLine[] {
  const lines: StoryLine[] = []
  for (const [move, facts] of told.entries()) {
    if (move > 0 && !counting.has(move)) continue
    for (const fact of factsFor(facts, viewers)) lines.push({ id: lines.length + 1, move, fact })
  }
  return lines
}

/** The story with new facts of one move, whose number their lines get; by default the next one. */
export function storyWith(
  story: readonly StoryLine[],
  facts: readonly Fact[],
  move = (story.at(-1)?.move ?? -1) + 1,
): readonly StoryLine[] {
  if (facts.length === 0) return story
  const from = (story.at(-1)?.id ?? 0) + 1
  return [...story, ...facts.map((fact, i) => ({ id: from + i, move, fact }))]
}

/** The facts in a story that were added since; none if some of what was there before has been taken back. */
export function factsSince(before: readonly StoryLine[], story: readonly StoryLine[]): readonly Fact[] {
  const isSame = before.at(-1)?.move === story[before.length - 1]?.move
  return isSame ? story.slice(before.length).map(({ fact }) => fact) : []
}
