import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** Runs the import rules over a project of these files. */
const cruise = (files: Record<string, string>): number | null => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-imports-'))
  writeFileSync(join(folder, 'tsconfig.json'), '{}')
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  const { status } = spawnSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', join(ROOT, '.dependency-cruiser.mjs'), 'common', 'store'],
    {
      cwd: folder,
      env: {
        ...process.env,
        PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
        NODE_OPTIONS: `--import ${join(ROOT, 'tools/typescript-for-imports.mjs')}`,
      },
    },
  )
  rmSync(folder, { recursive: true })
  return status
}

test.each([
  ['a relative path', "import { shop } from '#store/shop.ts'\nexport const mine = shop\n"],
  ['a value', "import { shop } from '#store/shop.ts'\nexport const mine = shop\n"],
  ['a type', "import type { Shop } from '#store/shop.ts'\nexport type Mine = Shop\n"],
])('an import of %s against the rules is found in TypeScript', (_, source) => {
  const shop = 'export const shop = 1\nexport type Shop = typeof shop\n'
  expect(cruise({ 'common/mine.ts': 'export const mine = 1\n', 'store/shop.ts': shop })).toBe(0)
  expect(cruise({ 'common/mine.ts': source, 'store/shop.ts': shop })).not.toBe(0)
})
