import type { Random } from '#demo/random.ts'
import { bytesOf } from '../requests/call.ts'
import type { Mutation } from '../requests/draft.ts'
import type { Known } from './known.ts'

export const ROLES = ['customer', 'wholesale_customer', 'vendor', 'administrator'] as const
export type Role = (typeof ROLES)[number]

const XSRF = 'attack-token-attack-token-attack'

const basic = ([key, secret]: Known['demoKey']): string =>
  `Basic ${Buffer.from(`${key}:${secret}`).toString('base64')}`

const session = (random: Random): string => `{{session:${random.pick(ROLES)}}}`

/** Who asks, told in each way that there is. `{{…}}` is filled in when it is sent. */
const WAYS: Record<string, [weight: number, mutation: Mutation]> = {
  nobody: [25, () => {}],
  'token alone': [14, (draft, random) => draft.headers.push(['Authorization', session(random)])],
  'Bearer token': [3, (draft, random) => draft.headers.push(['Authorization', `Bearer ${session(random)}`])],
  'browser with its token': [
    28,
    (draft, random) => {
      draft.headers.push(['Cookie', `${'{{cookie}}'}=${session(random)}; XSRF-TOKEN=${XSRF}`])
      if (draft.encoding === 'json' || random.chance(0.5)) draft.headers.push(['X-XSRF-TOKEN', XSRF])
      else if (typeof draft.value === 'object' && draft.value !== null) {
        Object.assign(draft.value, { _xsrf: XSRF })
      }
    },
  ],
  'guest browser with its token': [
    8,
    (draft) => {
      draft.headers.push(['Cookie', `XSRF-TOKEN=${XSRF}`], ['X-XSRF-TOKEN', XSRF])
    },
  ],
  'browser with a wrong token': [
    5,
    (draft, random) => {
      const wrong = random.pick([
        'wrong',
        bytesOf('سلام'),
        '',
        XSRF.slice(1),
        `${XSRF.slice(1)}\xe9`,
        'a'.repeat(4_000),
      ])
      draft.headers.push(
        ['Cookie', `${'{{cookie}}'}=${session(random)}; XSRF-TOKEN=${XSRF}`],
        ['X-XSRF-TOKEN', wrong],
      )
    },
  ],
  'key by Basic': [10, (draft, _, known) => draft.headers.push(['Authorization', basic(known.demoKey)])],
  'key in the query': [
    3,
    (draft, _, { demoKey: [key, secret] }) =>
      draft.query.push(['consumer_key', key], ['consumer_secret', secret]),
  ],
  'key by OAuth': [3, (draft) => draft.headers.push(['Authorization', '{{oauth}}'])],
  'broken OAuth': [
    2,
    (draft, random, { demoKey: [key] }) => {
      const method = random.pick(['HMAC-SHA1', 'HMAC-SHA256', 'PLAINTEXT', '__proto__', ''])
      const time = random.pick(['0', 'NaN', '9'.repeat(30), ''])
      const signature = random.pick(['a', '%ff', bytesOf('سلام'), 'YQ==', ''])
      draft.headers.push([
        'Authorization',
        `OAuth oauth_consumer_key="${key}", oauth_timestamp="${time}", oauth_nonce="n", oauth_signature_method="${method}", oauth_signature="${signature}"`,
      ])
    },
  ],
  'broken credentials': [
    4,
    (draft, random) => {
      const text = random.pick([
        'Basic',
        'Basic ',
        'Basic !!!!',
        'Basic OjpA',
        `Basic ${Buffer.from('ck_x:سلام').toString('base64')}`,
        'Bearer',
        'Bearer x',
        'p.x',
        'a'.repeat(43),
        bytesOf('سلام'),
        'OAuth ',
        'Digest a="b',
        `Basic ${'a'.repeat(5_000)}`,
        '\xff',
      ])
      draft.headers.push(['Authorization', text])
    },
  ],
}

export const CREDENTIALS = WAYS
