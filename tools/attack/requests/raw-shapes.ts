import type { Random } from '#demo/random.ts'
import type { Known } from '../known/known.ts'
import { bytesOf, type RawExchange } from './call.ts'

type Build = (random: Random, known: Known) => RawExchange

const HOST = 'Host: {{host}}\r\n'
const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\n${HOST}${more}\r\n`
const post = (path: string, body: string, more = '') =>
  `POST ${path} HTTP/1.1\r\n${HOST}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n${more}\r\n${body}`
const LAST = 'Connection: close\r\n'
const QUOTE = '/wp-json/ghab/v1/cart/quote'

const exchange = (pieces: string[], more: Partial<RawExchange> = {}): RawExchange => ({
  kind: 'raw',
  pieces,
  pause: 0,
  ending: 'wait',
  answered: [],
  ...more,
})
/** Pieces that make whole requests: they have to be answered. */
const answered = (pieces: string[], methods: string[], pause = 0) =>
  exchange(pieces, { answered: methods, pause })
/** What no parser takes; the server may refuse it or hang up, and we wait for either. */
const refused = (text: string) => exchange([text], { ending: 'end' })

const junk = (random: Random, size: number) =>
  Array.from({ length: size }, () => String.fromCharCode(random.int(0, 255))).join('')

const PATHS = [
  '/healthz',
  '/',
  '/shop',
  '/wp-json',
  '/wp-json/wc/v3/products',
  '/robots.txt',
  '/no-such-page',
  '/media/none.webp',
]

/** Beginning of a TLS handshake, as a browser sends it to the wrong port. */
const TLS_HELLO = `\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03${'r'.repeat(32)}\x20${'s'.repeat(32)}\x00\x02\x13\x01\x01\x00`

const smuggled = (framing: string, body: string) =>
  refused(`POST ${QUOTE} HTTP/1.1\r\n${HOST}${framing}\r\n${body}${get('/healthz?smuggled', LAST)}`)

/** What can be done with a connection. Each name is what a finding is called. */
export const RAW_SHAPES: Record<string, Build> = {
  'head byte by byte': () => answered([...get('/healthz', LAST)], ['GET'], 2),
  'body byte by byte': () => answered([...post(QUOTE, '{"lines":[]}', LAST)].slice(0), ['POST'], 2),
  'half a head, then nothing': (random) =>
    exchange([get('/shop').slice(0, random.int(1, 40))], { ending: 'close', pause: 20 }),
  'half a head, then reset': (random) =>
    exchange([get('/shop').slice(0, random.int(1, 40))], { ending: 'reset', pause: 5 }),
  'half a body, then nothing': () =>
    exchange([post(QUOTE, '{"lines":[]}').slice(0, -4)], { ending: 'close', pause: 20 }),
  'half a body, then reset': () =>
    exchange([post(QUOTE, '{"lines":[]}').slice(0, -4)], { ending: 'reset', pause: 5 }),
  'a request, then reset before its answer': (random) =>
    exchange([get(random.pick(PATHS))], { ending: 'reset' }),
  'a long answer, then hang up': () =>
    exchange([get('/wp-json/wc/v3/products?per_page=100&_=1')], { ending: 'close', pause: 3 }),
  'random bytes': (random) => refused(junk(random, random.pick([1, 20, 500, 20_000]))),
  'a line of letters': (random) => refused(`${'A'.repeat(random.pick([10, 20_000, 70_000]))}\r\n\r\n`),
  'letters without a line': () => exchange(['A'.repeat(3_000)], { ending: 'end' }),
  'nothing at all': () => exchange([''], { ending: 'end' }),
  'empty lines': () => refused('\r\n'.repeat(200)),
  'TLS to the plain port': () => refused(TLS_HELLO),
  'HTTP/2 preface': () => refused('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n\0\0\0\x04\0\0\0\0\0'),
  'HTTP/0.9': () => refused('GET /\r\n'),
  'HTTP/1.0 without a host': () => refused('GET /healthz HTTP/1.0\r\n\r\n'),
  'HTTP/9.9': () => refused('GET / HTTP/9.9\r\nHost: a\r\n\r\n'),
  'no host': () => refused('GET / HTTP/1.1\r\n\r\n'),
  'two hosts': () => refused(`GET / HTTP/1.1\r\n${HOST}Host: evil.example\r\n${LAST}\r\n`),
  'bare line feeds': () => refused('GET /healthz HTTP/1.1\nHost: a\n\n'),
  'folded header': () => refused(get('/healthz', `X-A: b\r\n c\r\n${LAST}`)),
  'space before the colon': () => refused(get('/healthz', `X-A : b\r\n${LAST}`)),
  'null in a header': () => refused(get('/healthz', `X-A: b\0c\r\n${LAST}`)),
  'header without a colon': () => refused(get('/healthz', `nonsense\r\n${LAST}`)),
  'three thousand headers': () => refused(get('/healthz', 'A: b\r\n'.repeat(3_000) + LAST)),
  'options of everything': () => refused(`OPTIONS * HTTP/1.1\r\n${HOST}${LAST}\r\n`),
  connect: () => refused(`CONNECT evil.example:443 HTTP/1.1\r\n${HOST}\r\n`),
  'upgrade to a websocket': () =>
    refused(
      get(
        '/',
        'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: YQ==\r\nSec-WebSocket-Version: 13\r\n',
      ),
    ),
  'absolute address': () => refused(`GET http://evil.example/ HTTP/1.1\r\n${HOST}${LAST}\r\n`),
  'letters of other scripts in the address': () => answered([get(bytesOf('/product/سلام'))], ['GET']),
  'letters of other scripts, pipelined': () =>
    exchange([get(bytesOf('/برگه')) + get(bytesOf('/دیگر'), LAST)], { ending: 'end' }),
  'ten requests at once': (random) => {
    const paths = Array.from({ length: 10 }, () => random.pick(PATHS))
    return answered(
      [paths.map((path, index) => get(path, index === 9 ? LAST : '')).join('')],
      paths.map(() => 'GET'),
    )
  },
  'reads and writes at once': () =>
    answered(
      [
        get('/healthz') +
          post(QUOTE, '{"lines":[]}') +
          post(QUOTE, '{') +
          get('/wp-json') +
          post(QUOTE, '{"lines":1}', LAST),
      ],
      ['GET', 'POST', 'POST', 'GET', 'POST'],
    ),
  'requests after one that is refused': () =>
    refused(`GET /\x01 HTTP/1.1\r\n${HOST}\r\n${get('/healthz', LAST)}`),
  'rubbish after a request': (random) => refused(get('/shop') + junk(random, 300)),
  'rubbish after the body': () => refused(`${post(QUOTE, '{"lines":[]}')}rubbish\r\n\r\n`),
  'length and chunks': () => smuggled('Content-Length: 6\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\nG'),
  'chunks and length': () => smuggled('Transfer-Encoding: chunked\r\nContent-Length: 4\r\n', '5c\r\n'),
  'chunked, identity': () => smuggled('Transfer-Encoding: chunked, identity\r\n', '0\r\n\r\n'),
  xchunked: () => smuggled('Transfer-Encoding: xchunked\r\nContent-Length: 2\r\n', '{}'),
  'two lengths': () => smuggled('Content-Length: 2\r\nContent-Length: 20\r\n', '{}'),
  'a signed length': () => smuggled('Content-Length: +2\r\n', '{}'),
  'a negative length': () => smuggled('Content-Length: -2\r\n', '{}'),
  'a length of hex': () => smuggled('Content-Length: 0x2\r\n', '{}'),
  'a chunk that is no number': () => smuggled('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'),
  'a chunk larger than numbers': () => smuggled('Transfer-Encoding: chunked\r\n', `${'f'.repeat(20)}\r\n{}`),
  'long chunk extensions': () =>
    smuggled('Transfer-Encoding: chunked\r\n', `2;${'a'.repeat(30_000)}\r\n{}\r\n0\r\n\r\n`),
  'many empty-handed chunks': () =>
    refused(
      `POST ${QUOTE} HTTP/1.1\r\n${HOST}${LAST}Transfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(20_000)}0\r\n\r\n`,
    ),
  trailers: () =>
    refused(
      `POST ${QUOTE} HTTP/1.1\r\n${HOST}${LAST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\nAuthorization: x\r\n\r\n`,
    ),
  'waits for a word before the body': () =>
    exchange([post(QUOTE, '{"lines":[]}', `Expect: 100-continue\r\n${LAST}`).slice(0, -12), '{"lines":[]}'], {
      pause: 30,
      answered: ['POST'],
    }),
  'expects what nobody gives': () => refused(post(QUOTE, '{}', `Expect: a-miracle\r\n${LAST}`)),
  'the same connection ten times': () =>
    answered(
      Array.from({ length: 10 }, (_, index) => get('/healthz', index === 9 ? LAST : '')),
      Array.from({ length: 10 }, () => 'GET'),
      4,
    ),
}
