import { setFlagsFromString } from 'node:v8'

/** Four times what Node 20 has by itself. Later ones have no such setting: they compile in more stages. */
const BUDGET = 264_000

/**
 * Lets functions run a while longer before they are compiled for speed. Rules are many small functions that change hands a
 * lot: what is compiled early is compiled for less than it will meet, thrown away and compiled again, which in a run of some
 * seconds costs more than the matches. Holds for all threads of the process.
 */
export function compileLater(): void {
  if (process.versions.node.startsWith('20.')) setFlagsFromString(`--interrupt-budget=${BUDGET}`)
}
