import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Tests run on the sources, so that they need no build and failures point at the code one reads.
  resolve: { conditions: ['source', 'module', 'node', 'development|production'] },
  ssr: { resolve: { conditions: ['source', 'module', 'node', 'development|production'] } },
  test: {
    include: ['{packages,apps}/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    testTimeout: 180_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
    maxWorkers: 2,
    // Our modules keep nothing between matches, so files share what is loaded: that halves the time.
    isolate: false,
  },
})
