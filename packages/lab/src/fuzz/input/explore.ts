import { setImmediate } from 'node:timers/promises'
import { SeededChance } from '@ludoteca/kernel'
import type { Blocks } from './blocks.ts'
import { mutate } from './mutate.ts'
import { type Target, thrown } from './target.ts'

/** How long to go on. */
export interface Exploration {
  readonly seed: string
  /** So many inputs at most. */
  readonly inputs: number
  /** Asked now and then: whether to stop earlier. */
  isOver?(): boolean
  progress?(inputs: number): void
}
/** An input after which something was wrong. */
export interface Fault {
  readonly target: string
  readonly input: string
  readonly complaint: string
}
/** What came of feeding one target. */
export interface Explored {
  readonly target: string
  readonly inputs: number
  /** Inputs that led where no other had been before. */
  readonly kept: number
  /** Functions that have run since the beginning. */
  readonly functions: number
  /** The first input for each different complaint. */
  readonly faults: readonly Fault[]
}

/** Inputs between two looks at what ran. */
const BATCH = 32
const KEPT_MAX = 2000
const FAULTS_MAX = 20
/** So often an input is made anew; the others are changes of those that led somewhere. */
const FRESH_ONE_IN = 2

/**
 * Feeds a target with inputs that know what it expects, and with changes of those that reached code that no other had
 * reached. Which those are depends also on what had run in this process before, and on what the engine has forgotten of it:
 * so a fault is shown again by its input, not by the seed.
 */
export async function explore(target: Target, blocks: Blocks, exploration: Exploration): Promise<Explored> {
  const { seed, inputs, isOver, progress } = exploration
  const chance = new SeededChance(`${seed}:${target.name}`).unrecorded()
  const faults = new Map<string, Fault>()
  const corpus: string[] = []
  let fed = 0
  blocks.look(false)
  while (fed < inputs && !isOver?.()) {
    const batch = Array.from({ length: Math.min(BATCH, inputs - fed) }, () => nextInput(target, corpus, chance))
    for (const input of batch) note(faults, target, input)
    fed += batch.length
    if (blocks.look(false)) corpus.push(...leaders(target, batch, blocks))
    while (corpus.length > KEPT_MAX) corpus.splice(chance.int('drop', corpus.length), 1)
    progress?.(fed)
    // Whoever wants to interrupt this gets a word in.
    await setImmediate()
  }
  const { functions } = blocks
  return { target: target.name, inputs: fed, kept: corpus.length, functions, faults: [...faults.values()] }
}

/** Which of them led to what is new shows only one by one. */
function leaders(target: Target, batch: readonly string[], blocks: Blocks): string[] {
  return batch.filter((input) => {
    complaintAbout(target, input)
    return blocks.look(true)
  })
}

function note(faults: Map<string, Fault>, target: Target, input: string): void {
  const complaint = complaintAbout(target, input)
  if (complaint === undefined || faults.has(kindOf(complaint)) || faults.size >= FAULTS_MAX) return
  faults.set(kindOf(complaint), { target: target.name, input, complaint })
}

function nextInput(target: Target, corpus: readonly string[], chance: SeededChance): string {
  if (corpus.length === 0 || chance.int('fresh', FRESH_ONE_IN) === 0) return target.fresh(chance)
  return mutate(chance.pick('corpus', corpus), chance.pick('corpus', corpus), chance)
}

/** What is wrong after this input; nothing when all is well. */
export function complaintAbout(target: Target, input: string): string | undefined {
  try {
    return target.feed(input)
  } catch (error) {
    return thrown(error)
  }
}

/** Complaints about the same place are one. */
function kindOf(complaint: string): string {
  return complaint.replace(/".*?"|\d+/g, '#').slice(0, 200)
}
