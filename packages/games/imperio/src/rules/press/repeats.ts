import { CANDIDATES } from '../../data/candidates.ts'
import { DISTRICT_NAMES, shortNameOf } from '../../data/districts.ts'
import { INFRA } from '../../data/infra.ts'
import { recorded } from '../../data/literals.ts'
import { MOODS } from '../../data/moods.ts'
import { PROPERTIES } from '../../data/properties.ts'
import { SHOCKS } from '../../data/shocks.ts'
import type { Headline } from '../../results.ts'

/** How many of these headlines say what one before them said, but for who, where, what and how much. */
export function repeatsIn(headlines: readonly Headline[]): number {
  const seen = new Set<string>()
  let repeats = 0
  for (const { kind, text } of headlines) {
    const template = `${kind} ${text.replaceAll(GAPS, '_')}`
    if (seen.has(template)) repeats++
    else seen.add(template)
  }
  return repeats
}

/** Everything that stands in a gap of a template. */
const NAMES: readonly string[] = [
  ...PROPERTIES.map(({ nombre_es }) => recorded(nombre_es)),
  ...DISTRICT_NAMES.map((name) => recorded(shortNameOf(name))),
  ...CANDIDATES.map(({ nombre_es }) => recorded(nombre_es)),
  ...MOODS.map(({ nombre_es }) => nombre_es),
  ...SHOCKS.map(({ title_es }) => title_es),
  ...INFRA.map(({ label }) => label),
]

// Longer names first: one may begin with another.
const GAPS = new RegExp(
  [
    String.raw`\{O-\d\d\}`,
    String.raw`\d+`,
    ...NAMES.toSorted((a, b) => b.length - a.length).map((name) =>
      name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`),
    ),
  ].join('|'),
  'g',
)
