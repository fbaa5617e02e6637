import { createContext, Script } from 'node:vm'
import { build } from 'vite'
import { describe, expect, test } from 'vitest'
import { shelf } from '../src/index.ts'
import { recordAll } from './record-all.ts'

/** One script for a place that knows the language and nothing else. */
async function bundle(): Promise<string> {
  const built = await build({
    logLevel: 'silent',
    configFile: false,
    resolve: { conditions: ['source', 'browser', 'module'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'packages/registry/test/record-all.ts', formats: ['iife'], name: 'ludoteca' },
    },
  })
  const chunk = Array.isArray(built) ? built[0]?.output[0] : undefined
  if (!chunk) throw new Error('nothing was built')
  return chunk.code
}

describe('rules outside Node', () => {
  test('every game plays to the same bytes where there is no Node, no clock and no timer', async () => {
    const context = createContext({ TextEncoder, result: undefined })
    new Script(
      `delete globalThis.Date; Math.random = undefined; ${await bundle()}; result = ludoteca.recordAll('browser')`,
    ).runInContext(context)
    const outside = (await context.result) as Record<string, string>
    expect(Object.keys(outside)).toEqual(shelf.map(({ id }) => id))
    expect(outside).toEqual(await recordAll('browser'))
  })
})
