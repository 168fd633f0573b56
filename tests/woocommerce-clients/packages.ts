import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** Where WooCommerce's packages are: see docs/dependencies.md. */
export const PACKAGES = join(import.meta.dirname, 'packages')

if (!existsSync(join(PACKAGES, 'node_modules'))) {
  throw new Error("WooCommerce's packages are not installed: `npm test` does that first")
}
