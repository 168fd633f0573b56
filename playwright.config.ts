import { defineConfig } from '@playwright/test'

/** Each worker opens shops of its own on copies of a freshly seeded one: see tests/support/browser.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/shops/seed-shops.ts',
  outputDir: 'test-results',
  // one more than a small machine has cores: a test waits as often as it works
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 120_000,
  expect: {
    timeout: 20_000,
    // of an icon that is lost, twenty dots are counted and more: smoothed edges are not
    toHaveScreenshot: { maxDiffPixels: 10, threshold: 0.2, animations: 'disabled', caret: 'initial' },
  },
  snapshotPathTemplate: 'tests/looks/{arg}{ext}',
  // a screen that has no picture yet fails, until `--update-snapshots` makes one
  updateSnapshots: 'none',
  // every test but those about it sees the server itself; a trace of everything costs a third of the time
  use: {
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  },
})
