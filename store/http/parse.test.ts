import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { answerError } from './errors.ts'
import { parseBody } from './parse.ts'

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
