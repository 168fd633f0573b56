import type { Context } from 'hono'
import { type Args, type Parsed, readNestedQuery, readParameters } from '#store/http/wp-rest/parameters.ts'
import type { Endpoint } from '#store/http/wp-rest/route.ts'

/** A read whose query may hold lists of objects. */
export const nestedRead = <A extends Args>(
  declared: A,
  handle: (c: Context, query: Parsed<A>) => Promise<Response>,
): Endpoint => ({
  methods: ['GET'],
  args: declared,
  handle: (c) => handle(c, readParameters(readNestedQuery(new URL(c.req.url).searchParams), declared)),
})
