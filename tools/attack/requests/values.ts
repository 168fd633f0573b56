import type { Random } from '#demo/random.ts'
import type { JsonSchema } from '#store/http/openapi/json-schema.ts'
import { type Known, pathValue } from '../known/known.ts'

type Give = (random: Random, known: Known) => unknown

const numberOf =
  (part: string): Give =>
  (random, known) =>
    Number(pathValue(known, part, 'id', random)) || 1

/** Values that let a call get far, by the name of what they are for. */
const BY_NAME: Record<string, Give> = {
  product_id: numberOf('products'),
  variation_id: (random, known) => (random.chance(0.8) ? 0 : numberOf('variations')(random, known)),
  post: numberOf('posts'),
  customer_ids: () => [1, 2],
  quantity: (random) => random.int(1, 3),
  rating: (random) => random.int(1, 5),
  points: (random) => random.int(1, 50),
  email: (random) => `who${random.int(1, 400)}@attack.example`,
  reviewer_email: (random) => `who${random.int(1, 400)}@attack.example`,
  author_email: (random) => `who${random.int(1, 400)}@attack.example`,
  contact: (random) => random.pick([`who${random.int(1, 400)}@attack.example`, '09121112233']),
  login: (random, known) => random.pick([...known.accounts, `who${random.int(1, 50)}@attack.example`]),
  password: (random) => random.pick(['a long password of nobody', 'Vitrin-Wrong-1405']),
  current_password: () => 'a long password of nobody',
  mobile: (random) => `0912${random.int(1_000_000, 9_999_999)}`,
  phone: (random) => `0912${random.int(1_000_000, 9_999_999)}`,
  code: (random) => random.pick(['123456', '000000', 'welcome10', 'vitrin200']),
  coupons: (random) =>
    random.sample(['welcome10', 'vitrin200', 'postfree', 'dirooz', 'nothing'], random.int(0, 2)),
  // nothing that is sent may lead the shop to somebody else's machine
  endpoint: (random) => `https://push.attack.invalid/${random.int(1, 99)}`,
  p256dh: () => `B${'A'.repeat(86)}`,
  auth: () => 'a'.repeat(22),
  key: (random) => random.pick(['{{order_key}}', '{{item_key}}']),
  order_key: () => '{{order_key}}',
  payment_method: (random) => random.pick(['cod', 'testbank', 'testbank', 'bacs']),
  path: (random) =>
    `/wc/store/v1/cart/${random.pick(['add-item', 'update-item', 'apply-coupon', 'update-customer'])}`,
  rate_id: (random) => random.pick(['flat_rate:1', 'flat_rate:2', 'free_shipping:3']),
  shipping_rate: (random) => random.pick(['', 'flat_rate:1', 'flat_rate:2', 'free_shipping:3']),
  country: () => 'IR',
  state: (random) => random.pick(['THR', 'ESF', 'KHZ']),
  city: (random) => random.pick(['تهران', 'اصفهان']),
  postcode: () => '1519613311',
  address_1: () => 'خیابان ولیعصر، پلاک ۱',
  first_name: (random) => random.pick(['مینا', 'Sara', 'Ali']),
  last_name: (random) => random.pick(['راد', 'Karimi']),
  terms: () => true,
  website: () => undefined,
  expected_total: () => undefined,
  token: () => '{{session:customer}}',
  order_id: (random) => random.pick(['{{draft}}', '{{draft}}', '{{order}}']),
  number: (random) => random.pick(['4111111111111111', '{{order}}']),
  expiry: () => '12/2099',
  cvc: () => '123',
  page: (random) => random.int(1, 3),
  per_page: (random) => random.int(1, 20),
}

const text = (shape: JsonSchema, random: Random): string => {
  if (shape.format === 'email') return `who${random.int(1, 400)}@attack.example`
  if (shape.format === 'uri') return 'https://attack.invalid/'
  const words = random.pick(['سلام', 'a word', 'Good value for what it costs', 'خیلی خوب بود', '12'])
  const longest = shape.maxLength ?? 100
  // the ends of what is allowed are asked for as well
  if (random.chance(0.05) && longest <= 5_000) return 'ب'.repeat(longest)
  return words.padEnd(shape.minLength ?? 0, '.').slice(0, longest)
}

const amount = ({ minimum, exclusiveMinimum, maximum }: JsonSchema, random: Random): number => {
  const from = Math.max(minimum ?? exclusiveMinimum ?? 0, -1_000)
  const to = Math.min(maximum ?? 1_000, 1_000_000)
  return random.chance(0.05)
    ? random.pick([from, to])
    : random.int(from, Math.max(from, Math.min(to, from + 20)))
}

const list = (shape: JsonSchema, name: string, random: Random, known: Known): unknown[] => {
  const least = shape.minItems ?? 0
  const most = Math.min(shape.maxItems ?? 3, 3)
  return Array.from({ length: random.int(least, Math.max(least, most)) }, () =>
    valueFor(shape.items ?? {}, name, random, known),
  )
}

const fields = (shape: JsonSchema, random: Random, known: Known): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shape.properties ?? {})
      .filter(([name]) => shape.required?.includes(name) || random.chance(0.6))
      .map(([name, inner]) => [name, valueFor(inner, name, random, known)]),
  )

/** A value that the shape allows, and that means something to this shop where its name tells what it is for. */
export const valueFor = (shape: JsonSchema, name: string, random: Random, known: Known): unknown => {
  if (shape.enum) return random.pick(shape.enum)
  if ('const' in shape) return shape.const
  const choices = shape.anyOf ?? shape.oneOf
  if (choices) return valueFor(random.pick(choices), name, random, known)
  if (shape.allOf?.[0]) return valueFor(shape.allOf[0], name, random, known)
  if (shape.format === 'product-id' && random.chance(0.9)) return numberOf('products')(random, known)
  const give = Object.hasOwn(BY_NAME, name) ? BY_NAME[name] : undefined
  if (give && shape.type !== 'object' && random.chance(0.97)) {
    const value = give(random, known)
    return shape.type === 'array' && !Array.isArray(value) ? [value] : value
  }
  if (shape.type === 'object' || shape.properties) return fields(shape, random, known)
  if (shape.type === 'array') return list(shape, name, random, known)
  if (shape.type === 'integer' || shape.type === 'number') return amount(shape, random)
  if (shape.type === 'boolean') return random.chance(0.5)
  if (shape.type === 'null') return null
  return text(shape, random)
}
