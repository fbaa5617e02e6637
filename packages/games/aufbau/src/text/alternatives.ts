import type { Alternatives, Given, Sight } from '@ludoteca/kernel'
import type { Player } from '../state.ts'
import type { View } from '../view.ts'
import { type ChoiceText, choicesOf, choicesToBuild, choicesToSpecialize } from './choices.ts'
import { paramName } from './labels.ts'

/** [F-04] Alternatives of the full catalogue by what they do: their numbers mean something else at every facility. */
export function alternatives(
  type: string,
  name: string,
  given: Given,
  { view }: Sight<View>,
): readonly Alternatives[] | undefined {
  const me = view.seat === null ? null : view.players[view.seat]
  if (!me || me.works === null) return undefined
  if (name === 'options') return toBegin(me, type, given)?.map((choice) => questionAbout(choice))
  if (type !== 'setFacilityOption') return undefined
  const choices = choicesOf(me, textOf(given.facility))
  if (name === 'choice') {
    const open = choices.flatMap(({ label, when }, value) => (when === 'round' ? { value, label } : []))
    return [{ title: paramName(type, name), of: open }]
  }
  const choice = choices[(given.choice as number | undefined) ?? 0]
  return name === 'option' && choice ? [questionAbout(choice, choice.chosen)] : undefined
}

/** What is chosen once for each choice of what is being made. */
function toBegin(me: Readonly<Player>, type: string, given: Given): readonly ChoiceText[] | undefined {
  if (type === 'buildFacility') return choicesToBuild(me, textOf(given.facility))
  if (type !== 'specializeDomain') return undefined
  return choicesToSpecialize(me, 'domain', textOf(given.kind), textOf(given.focus) || null)
}

function questionAbout({ label, alternatives: ways }: ChoiceText, chosen?: number): Alternatives {
  return {
    title: label,
    of: ways.map((way, value) => ({ value, label: value === chosen ? `${way} (wie bisher)` : way })),
  }
}

function textOf(value: Given[string]): string {
  return typeof value === 'string' ? value : ''
}
