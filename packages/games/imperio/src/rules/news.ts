import type { NewsKindId } from '../data/news.ts'
import type { NewsItem, State } from '../state.ts'

const NO_NEWS: Omit<NewsItem, 'kind'> = {
  owner: null,
  rival: null,
  propertyId: null,
  district: null,
  amount: 0,
  cardId: null,
}

/** [7.1.2] Keeps something for the press; PRESS chooses. */
export function report(s: State, kind: NewsKindId, item: Partial<Omit<NewsItem, 'kind'>>): void {
  s.news.push(newsItem(kind, item))
}

export function newsItem(kind: NewsKindId, item: Partial<Omit<NewsItem, 'kind'>>): NewsItem {
  return { kind, ...NO_NEWS, ...item }
}
