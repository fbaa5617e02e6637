import { type Refusal, refuse } from '@ludoteca/kernel'
import { LRUCache } from 'lru-cache'
import { InTurn } from '../in-turn.ts'
import { pngOf } from './png.ts'

/** Pictures with so many bytes together are kept. */
const KEPT_BYTES_MAX = 24 * 1024 * 1024
/** So many may wait to be drawn. More than that means that somebody asks for all there are. */
const WAITING_MAX = 30

/** Pictures as PNG. They are drawn one at a time, and the last ones are kept. */
export class Pictures {
  readonly #drawn: LRUCache<string, Buffer, () => string>
  readonly #queue = new InTurn()

  constructor(draw: (svg: string) => Promise<Buffer> = pngOf) {
    this.#drawn = new LRUCache({
      maxSize: KEPT_BYTES_MAX,
      sizeCalculation: (png) => png.length,
      // Whoever asks for what is being drawn already waits for the same one.
      fetchMethod: (_key, _stale, { context }) => this.#queue.run(() => draw(context())),
    })
  }

  /** The picture with that key, which must name all that it is made of. */
  async png(key: string, svg: () => string): Promise<Buffer | Refusal | undefined> {
    const isUnderWay = this.#drawn.info(key) !== undefined
    if (this.#queue.waiting >= WAITING_MAX && !isUnderWay) return refuse('BUSY')
    return this.#drawn.fetch(key, { context: svg })
  }

  /** Whoever asks for these pictures next has them drawn anew. */
  forget(isOne: (key: string) => boolean): void {
    for (const key of [...this.#drawn.keys()]) if (isOne(key)) this.#drawn.delete(key)
  }
}
