import { readFile } from 'node:fs/promises'

/** What lies in the memory of a process after a collection, in bytes. */
export interface HeapParts {
  /** What the engine made of the program itself: compiled functions, what it learned of them, shapes of objects. */
  readonly codeBytes: number
  /** All else: what the program remembers. */
  readonly dataBytes: number
}

/** As much of a heap snapshot as is read here. */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: { readonly node_fields: readonly string[]; readonly node_types: readonly unknown[] }
  }
  readonly nodes: readonly number[]
}

/** What comes with code that runs for the first time, or often, and not with what it works on. */
const OF_CODE: readonly string[] = ['code', 'object shape']

/** Sorts everything in a heap snapshot by what it is there for. */
function partsOf({ snapshot, nodes }: HeapSnapshot): HeapParts {
  const { node_fields: fields, node_types: types } = snapshot.meta
  const [typeAt, sizeAt] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const kinds = types[typeAt] as readonly string[]
  let [codeBytes, dataBytes] = [0, 0]
  for (let at = 0; at < nodes.length; at += fields.length) {
    const size = nodes[at + sizeAt] as number
    if (OF_CODE.includes(kinds[nodes[at + typeAt] as number] as string)) codeBytes += size
    else dataBytes += size
  }
  return { codeBytes, dataBytes }
}

/** The same of a snapshot in a file. */
export async function readParts(file: string): Promise<HeapParts> {
  return partsOf(JSON.parse(await readFile(file, 'utf8')) as HeapSnapshot)
}
