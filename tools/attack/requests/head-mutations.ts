import { bytesOf } from './call.ts'
import { encodeText, type Mutation } from './draft.ts'
import { BAD_BYTES, hostileText } from './hostile-values.ts'

const ODD_METHODS = [
  'TRACE',
  'trace',
  'get',
  'PROPFIND',
  'OPTIONS',
  'HEAD',
  'DELETE',
  'PATCH',
  'PUT',
  'CONNECT',
  'PURGE',
  'QUERY',
  'SEARCH',
  'LONGNAME',
  'GETT',
  'M-SEARCH',
  'LINK',
  'SOURCE',
  'A'.repeat(300),
  '__proto__',
  'POST',
]

const oddMethod: Mutation = (draft, random) => {
  draft.method = random.pick(ODD_METHODS)
}

const parts = (path: string) => path.split('/')

/** Changes one part of the path. */
const replacePart: Mutation = (draft, random) => {
  const all = parts(draft.path)
  all[random.int(Math.min(1, all.length - 1), all.length - 1)] = encodeText(
    hostileText(random).slice(0, 3_000),
  )
  draft.path = all.join('/') || '/'
}

const TRAVERSALS = [
  '..',
  '../..',
  '..%2f..%2f..%2fetc%2fhosts',
  '%2e%2e/%2e%2e',
  '..%5c..',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '%2f',
  '%5c',
  '%00',
  '%c0%ae%c0%ae/',
  '.',
  './',
  '//',
  '///',
  '/%2f/',
  ';a=b',
  '%23',
  '%3f',
  '%0d%0aX-Injected:%201',
  '%',
  '%zz',
  '%ff',
  '%e2%82',
  '*',
  '|',
  'a%20b',
  '+',
  '@',
  '..%c0%af',
  'C:%5c',
  '%u002e',
  'index.html',
  '.git/config',
  '.env',
  '.data',
  '.data.data',
]

const traverse: Mutation = (draft, random) => {
  const all = parts(draft.path)
  all.splice(
    random.int(1, all.length),
    0,
    ...Array.from({ length: random.pick([1, 1, 3]) }, () => random.pick(TRAVERSALS)),
  )
  draft.path = all.join('/')
}

/** Letters of the path encoded, once or twice, or their slashes. */
const encodePath: Mutation = (draft, random) => {
  const hex = (text: string) => `%${text.charCodeAt(0).toString(16)}`
  draft.path = random.pick([
    () => draft.path.replace(/[a-z]/g, (letter) => (random.chance(0.3) ? hex(letter) : letter)),
    () => draft.path.replaceAll('%', '%25'),
    () => `/${draft.path.slice(1).replaceAll('/', '%2F')}`,
    () => `/${draft.path.slice(1).replaceAll('/', '%252F')}`,
    () => draft.path.toUpperCase(),
    () => `${draft.path}/`,
    () => `/${draft.path}`,
    () => `${draft.path}//`,
    () => `http://evil.example${draft.path}`,
    () => draft.path + random.pick(BAD_BYTES),
    () => `${draft.path}${bytesOf('/سلام')}`,
  ])()
}

const longPath: Mutation = (draft, random) => {
  draft.path += random.pick(['/a', 'a', '%41', '/..', '%2f']).repeat(random.pick([500, 2_000, 9_000]))
}

const nameOf = (known: Parameters<Mutation>[2], random: Parameters<Mutation>[1]) =>
  random.pick([...known.names.parameters, '__proto__', 'constructor', 'toString', 'a[]', 'a[b][c]', ''])

const hostileQuery: Mutation = (draft, random, known) => {
  for (let count = random.int(1, 4); count > 0; count--) {
    draft.query.push([encodeText(nameOf(known, random)), encodeText(hostileText(random).slice(0, 4_000))])
  }
}

const doubledQuery: Mutation = (draft, random, known) => {
  const name = encodeText(draft.query.length ? random.pick(draft.query)[0] : nameOf(known, random))
  for (const form of [name, name, `${name}[]`, `${name}[0]`, `${name}[a]`]) {
    draft.query.push([form, encodeText(hostileText(random).slice(0, 100))])
  }
}

const manyParameters: Mutation = (draft, random, known) => {
  const one = encodeText(nameOf(known, random))
  for (let index = 0; index < 1_000; index++)
    draft.query.push([random.chance(0.5) ? one : `p${index}`, `${index}`])
}

const brokenQuery: Mutation = (draft, random) => {
  const text = random.pick([
    '&&&&',
    '=',
    '?',
    '%',
    '%zz=%zz',
    '%ff=%fe',
    'a=%e2%82',
    '\xff\xfe',
    '+',
    '#',
    'a&a&a&a',
    ';',
    '\u0000',
  ])
  draft.query.push([text, '\u0000'])
}

const longQuery: Mutation = (draft, random, known) => {
  const size = random.pick([2_000, 7_000, 15_500, 70_000])
  draft.query.push([
    encodeText(nameOf(known, random)),
    random.pick(['a', '%41', '1,', '%2C1']).repeat(size / 3),
  ])
}

/** Several of these are parsed by somebody on the way. */
const HEADERS: Record<string, readonly string[]> = {
  Range: [
    'bytes=0-0',
    'bytes=-1',
    'bytes=5-1',
    'bytes=0-,0-,0-',
    `bytes=${'0-1,'.repeat(500)}`,
    'items=1',
    'bytes=99999999999999999999-',
  ],
  'If-None-Match': ['*', '"', '""', 'W/"a"', `"${'a'.repeat(5_000)}"`, '"a", "b"', '\xff'],
  'If-Modified-Since': ['yesterday', 'Thu, 01 Jan 1970 00:00:00 GMT', '99999999999'],
  Accept: [
    '*/*',
    'text/html',
    'image/avif',
    'application/json',
    ',,,',
    'a/b;q=nan',
    `${'a/b,'.repeat(1_000)}`,
    '\xff',
    'text/x-script',
  ],
  'Accept-Encoding': ['br', 'gzip;q=0', 'identity;q=0', '*;q=0', 'zstd', `${'gzip,'.repeat(1_000)}`, '\xff'],
  'Accept-Language': ['en', 'fa', 'xx-YY', '*', '__proto__', ','.repeat(2_000), '\xff'],
  Cookie: [
    '=',
    ';;;;',
    'a',
    'XSRF-TOKEN',
    'XSRF-TOKEN=',
    'XSRF-TOKEN=\xd8\xb3',
    'session=%ff',
    'a=b; '.repeat(500),
    'token=p.x',
    'vitrin_session=x; vitrin_session=y',
    '__proto__=1',
    'demo={"a":',
    'demo=%7B%22',
    'vitrin_demo=%E0%A4%A',
    '\xff\xfe=\xff',
  ],
  Host: [
    '',
    'evil.example',
    'a b',
    '[::1',
    '127.0.0.1:99999',
    'x'.repeat(300),
    'evil.example:80@a',
    '\xff',
    '..',
    '%00',
    'a/b?c#d',
  ],
  'X-HTTP-Method-Override': ['DELETE', 'PUT', '__proto__', '\xff'],
  'X-Forwarded-For': ['127.0.0.1', 'x', '::1', '1.2.3.4, 5.6.7.8', ','.repeat(1_000), '\xff'],
  'X-Forwarded-Host': ['evil.example', '\xff'],
  'X-Forwarded-Proto': ['https', 'javascript', '\xff'],
  Forwarded: ['for=1.2.3.4;host=evil.example;proto=https', '"'],
  Origin: ['null', 'https://evil.example', '\xff'],
  Referer: ['https://evil.example/', 'x', '\xff'],
  'Sec-Fetch-Site': ['cross-site', 'same-origin', 'none', '\xff'],
  'Sec-Fetch-Dest': ['iframe', 'image', '__proto__'],
  Expect: ['100-continue', '200-ok', '\xff'],
  Upgrade: ['websocket', 'h2c'],
  'Transfer-Encoding': ['identity', 'gzip'],
  'User-Agent': ['', 'a'.repeat(7_000), '\xff\xfe', 'Mozilla/5.0 (compatible; Googlebot/2.1)'],
  'X-XSRF-TOKEN': ['', '\xd8\xb3\xd9\x84', 'a'.repeat(5_000)],
  'Content-Encoding': ['gzip', 'br', 'nonsense'],
  Prefer: ['return=minimal'],
  'X-WP-Nonce': ['x', '\xff'],
  Purpose: ['prefetch'],
}

const hostileHeader: Mutation = (draft, random) => {
  const name = random.pick(Object.keys(HEADERS))
  const value = random.pick(HEADERS[name] ?? [''])
  if (name === 'Host') draft.headers = draft.headers.filter(([other]) => other !== 'Host')
  draft.headers.push([name, value])
}

const manyHeaders: Mutation = (draft, random) => {
  const count = random.pick([50, 200, 2_000])
  for (let index = 0; index < count; index++) draft.headers.push([`X-${index % 90}`, 'v'])
}

const hugeHeader: Mutation = (draft, random) => {
  draft.headers.push([
    random.pick(['X-Long', 'Cookie', 'Authorization', 'Accept']),
    'a'.repeat(random.pick([8_000, 15_000, 40_000])),
  ])
}

const framing: Mutation = (draft, random) => {
  draft.framing = random.pick(['chunked', 'chunked', 'more', 'less', 'untold'])
}

/** What can be done to the rest of a request, with how often it is. */
export const HEAD_MUTATIONS: Record<string, [weight: number, mutation: Mutation]> = {
  'odd method': [8, oddMethod],
  'a part of the path replaced': [10, replacePart],
  'path traversal': [8, traverse],
  'path encoded otherwise': [7, encodePath],
  'long path': [2, longPath],
  'hostile query': [16, hostileQuery],
  'parameters twice': [5, doubledQuery],
  'a thousand parameters': [1, manyParameters],
  'broken query': [4, brokenQuery],
  'long query': [2, longQuery],
  'hostile header': [20, hostileHeader],
  'many headers': [1, manyHeaders],
  'huge header': [1, hugeHeader],
  'length told otherwise': [3, framing],
}
