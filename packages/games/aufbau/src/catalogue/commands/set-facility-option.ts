import { type Chance, drawFields, int, lookUp, maybe, one, type Params } from '@ludoteca/kernel'
import type { Command } from '../../commands/command.ts'
import { certain } from '../../commands/planning.ts'
import type { MoveOf } from '../../moves.ts'
import { deny } from '../../refusals.ts'
import { audienceOf } from '../../rules/names.ts'
import { NO_PRICE } from '../../rules/prices.ts'
import type { Player, World } from '../../state.ts'
import type { Choice } from '../compile.ts'
import { allSources, optionOf, type Source } from '../sources.ts'
import { alternativesOf, isAlternative } from '../wishes.ts'

/** [11.1] Alternatives that can be changed every round; they hold from the next upkeep of facilities on [F-04]. */
export const setFacilityOption: Command<MoveOf<'setFacilityOption'>> = {
  forms: [Object.assign(form, { draw })],
  check(_w, p, { facility, option, choice = 0 }) {
    if (p.works === null) return deny('INPUT', 'onlyFullCatalogue')
    const source = sourceWithChoice(p, facility)
    if (!source) return deny('INPUT', 'nothingToChoose')
    const asked = source.spec.choices[choice]
    if (!asked) return deny('INPUT', 'nothingToChoose')
    if (!isAlternative(p, asked, option)) return deny('INPUT', 'badOption')
    if (asked.when === 'build') return deny('RULE', 'chosenForGood')
    return optionsOf(p, source)[choice] === option ? deny('INPUT', 'sameMode') : undefined
  },
  plan: () => certain(NO_PRICE, 'free', []),
  perform(w, p, { facility, option, choice = 0 }, io) {
    const source = sourceWithChoice(p, facility)
    if (!source || p.works === null) return
    p.works.nextOptions[facility] = optionsOf(p, source).map((chosen, index) => (index === choice ? option : chosen))
    io.tell({ type: 'facilityOptionSet', seat: p.seat, facility, choice, option }, audienceOf(w, p))
  },
}

/** Which choice comes before which alternative of it: so people are asked. */
function form(_w: Readonly<World>, p: Readonly<Player>): Params | null {
  const ranges = rangesOf(p)
  return ranges && { facility: ranges.facility, choice: ranges.choice, option: ranges.option }
}

/** Drawn the other way round, as ever: else other matches would be played at random than those that tests know. */
function draw(_w: Readonly<World>, p: Readonly<Player>, chance: Chance) {
  return drawFields(rangesOf(p) ?? {}, chance)
}

function rangesOf(p: Readonly<Player>) {
  if (p.works === null) return null
  const sources = allSources(p).filter(hasChoice)
  if (sources.length === 0) return null
  const most = Math.max(...sources.flatMap(({ spec }) => spec.choices.map((choice) => alternativesOf(p, choice))))
  const choices = Math.max(...sources.map(({ spec }) => spec.choices.length))
  return {
    facility: one([...new Set(sources.map(({ ref }) => ref))]),
    option: int(0, Math.max(0, most - 1)),
    choice: maybe(int(0, choices - 1)),
  }
}

/** What has been chosen last, whether it holds already or not. */
export function optionsOf({ works }: Readonly<Player>, { ref, facility, spec }: Source): readonly number[] {
  return lookUp(works?.nextOptions, ref) ?? spec.choices.map((_, choice) => optionOf(facility, choice))
}

function sourceWithChoice(p: Readonly<Player>, ref: string): Source | undefined {
  return allSources(p).find((source) => source.ref === ref && source.spec.choices.length > 0)
}

function hasChoice({ spec }: Source): boolean {
  return spec.choices.some(isOpen)
}

function isOpen({ when }: Choice): boolean {
  return when === 'round'
}
