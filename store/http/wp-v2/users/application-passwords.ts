import type { Context, Hono } from 'hono'
import { getActor, requestContext } from '#store/http/middleware/authenticate.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { ApiError, invalidParameters } from '#store/http/wp-rest/errors.ts'
import { args, type Parsed } from '#store/http/wp-rest/parameters.ts'
import { EDITS, endpoint, mountRoute, writeEndpoint } from '#store/http/wp-rest/route.ts'
import { sendAll, sendItem } from '#store/http/wp-rest/send-list.ts'
import {
  type ApplicationPassword,
  createApplicationPassword,
  listApplicationPasswords,
  renameApplicationPassword,
  revokeApplicationPasswords,
} from '#store/modules/customers/customers.ts'
import type { Services } from '#store/services.ts'
import { openSite, selfLinks } from '../answer.ts'
import { deletedJson, forbidden, requireStaff } from '../staff.ts'

const LONGEST_NAME = 200
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const applicationPasswordArgs = args({ name: { type: 'string' }, app_id: { type: 'string' } })
const newArgs = args({ ...applicationPasswordArgs, name: { type: 'string', required: true } })

type Action = 'list' | 'read' | 'create' | 'edit' | 'delete'
const WORDS: Record<Action, string> = {
  list: 'list application passwords',
  read: 'read this application password',
  create: 'create application passwords',
  edit: 'edit this application password',
  delete: 'delete this application password',
}

/** Only who runs the shop has application passwords, and only their owner sees them. */
const requireOwner = (c: Context, action: Action): void => {
  const message = `Sorry, you are not allowed to ${WORDS[action]} for this user.`
  const code = `rest_cannot_${action}_application_password${action === 'list' || action === 'create' ? 's' : ''}`
  requireStaff(c, code, message)
  const user = c.req.param('user')
  if (user !== 'me' && Number(user) !== getActor(c).customerId) throw forbidden(c, code, message)
}

const notFound = () =>
  new ApiError(404, 'rest_application_password_not_found', 'Application password not found.')

const readName = ({ name = '' }: Parsed<typeof applicationPasswordArgs>): string => {
  const text = name.replace(/\s+/g, ' ').trim()
  if (text !== '' && text.length <= LONGEST_NAME) return text
  const message = `name has 1 to ${LONGEST_NAME} characters.`
  throw invalidParameters({ name: { code: 'rest_invalid_param', message } })
}

const readAppId = ({ app_id = '' }: Parsed<typeof applicationPasswordArgs>): string => {
  if (app_id === '' || UUID.test(app_id)) return app_id
  throw invalidParameters({ app_id: { code: 'rest_invalid_uuid', message: 'app_id is not a valid UUID.' } })
}

/** `wp/v2/users/{me}/application-passwords`: passwords of other programs, which the answer that makes one tells once. */
export const mountApplicationPasswords = (app: Hono, services: Services): void => {
  const toJson = async (c: Context, one: ApplicationPassword, password?: string) => {
    const { base, isStaff } = await openSite(c, services)
    const { self } = selfLinks(
      { base, isStaff },
      `users/${getActor(c).customerId}/application-passwords`,
      one.uuid,
    )
    return {
      uuid: one.uuid,
      app_id: one.appId,
      name: one.name,
      created: gmtDate(one.createdAt),
      last_used: one.lastUsedAt === null ? null : gmtDate(one.lastUsedAt),
      // it is not stored
      last_ip: null,
      ...(password === undefined ? {} : { password }),
      _links: { self },
    }
  }
  const list = (c: Context) => listApplicationPasswords(requestContext(c, services))
  const findOne = async (c: Context, uuid = c.req.param('uuid')): Promise<ApplicationPassword> => {
    const found = (await list(c)).find((one) => one.uuid === uuid)
    if (!found) throw notFound()
    return found
  }
  const revoke = (c: Context, uuid?: string) => {
    logSecurity(c, services, 'app-password-revoked', { customerId: getActor(c).customerId })
    return revokeApplicationPasswords(requestContext(c, services), uuid)
  }

  const create = writeEndpoint(
    ['POST'],
    newArgs,
    async (c, given) => {
      const asked = { name: readName(given), appId: readAppId(given) }
      const made = await createApplicationPassword(requestContext(c, services), asked)
      if (!made.ok) {
        const message = 'Too many application passwords. Please delete one first.'
        throw new ApiError(400, 'rest_too_many_application_passwords', message)
      }
      logSecurity(c, services, 'app-password-created', { customerId: getActor(c).customerId })
      const { uuid, password } = made.value
      const json = await toJson(c, await findOne(c, uuid), password)
      c.header('Location', json._links.self[0]?.href)
      return sendItem(c, json, 201)
    },
    (c) => requireOwner(c, 'create'),
  )
  const rename = writeEndpoint(
    EDITS,
    applicationPasswordArgs,
    async (c, given) => {
      const { uuid } = await findOne(c)
      if (given.name !== undefined) {
        await renameApplicationPassword(requestContext(c, services), uuid, readName(given))
      }
      return sendItem(c, await toJson(c, await findOne(c)))
    },
    (c) => requireOwner(c, 'edit'),
  )

  const path = '/users/:user{me|[0-9]+}/application-passwords'
  mountRoute(
    app,
    services,
    path,
    endpoint('GET', {}, async (c) => {
      requireOwner(c, 'list')
      return sendAll(c, await Promise.all((await list(c)).map((one) => toJson(c, one))))
    }),
    create,
    endpoint('DELETE', {}, async (c) => {
      requireOwner(c, 'delete')
      return c.json({ deleted: true, count: await revoke(c) })
    }),
  )
  mountRoute(
    app,
    services,
    `${path}/introspect`,
    endpoint('GET', {}, async (c) => {
      requireOwner(c, 'read')
      const uuid = c.get('applicationPassword')
      if (!uuid) throw notFound()
      return sendItem(c, await toJson(c, await findOne(c, uuid)))
    }),
  )
  mountRoute(
    app,
    services,
    `${path}/:uuid{[0-9a-f-]+}`,
    endpoint('GET', {}, async (c) => {
      requireOwner(c, 'read')
      return sendItem(c, await toJson(c, await findOne(c)))
    }),
    rename,
    endpoint('DELETE', {}, async (c) => {
      requireOwner(c, 'delete')
      const found = await findOne(c)
      await revoke(c, found.uuid)
      return c.json(deletedJson(await toJson(c, found)))
    }),
  )
}
