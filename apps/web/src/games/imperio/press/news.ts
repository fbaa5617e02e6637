import {
  type DistrictName,
  type EventResult,
  type Fact,
  type Headline,
  type LotResult,
  ownerId,
  propertyCard,
} from '@ludoteca/imperio'
import type { StoryLine } from '../../../match/shown.ts'

/** An edition of the paper. */
export interface Edition {
  readonly round: number
  readonly headlines: readonly Headline[]
  /** Where something happened. */
  readonly district: DistrictName
  /** The id of what shook the whole city, if anything did. */
  readonly shock: string | undefined
}

/** The last edition that came out: it lies about until the next one. Nothing before the first. */
export function lastEdition(story: readonly Pick<StoryLine, 'fact'>[]): Edition | undefined {
  const printed = story.findLastIndex(({ fact }) => (fact as Fact).type === 'pressTicker')
  if (printed < 0) return undefined
  const begin = story.slice(0, printed).findLastIndex(({ fact }) => (fact as Fact).type === 'revealMarket')
  let round = 0
  let headlines: readonly Headline[] = []
  let events: readonly EventResult[] = []
  let lots: readonly LotResult[] = []
  for (const line of story.slice(Math.max(begin, 0), printed + 1)) {
    const fact = line.fact as Fact
    if (fact.type === 'revealMarket' || fact.type === 'phaseChange') round = fact.round
    else if (fact.type === 'eventResults') events = fact.results
    else if (fact.type === 'bidResults') lots = fact.lots
    else if (fact.type === 'pressTicker') headlines = fact.headlines
  }
  const shock = events.find(({ perOwner }) => perOwner !== undefined)?.cardId
  return { round, headlines, district: districtInNews(events, lots), shock }
}

/** [V1] What a tabloid prints with strokes through the names. */
const DELICATE: ReadonlySet<Headline['kind']> = new Set(['SCANDAL', 'EVENT_PRENSA', 'PACT_BROKEN', 'LOAN_DEFAULT'])

export function isDelicate({ kind }: Pick<Headline, 'kind'>): boolean {
  return DELICATE.has(kind)
}

/** [12.2] Each owner's own edition begins with the story about them; for everybody else, and without one, as it was printed. */
export function ownFirst(headlines: readonly Headline[], seat: number | undefined): readonly Headline[] {
  const id = seat === undefined ? undefined : ownerId(seat)
  const own =
    headlines.find((headline) => headline.ownerId !== null && headline.ownerId === id) ??
    headlines.find(({ text }) => id !== undefined && text.includes(`{${id}}`))
  return own === undefined ? headlines : [own, ...headlines.filter((other) => other !== own)]
}

/** The district that the front page shows: where something happened, or else where the dearest lot was sold. */
export function districtInNews(events: readonly EventResult[] = [], lots: readonly LotResult[] = []): DistrictName {
  for (const { district, targetPropertyId } of events) {
    if (district !== undefined) return district
    if (targetPropertyId !== undefined) return propertyCard(targetPropertyId).district
  }
  const sold = lots.filter(({ winnerId }) => winnerId !== null)
  const dearest = sold.reduce<LotResult | undefined>(
    (best, lot) => (best && best.price >= lot.price ? best : lot),
    undefined,
  )
  return dearest === undefined ? 'Centro' : propertyCard(dearest.propertyId).district
}
