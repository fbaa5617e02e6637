import { EVENT_NEWS_PRIORITY, NEWS_KINDS, type NewsKindId, type TemplateKind } from '../../data/news.ts'
import type { NewsItem } from '../../state.ts'

const HEADLINES_MAX = 3
const PER_OWNER_MAX = 2
const PER_CATEGORY_MAX = 2

const PRIORITIES: ReadonlyMap<string, number> = new Map(NEWS_KINDS.map(({ kind, priority }) => [kind, priority]))

export function isCardNews(kind: NewsKindId): kind is Exclude<NewsKindId, TemplateKind> {
  return !PRIORITIES.has(kind)
}

export function priorityOf(kind: NewsKindId): number {
  return PRIORITIES.get(kind) ?? EVENT_NEWS_PRIORITY
}

/**
 * [7.1.3] The best first, at most three: one of a kind, two about the same owner, and only what can be told. Nothing if
 * there is no news.
 */
export function selectNews(
  news: readonly NewsItem[],
  isTellable: (item: NewsItem) => boolean = () => true,
): NewsItem[] {
  const chosen: NewsItem[] = []
  for (const item of news.toSorted(byImportance)) {
    if (chosen.length === HEADLINES_MAX) break
    if (isFresh(item, chosen) && isTellable(item)) chosen.push(item)
  }
  return chosen
}

/** Priority, then owner, those without one first, then the order in which it happened. */
function byImportance(a: NewsItem, b: NewsItem): number {
  return priorityOf(b.kind) - priorityOf(a.kind) || (a.owner ?? -1) - (b.owner ?? -1)
}

function isFresh({ kind, owner }: NewsItem, chosen: readonly NewsItem[]): boolean {
  const same = chosen.filter((other) => other.kind === kind).length
  if (same >= (isCardNews(kind) ? PER_CATEGORY_MAX : 1)) return false
  return owner === null || chosen.filter((other) => other.owner === owner).length < PER_OWNER_MAX
}
