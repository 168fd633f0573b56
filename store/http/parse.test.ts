import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { parseBody, readBytes } from './parse.ts'
import { answerError } from './wp-rest/errors.ts'

const schema = z.object({
  name: z.string().max(5),
  kind: z.enum(['a', 'b']).default('a'),
  lines: z
    .array(z.object({ quantity: z.number().int().min(1) }))
    .max(2)
    .default([]),
})
const app = new Hono()
app.onError(answerError(() => {}))
app.post('/', async (c) => c.json(await parseBody(c, schema)))

const send = async (body: BodyInit) => {
  const response = await app.request('/', { method: 'POST', body })
  return { status: response.status, body: await response.json() }
}

/** Bytes in pieces of this size. */
const inPieces = (bytes: number, size: number): ReadableStream<Uint8Array> => {
  let left = bytes
  return new ReadableStream({
    pull: (controller) => {
      if (left <= 0) return controller.close()
      controller.enqueue(new Uint8Array(Math.min(size, left)).fill(0x20))
      left -= size
    },
  })
}
const read = (body: ReadableStream<Uint8Array>, limit: number) =>
  readBytes(new Request('http://shop.test/', { method: 'POST', body, duplex: 'half' } as RequestInit), limit)

test('a body that comes in small pieces is read as networks cut it, and no further where it is cut to dust', async () => {
  expect((await read(inPieces(3_000_000, 1_400), 24_000_000)).byteLength).toBe(3_000_000)
  await expect(read(inPieces(50_000, 1), 1_000_000)).rejects.toMatchObject({
    status: 413,
    code: 'rest_request_in_pieces',
  })
})

test('a large body lets others have their turn while it arrives', async () => {
  let turns = 0
  const count = () => {
    turns += 1
    immediate = setImmediate(count)
  }
  let immediate = setImmediate(count)
  await read(inPieces(4_000_000, 64_000), 24_000_000)
  clearImmediate(immediate)
  expect(turns).toBeGreaterThan(10)
})

test('a good body is parsed, unknown keys dropped, defaults filled', async () => {
  expect(await send('{"name":"sib","more":1}')).toEqual({
    status: 200,
    body: { name: 'sib', kind: 'a', lines: [] },
  })
})

test('every wrong parameter is named once, with its place', async () => {
  const { status, body } = await send(
    JSON.stringify({ name: 'too long', kind: 'c', lines: [{ quantity: 'x' }, { quantity: 0 }] }),
  )
  expect(status).toBe(400)
  expect(body.code).toBe('rest_invalid_param')
  expect(body.data.params).toEqual({
    name: 'name must be at most 5 characters long.',
    kind: 'kind is not one of a, b.',
    lines: 'lines[0][quantity] is not of type number.',
  })
  expect(body.data.details.lines.code).toBe('rest_invalid_type')
})

test('missing parameters, wrong roots and odd names', async () => {
  expect((await send('')).body.data.params).toEqual({ name: 'name is required.' })
  expect((await send('[1]')).body.data.params).toEqual({ body: 'body is not of type object.' })
  expect((await send('{"__proto__":{"name":"x"}}')).status).toBe(400)
})

test('what is not JSON or not UTF-8 is refused', async () => {
  for (const body of ['{', 'name=sib', new Uint8Array([0x22, 0xff, 0x22])]) {
    const answer = await send(body)
    expect(answer.status).toBe(400)
    expect(answer.body.code).toBe('rest_invalid_json')
  }
})

test('a body above 1 MiB is refused, however it comes', async () => {
  const large = `{"name":"${'x'.repeat(1024 * 1024)}"}`
  expect((await send(large)).status).toBe(413)
  const stream = new Response(large).body as ReadableStream
  const streamed = await app.request('/', { method: 'POST', body: stream, duplex: 'half' } as RequestInit)
  expect(streamed.status).toBe(413)
})
