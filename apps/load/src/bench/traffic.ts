/** Counts frames as they come in, and keeps the sizes of the last ones. */
export class TrafficMeter {
  frames = 0
  bytes = 0
  readonly #sizes: number[] = []
  readonly #keep: number

  constructor(keep: number) {
    this.#keep = keep
  }

  count(bytes: number): void {
    this.#sizes[this.frames++ % this.#keep] = bytes
    this.bytes += bytes
  }

  /** Sizes of frames as they came. */
  get sizes(): readonly number[] {
    return this.#sizes
  }
}
