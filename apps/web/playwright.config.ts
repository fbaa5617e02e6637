import { defineConfig } from '@playwright/test'
import { findChromium } from '../../scripts/chromium.mjs'

export default defineConfig({
  testDir: 'browser',
  outputDir: 'dist/browser/results',
  snapshotPathTemplate: '{testDir}/approved/{arg}{ext}',
  reporter: [['list'], ['html', { outputFolder: 'dist/browser/report', open: 'never' }]],
  timeout: 180_000,
  // Browsers and the server share two processors with each other; more would only wait.
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  expect: {
    timeout: 15_000,
    // Another build of the browser draws letters a little differently.
    toHaveScreenshot: { maxDiffPixelRatio: 0.03, animations: 'disabled' },
  },
  use: {
    locale: 'en-GB',
    timezoneId: 'UTC',
    viewport: { width: 1280, height: 800 },
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: findChromium() ?? '',
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
    },
  },
})
