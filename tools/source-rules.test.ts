import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['app', 'store', 'store-api', 'server', 'common']
const SKIPPED = /\.test\.|messages\/paraglide|ui\/generated|ui\/gallery/

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name}`)
    .filter((path) => /\.tsx?$/.test(path) && !SKIPPED.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
)

const styles = readdirSync(join(ROOT, 'app'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ path: `app/${name}`, text: readFileSync(join(ROOT, 'app', name), 'utf8') }))

const filesWith = (pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path)

test('the sources are found', () => {
  expect(sources.length).toBeGreaterThan(300)
})

test.each([
  ['code that is made of text', /\beval\(|new Function\(|setTimeout\(\s*['"`]/, []],
  ['commands of the machine', /node:child_process/, []],
  [
    'SQL that is made of text',
    /\bsql\.raw\(|\bsql\.lit\(|\.exec\(\s*`[^`]*\$\{/,
    [
      'store/database/audit-log-lock.ts',
      'store/database/connection.ts',
      'store/database/postgres/row-recorder.ts',
      // constants, which an index or a grouping has to see
      'store/modules/catalog/products/low-stock.ts',
      'store/modules/orders/read/sales-series.ts',
    ],
  ],
  [
    'HTML that is not escaped',
    /dangerouslySetInnerHTML|\.innerHTML\s*=/,
    [
      'app/root.tsx',
      'app/shared/content/prose.tsx',
      'app/first-view/drawn-once.tsx',
      'app/shared/pages/wide-only.tsx',
    ],
  ],
  [
    'weak hashes',
    /'md5'|'sha1'/,
    [
      'store/http/middleware/admission.ts',
      'store/http/middleware/oauth1.ts',
      'store/http/wc-store-v1/cart/cart-item-json.ts',
      'store/http/wc-store-v1/cart/cart-session.ts',
    ],
  ],
  [
    'answers that nobody keeps, written by hand',
    /\bheader\('Cache-Control', 'no-store'\)/,
    ['store/http/no-store.ts'],
  ],
  [
    'ciphers of our own',
    /createCipheriv|createDecipheriv/,
    ['store/backup/seal.ts', 'store/database/cipher.ts'],
  ],
  ['numbers that can be guessed', /Math\.random\(/, ['store/modules/catalog/index/page.ts']],
  ['parsers of XML or YAML', /DOMParser|from '(xml2js|fast-xml-parser|js-yaml|yaml)'/, []],
  ['plug-ins', /<object\s+(data|type)=|<embed\s|<applet\b/, []],
  ['sockets of their own', /WebSocketServer|new WebSocket\(|RTCPeerConnection/, []],
] as const)('%s: only where it is known', (_, pattern, known) => {
  expect(filesWith(pattern).filter((path) => !known.some((one) => one === path))).toEqual([])
})

const FOLDER = /^store\/(?:modules\/)?([^/]+)\//
const WRITES = /\.(?:insertInto|replaceInto|mergeInto|updateTable|deleteFrom)\(\s*(?:'(\w+)'|(\w+))/g
const WRITES_IN_SQL = /\bsql`\s*(?:insert into|replace into|update|delete from) (\w+)/gi
/** Who else writes a table, and what it needs that for. */
const ALSO_WRITTEN: Record<string, string> = {
  // the event of a change is written in its transaction
  'store/database/transaction.ts': 'events',
  // a row is written and taken back, to see whether the disk takes it
  'store/database/try-writing.ts': 'event_cursors',
  // all texts of what is deleted go in one place
  'store/modules/translations/translations.ts': 'seo_texts',
}

/** The folder that declares each table, by what `Schema` imports; tables of the database itself stand there. */
const readOwners = (): Map<string, string> => {
  const schema = readFileSync(join(ROOT, 'store/database/schema.ts'), 'utf8')
  const folders = new Map<string, string>()
  for (const [, types = '', folder = ''] of schema.matchAll(
    /import type \{([^}]*)\} from '\.\.\/(?:modules\/)?(\w+)\//g,
  )) {
    for (const type of types.split(',')) folders.set(type.trim(), folder)
  }
  const tables = schema.slice(schema.indexOf('interface Schema')).matchAll(/^ {2}(\w+): (\w+)$/gm)
  return new Map(
    Array.from(tables, ([, table = '', type = '']) => [table, folders.get(type) ?? 'database'] as const),
  )
}

/** What a file writes: the names of tables, and of what holds one that is chosen at run time. */
const writtenBy = (text: string): string[] =>
  [...text.matchAll(WRITES), ...text.matchAll(WRITES_IN_SQL)].map(
    ([, table, chosen]) => table ?? chosen ?? '',
  )

/** Migrations bring whatever there is up to date. */
const writers = sources.filter(({ path }) => !path.startsWith('store/database/migrations/'))

test('each table is written by its owner alone', () => {
  const owners = readOwners()
  expect(owners.get('translations')).toBe('translations')
  expect(owners.size).toBeGreaterThan(70)
  const foreign = writers.flatMap(({ path, text }) =>
    writtenBy(text)
      .filter((table) => owners.has(table))
      .filter((table) => FOLDER.exec(path)?.[1] !== owners.get(table) && ALSO_WRITTEN[path] !== table)
      .map((table) => `${path} writes ${table}`),
  )
  expect(foreign).toEqual([])
})

test('only known files choose a table at run time, among those of their module', () => {
  const owners = readOwners()
  const choosing = writers.filter(({ text }) => writtenBy(text).some((table) => !owners.has(table)))
  expect(choosing.map(({ path }) => path).sort()).toEqual([
    'store/database/copy-database.ts',
    'store/modules/catalog/write/write-term.ts',
    'store/modules/content/write-post-term.ts',
    'store/modules/orders/write/delete-order.ts',
  ])
})

// Chromium keeps rules about siblings by id, class and attribute: one that begins with anything else, and ends with
// whatever element, has the style of the whole page worked out anew with each element that comes or goes
test('no rule of style is about all elements that follow a tag', () => {
  const afterTag = /(^|[\s>,(}])(\*|[a-z][a-z0-9]*)\s*[+~]\s*(\*|:)(?!is\([a-z])/m
  expect('.prose > * + * {').toMatch(afterTag)
  expect('.prose h2 + * {').toMatch(afterTag)
  expect('.prose li + li, .texts + *, .prose h2 + :is(h2, h3) {').not.toMatch(afterTag)
  expect(styles.filter(({ text }) => afterTag.test(text)).map(({ path }) => path)).toEqual([])
})
