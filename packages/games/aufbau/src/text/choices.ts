import { optionsOf } from '../catalogue/commands/set-facility-option.ts'
import { CHEAP_RAW, type Choice, type Part, type Spec } from '../catalogue/compile.ts'
import { descriptorOf } from '../catalogue/descriptors.ts'
import type { Op } from '../catalogue/effects.ts'
import { allSources } from '../catalogue/sources.ts'
import { type Specialized, specialtyOf, specOf } from '../catalogue/specs.ts'
import type { Good } from '../catalogue/vocabulary.ts'
import { openToBuild, openToSpecialize } from '../catalogue/wishes.ts'
import type { MaterialId } from '../data/materials.ts'
import type { Player } from '../state.ts'
import { goodInWords } from './effects/goods.ts'
import { alternativeInWords } from './effects/operations.ts'
import { billInWords } from './effects/payments.ts'
import { sentence } from './grammar.ts'
import { holdingName } from './names/hosts.ts'
import { MATERIAL_NAMES } from './names/materials.ts'

/** [F-04] One choice of a facility, specialisation or specialist; the n-th alternative is option n. */
export interface ChoiceText {
  readonly label: string
  readonly when: Choice['when']
  readonly alternatives: readonly string[]
  /** The option that was chosen last; 0 for what has not been built. */
  readonly chosen: number
}

/** What can be chosen when this facility is built; nothing with the catalogue of v1. */
export function choicesToBuild(p: Readonly<Player>, key: string): readonly ChoiceText[] {
  const spec = p.works === null ? undefined : specOf(key)
  return spec === undefined ? [] : choicesInWords(p, spec, [])
}

/** The same when a domain, city or office is specialised. */
export function choicesToSpecialize(
  p: Readonly<Player>,
  post: Specialized,
  kind: string,
  focus: string | null,
): readonly ChoiceText[] {
  const spec = p.works === null ? undefined : specialtyOf(post, kind, focus)
  return spec === undefined ? [] : choicesInWords(p, spec, [])
}

/** [F-03] A material that is left open: what it is wanted as, and what fits. */
export interface OpenMaterial {
  readonly label: string
  readonly of: readonly MaterialId[]
}

/** Materials that can be named when this facility is built. */
export function materialsToBuild(key: string): readonly OpenMaterial[] {
  return openMaterials(openToBuild(key))
}

/** The same when a domain, city or office is specialised. */
export function materialsToSpecialize(post: Specialized, kind: string, focus: string | null): readonly OpenMaterial[] {
  return openMaterials(openToSpecialize(post, kind, focus))
}

/** What is named once holds wherever the same is asked for. */
function openMaterials(goods: readonly Good[]): readonly OpenMaterial[] {
  return [...new Set(goods)].map((good) => ({ label: sentence(goodInWords(good)), of: descriptorOf(good).byId }))
}

/** What can be chosen at a facility, specialisation or specialist of this player, by its id. */
export function choicesOf(p: Readonly<Player>, ref: string): readonly ChoiceText[] {
  const source = p.works === null ? undefined : allSources(p).find((each) => each.ref === ref)
  return source === undefined ? [] : choicesInWords(p, source.spec, optionsOf(p, source))
}

function choicesInWords(p: Readonly<Player>, spec: Spec, chosen: readonly number[]): readonly ChoiceText[] {
  return spec.choices.map(({ what, when }, i) => ({
    label: LABELS[what],
    when,
    alternatives: alternativesOf(p, spec, i, what),
    chosen: chosen[i] ?? 0,
  }))
}

const LABELS: Readonly<Record<Choice['what'], string>> = {
  bill: 'Unterhalt',
  effects: 'Wirkung',
  direction: 'Würfe des Markts',
  material: 'Rohmaterial',
  workshop: 'Werkstatt',
  domain: 'Domäne',
}

function alternativesOf(p: Readonly<Player>, spec: Spec, choice: number, what: Choice['what']): readonly string[] {
  switch (what) {
    case 'bill':
      return spec.bills.map((bill) => sentence(billInWords(bill)))
    case 'effects':
      return effectsByAlternative(spec, choice)
    case 'direction':
      return ['Wie gewürfelt', 'Um 1 höher', 'Um 1 niedriger']
    case 'material':
      return descriptorOf(CHEAP_RAW).byId.map((id) => MATERIAL_NAMES[id])
    case 'workshop':
      return p.workshops.map(({ id }) => holdingName(id))
    case 'domain':
      return p.domains.map(({ id }) => holdingName(id))
  }
}

function effectsByAlternative({ parts, choices }: Spec, choice: number): readonly string[] {
  const all = (Object.values(parts) as (readonly Part<Op>[])[]).flat().filter((part) => part.choice === choice)
  return Array.from({ length: choices[choice]?.count ?? 0 }, (_, alternative) => {
    return alternativeInWords(all.filter((part) => part.alternative === alternative).map(({ effect }) => effect))
  })
}
