import type { Context, Hono } from 'hono'
import type { Services } from '#store/services.ts'
import { originOf } from '../origin.ts'
import { type Arg, isTaken } from './declaration.ts'
import { setApiLink } from './links.ts'
import { type Args, type Parsed, readParameters, readWritten } from './parameters.ts'
import { readGiven } from './read-given.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** An item is edited by any of these. */
export const EDITS = ['POST', 'PUT', 'PATCH'] as const

export const isEdit = (method: string): boolean => (EDITS as readonly string[]).includes(method)

export interface Endpoint {
  methods: readonly Method[]
  args: Args
  /** the body is a list of these */
  listOf?: Args
  handle: (c: Context) => Response | Promise<Response>
}

const declarations = new WeakMap<object, Endpoint>()

/** What a mounted handler declares; undefined for one that declares nothing. */
export const declarationOf = (handler: object): Endpoint | undefined => declarations.get(handler)

const declare = (one: Endpoint): Endpoint => {
  declarations.set(one.handle, one)
  return one
}

/** Binds parameters to the handler that gets them checked. */
export const endpoint = <A extends Args>(
  methods: Method | readonly Method[],
  declared: A,
  handle: (c: Context, query: Parsed<A>) => Response | Promise<Response>,
): Endpoint =>
  declare({
    methods: typeof methods === 'string' ? [methods] : methods,
    args: declared,
    handle: (c) => handle(c, readParameters(new URL(c.req.url).searchParams, declared)),
  })

/**
 * As {@link endpoint}, for a write: what it gives may stand in the body too.
 * @param permit refuses who may not do this by throwing an ApiError, before anything of a body is read
 */
export const writeEndpoint = <A extends Args>(
  methods: readonly Method[],
  declared: A,
  handle: (c: Context, given: Parsed<A>) => Promise<Response>,
  permit: (c: Context) => void = () => {},
): Endpoint =>
  declare({
    methods,
    args: declared,
    handle: async (c) => {
      permit(c)
      return handle(c, readWritten(await readGiven(c.req.raw), declared))
    },
  })

const explainNested = (arg: Arg): Arg => {
  if (arg.type === 'array') return { ...arg, items: explainNested(arg.items) }
  if (arg.type !== 'object') return arg
  const taken = Object.entries(arg.properties).filter(([, property]) => isTaken(property))
  return {
    ...arg,
    properties: Object.fromEntries(taken.map(([name, property]) => [name, explainNested(property)])),
  }
}

const explain = (args: Args) =>
  Object.fromEntries(
    Object.entries(args)
      .filter(([, arg]) => isTaken(arg))
      .map(([name, arg]) => [name, { ...explainNested(arg), required: arg.required ?? false }]),
  )

/**
 * Mounts the endpoints of one path of `wc/v3` (or `wp/v2`): parameters are checked before the key (as WordPress does), `Allow` names
 * every method, OPTIONS describes them to anybody.
 * @param path below `/wp-json/wc/v3`, with Hono's parameters: `/products/:id{[0-9]+}`
 */
export const mountRoute = (
  app: Hono,
  services: Services,
  path: string,
  ...endpoints: Endpoint[]
): readonly string[] => {
  const allow = [...new Set(endpoints.flatMap((one) => one.methods))]
  for (const one of endpoints) {
    const mounted = declare({
      ...one,
      handle: (c) => {
        setApiLink(c, services)
        c.header('Allow', allow.join(', '))
        return one.handle(c)
      },
    })
    app.on([...one.methods], path, mounted.handle)
  }
  app.on('OPTIONS', path, (c) => {
    setApiLink(c, services)
    c.header('Allow', allow.join(', '))
    const namespace = /^\/wp-json\/([^/]+\/[^/]+(?:\/v\d+)?)/.exec(c.req.path)?.[1] ?? 'wc/v3'
    return c.json({
      namespace,
      methods: allow,
      endpoints: endpoints.map((one) => ({ methods: one.methods, args: explain(one.args) })),
      ...(path.includes(':')
        ? {}
        : { _links: { self: [{ href: `${originOf(c.req.raw, services)}/wp-json/${namespace}${path}` }] } }),
    })
  })
  return allow
}
