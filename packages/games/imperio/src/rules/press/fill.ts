import { lookUp, type Seat } from '@ludoteca/kernel'
import { type DistrictName, shortNameOf } from '../../data/districts.ts'
import { recorded } from '../../data/literals.ts'
import { type NewsSlot, SLOT_MAX } from '../../data/news.ts'
import { ownerId } from '../../owners.ts'
import { listOf } from '../list.ts'

export type Gaps = Readonly<Partial<Record<NewsSlot, string>>>

/** [7.1.4] A template with its gaps filled. */
export function fill(template: string, gaps: Gaps): string {
  return template.replace(/\{([A-Z]+)\}/g, (gap, slot: string) => lookUp(gaps, slot) ?? gap)
}

/** Rules know no names: whoever shows a headline puts the display name in for this. */
export function nameOf(seat: Seat): string {
  return `{${ownerId(seat)}}`
}

/** In code points, with every name as long as a name may be. */
export function longestOf(headline: string): number {
  return [...headline.replace(/\{O-\d\d\}/g, 'N'.repeat(SLOT_MAX.OWNER))].length
}

/** [decision 232] A card's own headlines, without the persona's prefix. */
export function cardHeadlines(
  headlines: readonly string[],
  seat: Seat | null,
  district: DistrictName | null,
): readonly string[] {
  const gaps: Gaps = {
    ...(seat === null ? {} : { OWNER: nameOf(seat) }),
    ...(district === null ? {} : { DISTRICT: recorded(shortNameOf(district)) }),
  }
  return listOf(headlines, (headline) => fill(headline, gaps))
}
