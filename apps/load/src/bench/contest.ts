import type { Driven } from './driver.ts'

/** Somebody who is measured. */
export interface Contestant {
  readonly name: string
  /** Does as much as it can in a round. */
  run(): Promise<Driven>
  /** Processor seconds used so far by whatever is measured. */
  cpuSeconds(): Promise<number>
}

/** What somebody did in all rounds together. */
export interface Score {
  readonly perSecond: number
  readonly perCpuSecond: number
  readonly cpuMicros: number
}

/** Everybody takes a turn in every round, and who begins changes: whatever else the machine does hits all alike. */
export async function contest<N extends string>(
  contestants: readonly (Contestant & { readonly name: N })[],
  rounds: number,
  progress: () => void,
): Promise<Readonly<Record<N, Score>>> {
  const sums = new Map(contestants.map(({ name }) => [name, { moves: 0, seconds: 0, cpuSeconds: 0 }]))
  for (let round = 0; round < rounds; round++) {
    for (let i = 0; i < contestants.length; i++) {
      const contestant = contestants[(round + i) % contestants.length] as Contestant & { readonly name: N }
      const before = await contestant.cpuSeconds()
      const { moves, seconds } = await contestant.run()
      const sum = sums.get(contestant.name) as { moves: number; seconds: number; cpuSeconds: number }
      sum.cpuSeconds += (await contestant.cpuSeconds()) - before
      sum.moves += moves
      sum.seconds += seconds
    }
    progress()
  }
  const scores = [...sums].map(([name, { moves, seconds, cpuSeconds }]) => {
    const score: Score = {
      perSecond: moves / seconds,
      perCpuSecond: moves / cpuSeconds,
      cpuMicros: (cpuSeconds * 1e6) / moves,
    }
    return [name, score]
  })
  return Object.fromEntries(scores) as Record<N, Score>
}
