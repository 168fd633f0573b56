import { bytesOf } from './call.ts'
import { type Draft, encodeText, type Mutation, pickField } from './draft.ts'
import { BAD_BYTES, hostileText, hostileValue, JSON_TOKENS } from './hostile-values.ts'

const PROTOTYPES = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', '']

/** Puts something where a field's value was. */
const replaceField: Mutation = (draft, random) => {
  const field = pickField(draft, random)
  if (field)
    Object.defineProperty(field.at, field.name, {
      value: hostileValue(random),
      enumerable: true,
      configurable: true,
      writable: true,
    })
}

const removeField: Mutation = (draft, random) => {
  const field = pickField(draft, random)
  if (field) Reflect.deleteProperty(field.at, field.name)
}

const addFields: Mutation = (draft, random, known) => {
  const field = pickField(draft, random)
  if (!field) return
  const names = [...PROTOTYPES, ...known.names.fields]
  for (let count = random.pick([1, 3, 1_000]); count > 0; count--) {
    const name = count > 10 ? `f${count}` : random.pick(names)
    Object.defineProperty(field.at, name, {
      value: count > 10 ? `v${count}` : hostileValue(random),
      enumerable: true,
      configurable: true,
      writable: true,
    })
  }
}

const replaceAll: Mutation = (draft, random) => {
  draft.value = hostileValue(random)
}

const MARK = 'vitrin-token'
/** A number or text that no encoder would write. */
const jsonToken: Mutation = (draft, random) => {
  const field = pickField(draft, random)
  if (!field) return
  field.at[field.name] = MARK
  const token = random.pick(JSON_TOKENS)
  draft.encoding = 'json'
  draft.mangle.push((body) => body.replace(`"${MARK}"`, () => token))
}

const insertBytes: Mutation = (draft, random) => {
  const bytes = random.pick(BAD_BYTES)
  const place = random.next()
  draft.mangle.push((body) => {
    const at = Math.floor(place * body.length)
    return body.slice(0, at) + bytes + body.slice(at)
  })
}

const cutBody: Mutation = (draft, random) => {
  const place = random.next()
  draft.mangle.push((body) => body.slice(0, Math.floor(place * body.length)))
}

const otherEncoding: Mutation = (draft, random) => {
  draft.encoding = random.pick(['json', 'form', 'multipart'])
}

const otherType: Mutation = (draft, random) => {
  const type = random.pick([
    'text/plain',
    'text/html',
    'application/xml',
    'application/json; charset=utf-16',
    'APPLICATION/JSON',
    'application/json;;;',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary="a b"',
    `multipart/form-data; boundary=${'b'.repeat(70)}`,
    'multipart/mixed; boundary=x',
    'application/x-www-form-urlencoded; charset=utf-7',
    'image/png',
    '\xff\xfe',
    '/',
    '',
  ])
  draft.headers.push(['Content-Type', type])
}

const emptyBody: Mutation = (draft, random) => {
  draft.body = random.pick(['', ' ', '\r\n', '\0', '\xef\xbb\xbf', 'null', '[]', '""', '0'])
}

const repeat = (text: string, size: number) => text.repeat(Math.ceil(size / text.length)).slice(0, size)

/** Bodies that are long and cheap to write. */
const longBody: Mutation = (draft, random) => {
  const size = random.pick([20_000, 200_000, 200_000, 1_100_000])
  const encoding = random.pick(['form', 'multipart', 'json'] as const)
  draft.encoding = encoding
  draft.body = {
    form: () => repeat(random.pick(['a&', 'a=1&', '%41=%42&', '&', '=', 'a[b][c]=1&', '%']), size),
    json: () => repeat(random.pick(['[', '{"a":', '[1,', '"\\u0041', ' ', '1']), size),
    multipart: () => {
      const head = `--${draft.boundary}\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n`
      return repeat(
        random.pick([head, `--${draft.boundary}\r\n`, '\r\n', '-', `\r\n--${draft.boundary.slice(0, -1)}`]),
        size,
      )
    },
  }[encoding]()
}

const hugeBody: Mutation = (draft, random) => {
  draft.encoding = random.pick(['form', 'json', 'multipart'])
  draft.body = repeat(
    random.pick(['a&', 'a', `--${draft.boundary}\r\n\r\n`]),
    random.pick([3_000_000, 26_000_000]),
  )
}

const strangeBoundary: Mutation = (draft, random) => {
  draft.encoding = 'multipart'
  draft.boundary = random.pick(['a', '-', '--', 'b'.repeat(70), 'b'.repeat(300), "'()+_,-./:=?"])
}

const strangeParts: Mutation = (draft, random, known) => {
  draft.encoding = 'multipart'
  const { boundary } = draft
  const field = random.pick(['receipt', 'photos', 'avatar', 'a', '__proto__'])
  const disposition = random.pick([
    `form-data; name="${field}"; filename="${hostileText(random)
      .replace(/[\r\n]/g, '')
      .slice(0, 300)}"`,
    `form-data; name=${field}`,
    `form-data; name="${field}`,
    'form-data',
    'attachment; filename="x"',
    `form-data; name*=UTF-8''%ff`,
    '',
  ])
  const content = random.pick(known.uploads).bytes.slice(0, 2_000)
  const type = random.pick(['image/png', 'text/html', '', 'image/png; a="', '\xff'])
  const one = `--${boundary}\r\nContent-Disposition: ${bytesOf(disposition)}\r\nContent-Type: ${type}\r\n\r\n${content}\r\n`
  const end = random.pick([
    `--${boundary}--`,
    `--${boundary}--\r\n`,
    '',
    `--${boundary}`,
    `\r\n--${boundary}-`,
  ])
  draft.body = one.repeat(random.pick([1, 1, 2, 30])) + end
}

/** A thousand parts, and more of them than any form has. */
const manyParts: Mutation = (draft, random) => {
  draft.encoding = 'multipart'
  const count = random.pick([1_000, 5_000])
  const parts = Array.from(
    { length: count },
    (_, index) =>
      `--${draft.boundary}\r\nContent-Disposition: form-data; name="f${index % 50}"\r\n\r\n${index}\r\n`,
  )
  draft.body = `${parts.join('')}--${draft.boundary}--\r\n`
}

const swapUploads: Mutation = (draft, random, known) => {
  draft.encoding = 'multipart'
  draft.uploads = Array.from({ length: random.pick([1, 2, 4, 9]) }, () => ({
    field: random.pick(['receipt', 'photos', 'avatar', 'file']),
    upload: random.pick(known.uploads),
  }))
}

const doubledFields: Mutation = (draft, random, known) => {
  draft.encoding = 'form'
  const names = [...known.names.fields, 'intent', '_xsrf']
  draft.body = Array.from(
    { length: random.pick([2, 20, 1_000]) },
    () => `${encodeText(random.pick(names))}=${encodeText(hostileText(random).slice(0, 200))}`,
  ).join('&')
}

/** What can be done to a body, with how often it is. */
export const BODY_MUTATIONS: Record<string, [weight: number, mutation: Mutation]> = {
  'a field replaced': [20, replaceField],
  'a field left out': [6, removeField],
  'fields added': [5, addFields],
  'everything replaced': [4, replaceAll],
  'a number no encoder writes': [5, jsonToken],
  'bytes that are no UTF-8': [5, insertBytes],
  'cut off': [4, cutBody],
  'other encoding': [4, otherEncoding],
  'other type': [5, otherType],
  'nothing in it': [4, emptyBody],
  long: [3, longBody],
  huge: [0.4, hugeBody],
  'strange boundary': [3, strangeBoundary],
  'strange parts': [5, strangeParts],
  'many parts': [1, manyParts],
  'other pictures': [4, swapUploads],
  'fields twice': [3, doubledFields],
}

export const hasBody = ({ encoding }: Draft): boolean => encoding !== 'none'
