import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['app', 'common', 'server', 'store']

/** Runs the import rules over a project of these files; answers which of them break one. */
const cruise = (files: Record<string, string>): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-imports-'))
  writeFileSync(join(folder, 'tsconfig.json'), '{}')
  copyFileSync(join(ROOT, 'package.json'), join(folder, 'package.json'))
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), source)
  }
  const { stdout } = spawnSync(
    join(ROOT, 'node_modules/.bin/depcruise'),
    ['--config', join(ROOT, '.dependency-cruiser.mjs'), '--output-type', 'json', ...FOLDERS],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
        NODE_OPTIONS: `--import ${join(ROOT, 'tools/typescript-for-imports.mjs')}`,
      },
    },
  )
  rmSync(folder, { recursive: true })
  const { summary } = JSON.parse(stdout) as {
    summary: { violations: { from: string; rule: { severity: string } }[] }
  }
  return summary.violations.filter(({ rule }) => rule.severity === 'error').map(({ from }) => from)
}

const FORBIDDEN = {
  'a relative path': "import { shop } from '#store/shop.ts'\nexport const mine = shop\n",
  'a value': "import { shop } from '#store/shop.ts'\nexport const mine = shop\n",
  'a type': "import type { Shop } from '#store/shop.ts'\nexport type Mine = Shop\n",
}
const fileOf = (kind: string) => `common/${kind.replaceAll(' ', '-')}.ts`

const importing = (path: string): string => `import { name } from '${path}'\nexport const mine = name\n`
const ENTRY = '#store/modules/settings/settings.ts'
const INSIDE = '#store/modules/settings/schema.ts'
/** What must not look into a module, or at another layer at all. */
const LAYERS = {
  'store/http/settings.ts': INSIDE,
  'store/jobs/settings.ts': INSIDE,
  'store/modules/cart/cart.ts': INSIDE,
  'store/services.ts': INSIDE,
  'store/routes.ts': ENTRY,
  'server/settings.ts': INSIDE,
  'app/match-page.ts': ENTRY,
  'app/structured-data.ts': ENTRY,
}
const ALLOWED = {
  'store/http/allowed.ts': ENTRY,
  'store/jobs/allowed.ts': ENTRY,
  'store/modules/cart/allowed.ts': ENTRY,
  'store/store.ts': ENTRY,
  'server/allowed.ts': ENTRY,
}

let broken: string[]
beforeAll(() => {
  broken = cruise({
    'store/shop.ts': 'export const shop = 1\nexport type Shop = typeof shop\n',
    'common/allowed.ts': 'export const mine = 1\n',
    ...Object.fromEntries(Object.entries(FORBIDDEN).map(([kind, source]) => [fileOf(kind), source])),
    'store/modules/settings/settings.ts': 'export const name = 1\n',
    'store/modules/settings/schema.ts': 'export const name = 1\n',
    ...Object.fromEntries(
      Object.entries({ ...LAYERS, ...ALLOWED }).map(([path, imported]) => [path, importing(imported)]),
    ),
  })
}, 60_000)

test.each(Object.keys(FORBIDDEN))('an import of %s against the rules is found in TypeScript', (kind) => {
  expect(broken).toContain(fileOf(kind))
  expect(broken).not.toContain('common/allowed.ts')
})

test.each(Object.entries(LAYERS))('%s does not import %s', (path) => {
  expect(broken).toContain(path)
})

test('entry files of modules are imported by whoever serves them', () => {
  expect(broken.filter((path) => path in ALLOWED)).toEqual([])
})
