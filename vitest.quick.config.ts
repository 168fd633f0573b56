import { SLOW_TESTS } from './tools/checks.ts'
import { createVitestConfig, TESTS } from './vitest.config.ts'

/** The unit tests of `npm run check`. */
export default createVitestConfig(TESTS, { exclude: SLOW_TESTS })
