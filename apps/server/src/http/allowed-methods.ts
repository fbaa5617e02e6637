import type { FastifyInstance } from 'fastify'

/** Remembers which methods each address knows, so that a wrong method is told from a wrong address. */
export class AllowedMethods {
  readonly #methods = new Map<string, Set<string>>()

  /** Must be there before the routes are. */
  watch(app: FastifyInstance): void {
    app.addHook('onRoute', ({ url, method }) => {
      const methods = this.#methods.get(url) ?? new Set()
      for (const one of [method].flat()) methods.add(one)
      this.#methods.set(url, methods)
    })
  }

  /** The methods that this path answers to; none when there is nothing. */
  of(path: string): readonly string[] {
    const asked = path.split('/')
    const fitting = [...this.#methods].filter(([pattern]) => fits(pattern.split('/'), asked))
    return [...new Set(fitting.flatMap(([, methods]) => [...methods]))].sort()
  }
}

function fits(pattern: readonly string[], asked: readonly string[]): boolean {
  return pattern.length === asked.length && pattern.every((part, i) => part.startsWith(':') || part === asked[i])
}
