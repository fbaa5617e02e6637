import { DISTRICTS, type District, type DistrictName, type Paint, propertyCard, type View } from '@ludoteca/imperio'
import { lookUp } from '@ludoteca/kernel'

/** The side of the square that the map is drawn in. */
export const MAP = 1000
/** [13.3] Pins stand on a ring around a district's middle. */
export const RING = 34

/** A point of the map. */
export type Point = readonly [x: number, y: number]

/** Where the name of a district is written. */
interface Label {
  readonly at: Point
  readonly anchor: 'start' | 'middle' | 'end'
  readonly lines: readonly string[]
}

/** A district as the map shows it. */
export interface Region extends District {
  readonly path: string
  /** The smallest box around it. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
  /** Its shape within that box, for styles. */
  readonly clip: string
  readonly nameAt: Label
  readonly tint: Paint
}

/**
 * Pins take the middle of a district, so names stand beside it: those of the coast in the sea, the others where their
 * district is wide.
 */
const LABELS: Readonly<
  Record<string, readonly [x: number, y: number, anchor: Label['anchor'], tint: Paint, two?: true]>
> = {
  'D-01': [352, 665, 'end', 'magenta'],
  'D-02': [296, 592, 'end', 'blue'],
  'D-03': [400, 750, 'end', 'orange'],
  'D-04': [506, 410, 'start', 'green', true],
  'D-05': [180, 403, 'middle', 'red'],
  'D-06': [664, 598, 'middle', 'yellow'],
  'D-07': [830, 542, 'middle', 'cyan'],
  'D-08': [188, 508, 'end', 'yellow'],
  'D-09': [488, 296, 'start', 'magenta', true],
  'D-10': [462, 872, 'end', 'cyan'],
  'D-11': [200, 150, 'middle', 'orange'],
  'D-12': [722, 238, 'middle', 'blue'],
}

/** The twelve, from north to south: the order in which they are read out. */
export const REGIONS: readonly Region[] = DISTRICTS.map(regionOf).sort((a, b) => a.label[1] - b.label[1])

function regionOf(district: District): Region {
  const { id, polygon, short_es } = district
  const xs = polygon.map(([x]) => x)
  const ys = polygon.map(([, y]) => y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y]
  const corners = polygon.map(([cx, cy]) => `${percent(cx - x, width)} ${percent(cy - y, height)}`)
  const [labelX, labelY, anchor, tint, two] = lookUp(LABELS, id) as (typeof LABELS)[string]
  return {
    ...district,
    path: `M${polygon.map((point) => point.join(' ')).join('L')}Z`,
    box: { x, y, width, height },
    clip: `polygon(${corners.join(', ')})`,
    nameAt: { at: [labelX, labelY], anchor, lines: two ? short_es.split(' ') : [short_es] },
    tint,
  }
}

function percent(part: number, whole: number): string {
  return `${Math.round((part / whole) * 10_000) / 100}%`
}

/** The region of a district. */
export function regionNamed(district: DistrictName): Region {
  return REGIONS.find(({ name }) => name === district) as Region
}

/** [decision 210] Places of so many pins: the first at the top, then clockwise. */
export function ringAround([x, y]: Point, count: number): readonly Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count
    return [tenth(x + RING * Math.sin(angle)), tenth(y - RING * Math.cos(angle))] as const
  })
}

/** How far apart two neighbours on the ring stand; one alone has all the room. */
export function roomOnRing(count: number): number {
  return count < 2 ? 2 * RING : 2 * RING * Math.sin(Math.PI / count)
}

/** [13.3] Works run from a district to the first of its neighbours by name. */
export function corridorFrom(district: DistrictName): { readonly from: Point; readonly to: Point } {
  const { label, adjacent } = regionNamed(district)
  const [first] = [...adjacent].sort()
  return { from: label, to: regionNamed(first as DistrictName).label }
}

/** The cards of a district that are in this match's deck, in id order. */
export function propertiesIn({ properties }: View, district: DistrictName): readonly string[] {
  return properties.map(({ propertyId }) => propertyId).filter((id) => propertyCard(id).district === district)
}

/** Those of them that have a pin: what somebody owns, and the lots of the row. */
export function pinnedIn(view: View, district: DistrictName): readonly string[] {
  const owned = new Set(view.properties.filter(({ owner }) => owner !== null).map(({ propertyId }) => propertyId))
  return propertiesIn(view, district).filter((id) => owned.has(id) || view.marketRow.includes(id))
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10
}
