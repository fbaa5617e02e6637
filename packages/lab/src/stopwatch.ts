/** Measures elapsed time and the processor time of all threads together. */
export class Stopwatch {
  readonly #began = performance.now()
  readonly #cpu = process.cpuUsage()

  /** With the processor time that other processes spent on the same work. */
  read(cpuSecondsElsewhere = 0): { readonly seconds: number; readonly cpuSeconds: number } {
    const { user, system } = process.cpuUsage(this.#cpu)
    return { seconds: (performance.now() - this.#began) / 1e3, cpuSeconds: (user + system) / 1e6 + cpuSecondsElsewhere }
  }
}
