import { defineConfig } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'

/** Without one, Playwright takes its own. */
const browser = findChromium()
const ONLINE = /online-\w+\.spec\.ts$/

export default defineConfig({
  testDir: 'browser',
  // What the build made needs nothing done to it.
  build: { external: ['**/dist/**'] },
  outputDir: 'dist/browser/results',
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: 'dist/browser/report', open: 'never' }]],
  timeout: 180_000,
  // Browsers and the server share two processors with each other. Those who play online wait for each other most of the
  // time, so two such matches go on beside two other tests.
  workers: 4,
  projects: [
    { name: 'online', testMatch: ONLINE, workers: 2 },
    { name: 'alone', testIgnore: ONLINE, workers: 2 },
  ],
  fullyParallel: true,
  forbidOnly: true,
  // A crowded machine can miss a moment that a test waits for. What fails twice is broken, and what passes only then is
  // called flaky in the report.
  retries: 1,
  expect: {
    timeout: 15_000,
    // Another build of the browser draws letters a little differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.03, animations: 'disabled' },
  },
  use: {
    locale: 'en-GB',
    // One fetches all games in advance, which costs more than most tests. Tests about playing offline allow it.
    serviceWorkers: 'block',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Traces of what passes are made in vain. Whoever looks for a fault asks for one with `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(browser && { executablePath: browser }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
})
