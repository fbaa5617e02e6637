import { defineConfig } from 'vitest/config'
import { NotRunReporter } from './scripts/not-run.mjs'

const TESTS = ['{packages,apps}/**/*.test.ts', 'scripts/**/*.test.ts']
const NOT_OURS = ['**/node_modules/**', '**/dist/**']
const COVERAGE = ['packages/lab/test/input/*.test.ts']

export default defineConfig({
  // Tests run on the sources, so that they need no build and failures point at the code one reads.
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    // One more than the processors that tests are made for: some wait for clocks and for others most of the time.
    maxWorkers: 3,
    reporters: ['default', new NotRunReporter()],
    projects: [
      // Our modules keep nothing between matches, so files share what is loaded: that halves the time.
      { extends: true, test: { name: 'shared', include: TESTS, exclude: [...NOT_OURS, ...COVERAGE], isolate: false } },
      // The engine counts what runs in all that is loaded: where that is everything, each look takes ten times as long.
      { extends: true, test: { name: 'alone', include: COVERAGE, isolate: true } },
    ],
  },
})
