import { lookUp, type Seat } from '@ludoteca/kernel'
import { type DistrictName, shortNameOf } from '../../data/districts.ts'
import { recorded } from '../../data/literals.ts'
import { type NewsSlot, SLOT_MAX } from '../../data/news.ts'
import { ownerId } from '../../owners.ts'
import { listOf } from '../list.ts'

export type Gaps = Readonly<Partial<Record<NewsSlot, string>>>

/** [7.1.4] A template with its gaps filled. */
export function fill(template: string, gaps: Gaps): string {
  const pieces = piecesOf(template)
  let text = pieces[0] as string
  for (let i = 1; i < pieces.length; i += 2) {
    const slot = pieces[i] as string
    text += (lookUp(gaps, slot) ?? `{${slot}}`) + pieces[i + 1]
  }
  return text
}

/** What stands between the gaps of a template, and in turn with it their names. There are some hundred templates. */
function piecesOf(template: string): readonly string[] {
  let pieces = PIECES.get(template)
  if (pieces === undefined) {
    pieces = template.split(/\{([A-Z]+)\}/)
    PIECES.set(template, pieces)
  }
  return pieces
}

const PIECES = new Map<string, readonly string[]>()

/** Rules know no names: whoever shows a headline puts the display name in for this. */
export function nameOf(seat: Seat): string {
  return `{${ownerId(seat)}}`
}

const NAME = /\{O-\d\d\}/y
const BRACE = 0x7b

/** In code points, with every name as long as a name may be. */
export function longestOf(headline: string): number {
  let points = 0
  for (let at = 0; at < headline.length; at++) {
    const code = headline.codePointAt(at) as number
    points++
    // The second half of what takes two.
    if (code > 0xffff) at++
    else if (code === BRACE && isNameAt(headline, at)) points += SLOT_MAX.OWNER - NAME_LENGTH
  }
  return points
}

function isNameAt(headline: string, at: number): boolean {
  NAME.lastIndex = at
  return NAME.test(headline)
}
const NAME_LENGTH = nameOf(0).length

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
