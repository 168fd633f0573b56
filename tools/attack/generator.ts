import { createRandom, type Random } from '#demo/random.ts'
import { hasOwnShape, shapesOf } from './contracts.ts'
import { CREDENTIALS } from './known/credentials.ts'
import { type Known, pathValue } from './known/known.ts'
import type { Target } from './known/targets.ts'
import { BODY_MUTATIONS, hasBody } from './requests/body-mutations.ts'
import type { Call } from './requests/call.ts'
import { type Draft, encodeText, formFields, type Mutation, requestOf } from './requests/draft.ts'
import { HEAD_MUTATIONS } from './requests/head-mutations.ts'
import { hostileText } from './requests/hostile-values.ts'
import { RAW_SHAPES } from './requests/raw-shapes.ts'
import { valueFor } from './requests/values.ts'

const RAW_EVERY = 20
/** so that what is counted by IP address is reached from many of them */
const ADDRESSES = 250

const pickWeighted = <T>(table: Record<string, [weight: number, value: T]>, random: Random): [string, T] => {
  const entries = Object.entries(table)
  let rest = random.next() * entries.reduce((sum, [, [weight]]) => sum + weight, 0)
  for (const [name, [weight, value]] of entries) {
    rest -= weight
    if (rest < 0) return [name, value]
  }
  return pickWeighted(table, random)
}

const fileOf = (random: Random, known: Known) => random.pick(known.files)

/** The pattern's parameters filled with what there is. */
const pathOf = ({ pattern }: Target, random: Random, known: Known): string => {
  const parts = pattern.split('/')
  return parts
    .map((part, index) =>
      part.replace(/:(\w+)/g, (_, name: string) =>
        name === 'file'
          ? fileOf(random, known)
          : encodeText(pathValue(known, parts[index - 1] ?? '', name, random)),
      ),
    )
    .join('/')
}

/** What the forms of the pages send: names that stand in the sources, with values of all kinds. */
const pageForm = (random: Random, known: Known): Record<string, unknown> => {
  const names = random.sample(known.names.fields, random.int(1, 8))
  const shape = random.pick([...shapesOf({ method: '', pattern: '', kind: 'page' })])
  const filled = Object.entries(valueFor(shape, '', random, known) as object).slice(0, 12)
  return {
    ...Object.fromEntries(names.map((name) => [name, valueFor({ type: 'string' }, name, random, known)])),
    ...Object.fromEntries(filled),
    ...(random.chance(0.8) && { intent: random.pick(known.names.choices) }),
  }
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

const fillBody = (draft: Draft, target: Target, random: Random, known: Known): void => {
  const isPage = target.kind !== 'api' && !hasOwnShape(target)
  draft.value = isPage ? pageForm(random, known) : valueFor(random.pick(shapesOf(target)), '', random, known)
  const isFile = /receipt|avatar|reviews$|add-review|order-received/.test(target.pattern)
  draft.encoding = isPage ? 'form' : 'json'
  if (/test-bank|wc-auth/.test(target.pattern)) draft.encoding = 'form'
  if (isFile && random.chance(0.8)) {
    draft.encoding = 'multipart'
    const field = random.pick(['receipt', 'photos', 'avatar'])
    draft.uploads.push({ field, upload: random.pick(known.uploads) })
  }
  if (random.chance(0.05)) draft.encoding = random.pick(['json', 'form', 'multipart'])
}

const fillQuery = (draft: Draft, target: Target, random: Random, known: Known): void => {
  if (hasOwnShape(target)) {
    const given = valueFor(random.pick(shapesOf(target)), '', random, known)
    for (const [name, value] of formFields(given)) draft.query.push([encodeText(name), encodeText(value)])
  } else if (random.chance(0.6)) {
    for (const name of random.sample(known.names.parameters, random.int(1, 4))) {
      const value = random.chance(0.7)
        ? String(valueFor({ type: 'string' }, name, random, known))
        : hostileText(random)
      draft.query.push([encodeText(name), encodeText(value.slice(0, 2_000))])
    }
  }
  if (/\/orders\/:id/.test(target.pattern) && random.chance(0.6)) draft.query.push(['key', '{{order_key}}'])
  if (target.kind === 'data' && target.routeId && random.chance(0.6)) {
    draft.query.push([
      '_routes',
      encodeText(random.chance(0.8) ? target.routeId : hostileText(random).slice(0, 200)),
    ])
  }
}

const draftOf = (target: Target, random: Random, known: Known): Draft => {
  const draft: Draft = {
    method: target.method,
    path: pathOf(target, random, known),
    query: [],
    headers: [['Host', '{{host}}']],
    value: undefined,
    encoding: 'none',
    uploads: [],
    boundary: '----vitrin-attack',
    body: null,
    mangle: [],
    framing: 'length',
    shape: [],
  }
  if (READS.has(target.method)) fillQuery(draft, target, random, known)
  else fillBody(draft, target, random, known)
  // most writes of the Store API would end at its nonce
  if (/\/wc\/store\//.test(target.pattern) && random.chance(0.8))
    draft.headers.push(['Cart-Token', '{{cart}}'])
  if (target.kind === 'page' && random.chance(0.7)) draft.headers.push(['Accept', 'text/html'])
  return draft
}

const apply = (
  draft: Draft,
  table: Record<string, [weight: number, mutation: Mutation]>,
  random: Random,
  known: Known,
): void => {
  const [name, mutate] = pickWeighted(table, random)
  mutate(draft, random, known)
  draft.shape.push(name)
}

const mutate = (draft: Draft, random: Random, known: Known): void => {
  for (let count = random.pick([0, 0, 1, 1, 1, 2, 2, 3]); count > 0; count--) {
    // a read with a body is a shape of its own
    const isBody = hasBody(draft) ? random.chance(0.6) : random.chance(0.05)
    apply(draft, isBody ? BODY_MUTATIONS : HEAD_MUTATIONS, random, known)
  }
}

const addressOf = (random: Random): string => {
  const index = random.int(0, ADDRESSES - 1)
  return `127.0.${1 + Math.floor(index / 50)}.${1 + (index % 50)}`
}

const httpCall = (number: number, target: Target, random: Random, known: Known): Call => {
  const draft = draftOf(target, random, known)
  apply(draft, CREDENTIALS, random, known)
  mutate(draft, random, known)
  const request = requestOf(draft)
  request.headers.push(['Connection', 'close'])
  const route = `${target.method} ${target.pattern}`
  return { number, route, shape: draft.shape.join(', '), request, from: addressOf(random) }
}

const rawCall = (number: number, random: Random, known: Known): Call => {
  const shapes = Object.entries(RAW_SHAPES)
  const [name, build] = shapes[Math.floor(number / RAW_EVERY) % shapes.length]!
  return { number, route: 'connection', shape: name, request: build(random, known), from: addressOf(random) }
}

/**
 * Gives the call of each number: the same for the same seed, targets and knowledge of the shop, in whatever order they
 * are asked for. Every target has its turn before one has its second.
 */
export const createGenerator = (
  seed: string,
  targets: readonly Target[],
  known: Known,
): ((number: number) => Call) => {
  const order = createRandom(seed).sample(targets, targets.length)
  return (number) => {
    const random = createRandom(`${seed} ${number}`)
    if (number % RAW_EVERY === 0) return rawCall(number, random, known)
    const turn = number - Math.floor(number / RAW_EVERY) - 1
    return httpCall(number, order[turn % order.length]!, random, known)
  }
}
