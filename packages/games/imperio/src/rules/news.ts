import type { NewsKindId } from '../data/news.ts'
import type { NewsItem, State } from '../state.ts'

/** [7.1.2] Keeps something for the press; PRESS chooses. */
export function report(s: State, kind: NewsKindId, item: Partial<Omit<NewsItem, 'kind'>>): void {
  s.news.push(newsItem(kind, item))
}

export function newsItem(
  kind: NewsKindId,
  {
    owner = null,
    rival = null,
    propertyId = null,
    district = null,
    amount = 0,
    cardId = null,
  }: Partial<Omit<NewsItem, 'kind'>>,
): NewsItem {
  return { kind, owner, rival, propertyId, district, amount, cardId }
}
