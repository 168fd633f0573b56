import type { Context } from 'hono'
import type { Locale } from '#common/locale.ts'
import type { Context as StoreContext } from '#store/context.ts'
import { writeOnce } from '#store/http/idempotency-key.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError } from '#store/http/wp-rest/errors.ts'
import { itemWrite } from '#store/http/wp-rest/item-writes.ts'
import { forceArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, readOnly } from '#store/http/wp-rest/parameters.ts'
import { readGiven } from '#store/http/wp-rest/read-given.ts'
import type { Endpoint } from '#store/http/wp-rest/route.ts'
import { sendItem } from '#store/http/wp-rest/send-list.ts'
import { LANGUAGE, refuseSameInAll } from '#store/http/write-texts.ts'
import {
  addMethod,
  deleteMethod,
  findMethod,
  readMethodTitles,
  type ShippingMethod,
  type ShippingZone,
  updateMethod,
} from '#store/modules/cart/cart.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import { writeTranslation } from '#store/modules/translations/translations.ts'
import type { Services } from '#store/services.ts'
import { METHOD_KINDS, type MethodKind, readMethodSettings } from './shipping-methods.ts'
import { methodJson, shippingClassesOf } from './zone-json.ts'
import { checkForce, noSuchMethod, noSuchZone } from './zone-requests.ts'

const methodArgs = args({
  ...readOnly('zone_id', 'instance_id', 'method_id', 'title', 'method_title', 'method_description'),
  order: { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 },
  enabled: { type: 'boolean' },
  settings: { type: 'mixed', description: 'By the names of the method’s settings.' },
})
export const editedMethodArgs = args({ ...methodArgs, ...LANGUAGE })
export const newMethodArgs = args({ ...methodArgs, method_id: { type: 'string', required: true } })

const kindOf = (id: string): MethodKind => {
  const kind = METHOD_KINDS.find((one) => one.id === id)
  if (kind) return kind
  throw new ApiError(400, 'woocommerce_rest_shipping_zone_not_created', 'Resource cannot be created.')
}

/** Methods with the names that they have in a language. */
export const titledIn = async (
  context: StoreContext,
  language: Locale | undefined,
  methods: readonly ShippingMethod[],
): Promise<ShippingMethod[]> => {
  if (!language) return [...methods]
  const ids = methods.map(({ id }) => id)
  const titles = await readMethodTitles(context, ids, language)
  return methods.map((method) => ({ ...method, title: titles.get(method.id)?.title ?? method.title }))
}

/** How the methods of a zone are written. */
export const zoneMethodWrites = (services: Services, zoneOf: (c: Context) => Promise<ShippingZone>) => {
  const contextOf = (c: Context) => requestContext(c, services)
  const instanceOf = (c: Context) => Number(c.req.param('instance'))
  const json = (c: Context, method: ShippingMethod) =>
    methodJson(method, originOf(c.req, services), shippingClassesOf(services))
  const create = itemWrite(newMethodArgs, async (c, given) => {
    const { method_id, order, enabled, settings } = given
    const zone = await zoneOf(c)
    const kind = kindOf(method_id)
    const { currency } = await readSettings(contextOf(c))
    const method = {
      methodId: kind.id,
      title: kind.title,
      ...readMethodSettings(kind, settings, currency.decimals),
      ...(order !== undefined && { order }),
      ...(enabled !== undefined && { enabled }),
    }
    const added = await writeOnce(c, contextOf(c), given, (inside) => addMethod(inside, zone.id, method))
    if (!added) throw noSuchZone()
    return json(c, added)
  })
  const editTitle = async (
    c: Context,
    method: ShippingMethod,
    language: Locale,
    { title, settings, ...others }: { title?: string; settings: Record<string, string> },
  ) => {
    refuseSameInAll([...Object.keys(others), ...Object.keys(settings).map((name) => `settings.${name}`)])
    await writeTranslation(contextOf(c), 'shipping_method', method.id, language, {
      ...(title !== undefined && { title }),
    })
    const [titled = method] = await titledIn(contextOf(c), language, [method])
    return json(c, titled)
  }
  const editMethod = itemWrite(editedMethodArgs, async (c, { order, enabled, settings, lang }) => {
    const zone = await zoneOf(c)
    const before = await findMethod(contextOf(c), zone.id, instanceOf(c))
    if (!before) throw noSuchMethod()
    const { locale, currency } = await readSettings(contextOf(c))
    if (lang && lang !== locale) {
      return editTitle(c, before, lang, {
        ...readMethodSettings(kindOf(before.methodId), settings, currency.decimals),
        ...(order !== undefined && { order }),
        ...(enabled !== undefined && { enabled }),
      })
    }
    const updated = await updateMethod(contextOf(c), zone.id, before.id, {
      ...readMethodSettings(kindOf(before.methodId), settings, currency.decimals),
      ...(order !== undefined && { order }),
      ...(enabled !== undefined && { enabled }),
    })
    if (!updated) throw noSuchMethod()
    return json(c, updated)
  })
  const removeMethod = itemWrite(forceArg, async (c, { force }) => {
    const zone = await zoneOf(c)
    checkForce(force, 'methods')
    const deleted = await deleteMethod(contextOf(c), zone.id, instanceOf(c))
    if (!deleted) throw noSuchMethod()
    return json(c, deleted)
  })

  const createMethod: Endpoint = {
    // answered with 200, as WooCommerce does
    methods: ['POST'],
    args: create.args,
    handle: async (c) => {
      requireKey(c, 'write', 'create')
      return sendItem(c, await create.run(c, await readGiven(c.req.raw), 0))
    },
  }
  return { createMethod, editMethod, removeMethod }
}
