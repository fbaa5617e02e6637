import type { Content } from '../../data/content.ts'
import { DISTRICT_NAMES, shortNameOf } from '../../data/districts.ts'
import { INFRA } from '../../data/infra.ts'
import { recorded } from '../../data/literals.ts'
import type { Headline } from '../../results.ts'

/** How many of these headlines say what one before them said, but for who, where, what and how much. */
export function repeatsIn(headlines: readonly Headline[], content: Content): number {
  const gaps = GAPS.get(content) ?? gapsOf(content)
  GAPS.set(content, gaps)
  const seen = new Set<string>()
  let repeats = 0
  for (const { kind, text } of headlines) {
    const template = `${kind} ${text.replaceAll(gaps, '_')}`
    if (seen.has(template)) repeats++
    else seen.add(template)
  }
  return repeats
}

const GAPS = new WeakMap<Content, RegExp>()

/** Everything that stands in a gap of a template. Longer names first: one may begin with another. */
function gapsOf({ properties, candidates, moods, shocks }: Content): RegExp {
  const names = [
    ...properties.map(({ nombre_es }) => recorded(nombre_es)),
    ...DISTRICT_NAMES.map((name) => recorded(shortNameOf(name))),
    ...candidates.map(({ nombre_es }) => recorded(nombre_es)),
    ...moods.map(({ nombre_es }) => nombre_es),
    ...shocks.map(({ title_es }) => title_es),
    ...INFRA.map(({ label }) => label),
  ].toSorted((a, b) => b.length - a.length)
  const literal = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp([String.raw`\{O-\d\d\}`, String.raw`\d+`, ...names.map(literal)].join('|'), 'g')
}
