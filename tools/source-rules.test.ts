import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['app', 'store', 'store-api', 'server', 'common']
const SKIPPED = /\.test\.|database\/seed\/|messages\/paraglide|ui\/generated|ui\/gallery/

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
    ['store/database/connection.ts'],
  ],
  [
    'HTML that is not escaped',
    /dangerouslySetInnerHTML|\.innerHTML\s*=/,
    ['app/root.tsx', 'app/shared/content/prose.tsx', 'app/first-view/drawn-once.tsx'],
  ],
  [
    'weak hashes',
    /'md5'|'sha1'/,
    [
      'store/http/middleware/admission.ts',
      'store/http/middleware/oauth1.ts',
      'store/http/middleware/response-cache.ts',
      'store/http/wc-store-v1/cart/cart-item-json.ts',
      'store/http/wc-store-v1/cart/cart-session.ts',
    ],
  ],
  ['ciphers of our own', /createCipheriv|createDecipheriv/, ['store/database/cipher.ts']],
  ['numbers that can be guessed', /Math\.random\(/, ['store/modules/catalog/index/page.ts']],
  ['parsers of XML or YAML', /DOMParser|from '(xml2js|fast-xml-parser|js-yaml|yaml)'/, []],
  ['plug-ins', /<object\s+(data|type)=|<embed\s|<applet\b/, []],
  ['sockets of their own', /WebSocketServer|new WebSocket\(|RTCPeerConnection/, []],
] as const)('%s: only where it is known', (_, pattern, known) => {
  expect(filesWith(pattern).filter((path) => !known.some((one) => one === path))).toEqual([])
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
