import { defineConfig } from '@playwright/test'

/** Each worker starts its own server on its own copy of a freshly seeded shop: see tests/support/browser.ts. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/seed-shops.ts',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: { trace: 'retain-on-failure', reducedMotion: 'reduce' },
})
