import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: [
      '{common,store-api,store,demo,server,app,gateway,tools}/**/*.test.{ts,tsx}',
      'tests/contract/**/*.test.ts',
      '*.test.ts',
    ],
    environment: 'node',
    // its imports have no extensions, which Node alone does not resolve
    server: { deps: { inline: ['@material/material-color-utilities'] } },
    restoreMocks: true,
    testTimeout: 30_000,
    maxWorkers: 2,
  },
})
