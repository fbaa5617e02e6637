import type { Io } from '@ludoteca/kernel'
import { EVENT, EVENTS_PER_SECTION, rowOf } from '../data/events.ts'
import type { Fact } from '../facts.ts'
import type { SectionEvent } from '../state.ts'
import { throwDice } from './market.ts'
import { WORLD } from './names.ts'

const RAIDERS_UP_TO = 10
const RUINS_UP_TO = 10
const ARTIFACT_UP_TO = 5
const MIRACLE_UP_TO = 5

/** [7.2] Two different events; a riot among their consequences comes third. */
export function rollSection(io: Io<Fact>): readonly SectionEvent[] {
  const events: SectionEvent[] = []
  while (events.length < EVENTS_PER_SECTION) {
    const roll = io.chance.die(WORLD, 20) + io.chance.die(WORLD, 20)
    // A repeated total is rolled anew.
    if (!events.some((event) => event.roll === roll)) events.push(rollEvent(roll, io))
  }
  if (events.some(bringsRiot) && !events.some(({ roll }) => roll === EVENT.cityRiot)) events.push(RIOT)
  return events
}

const RIOT: SectionEvent = {
  roll: EVENT.cityRiot,
  values: [],
  riot: null,
  branch: null,
  finds: false,
  labor: false,
  artifact: false,
  miracle: false,
}

/** [8.2] The row's own dice in their order. */
function rollEvent(roll: number, io: Io<Fact>): SectionEvent {
  const { riotUpTo, dice } = rowOf(roll)
  const riot = riotUpTo > 0 ? d20(io) : null
  const branch = roll === EVENT.raidersOrPirates ? branchOf(d20(io)) : null
  const values = dice.map((some) => throwDice(some, WORLD, io))
  const finds = roll === EVENT.ruins && d20(io) <= RUINS_UP_TO
  const labor = roll === EVENT.ruins && d20(io) <= RUINS_UP_TO
  const artifact = (roll === EVENT.magicAccident || roll === EVENT.bazaar) && d20(io) <= ARTIFACT_UP_TO
  const miracle = roll === EVENT.miracle && d20(io) <= MIRACLE_UP_TO
  return { roll, values, riot, branch, finds, labor, artifact, miracle }
}

function d20(io: Io<Fact>): number {
  return io.chance.die(WORLD, 20)
}

function branchOf(die: number): 'raiders' | 'pirates' {
  return die <= RAIDERS_UP_TO ? 'raiders' : 'pirates'
}

function bringsRiot({ roll, riot }: SectionEvent): boolean {
  return riot !== null && riot <= rowOf(roll).riotUpTo
}
