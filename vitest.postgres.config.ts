import { createVitestConfig } from './vitest.config.ts'

/** What the shop does, on PostgreSQL: every database that is in memory otherwise is one of a real server. */
export default createVitestConfig(
  [
    'store/{modules,jobs,new-shop}/**/*.test.ts',
    'tests/contract/{account,audit,catalog,messages,orders,settings}/**/*.test.ts',
    'tests/postgres/**/*.test.ts',
  ],
  {
    globalSetup: ['tests/support/postgres/global-setup.ts'],
    setupFiles: ['tests/support/setup.ts', 'tests/support/postgres/setup.ts'],
    // what asks SQLite about its own tables, and what has no database
    exclude: [
      'store/modules/audit/logged-tables.test.ts',
      'store/modules/content/sanitise-*.test.ts',
      'store/modules/media/decoding.test.ts',
    ],
  },
)
