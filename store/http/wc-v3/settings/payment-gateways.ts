import { Hono, type Context as HonoContext } from 'hono'
import type { Locale } from '#common/locale.ts'
import { languageOf } from '#store/http/language.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { originOf } from '#store/http/origin.ts'
import { ApiError, invalidParameters, invalidSettingValue } from '#store/http/wp-rest/errors.ts'
import { pickFields, readFields } from '#store/http/wp-rest/fields.ts'
import { itemWrite, updateEndpoint } from '#store/http/wp-rest/item-writes.ts'
import { itemLinks, setPaging } from '#store/http/wp-rest/links.ts'
import { contextArg } from '#store/http/wp-rest/list-parameters.ts'
import { args, readOnly } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { LANGUAGE, refuseSameInAll } from '#store/http/write-texts.ts'
import { methodTexts, readMethodTexts, writeGatewayTexts } from '#store/modules/payments/payments.ts'
import {
  changeSettings,
  type GatewaySettings,
  readSettings,
  type StoreSettings,
} from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'

const COLLECTION = '/wp-json/wc/v3/payment_gateways'

interface Field {
  label: string
  description: string
  type: 'safe_text' | 'text' | 'checkbox' | 'password'
}

const text = (label: string, description: string): Field => ({ label, description, type: 'text' })

/** What each gateway asks of the shop beside its names. */
const METHODS: Record<string, { title: string; description: string; fields: Record<string, Field> }> = {
  bacs: {
    title: 'Direct bank transfer',
    description: 'Shoppers transfer the amount and send a picture of the receipt.',
    fields: {
      account_name: text('Account name', 'In whose name the account is.'),
      card_number: text('Card number', 'For card-to-card transfers.'),
      iban: text('IBAN', 'Sheba number of the account.'),
      bank_name: text('Bank', 'Name of the bank.'),
    },
  },
  cod: {
    title: 'Cash on delivery',
    description: 'Shoppers pay when the order arrives.',
    fields: {},
  },
  zarinpal: {
    title: 'ZarinPal',
    description: 'Online payment with Iranian bank cards.',
    fields: {
      merchant_id: {
        label: 'Merchant id',
        description: '36 characters, from ZarinPal’s panel.',
        type: 'password',
      },
      sandbox: {
        label: 'Sandbox',
        description: 'Use ZarinPal’s sandbox, where no money moves; only while the shop is tried out.',
        type: 'checkbox',
      },
    },
  },
  testbank: {
    title: 'Test bank',
    description: 'A bank that comes with the shop. No money moves.',
    fields: {},
  },
}

const gatewayJson = (
  id: string,
  gateway: GatewaySettings,
  settings: StoreSettings,
  {
    origin,
    refunds,
    texts,
  }: { origin: string; refunds: boolean; texts: { title: string; description: string } },
) => {
  const method = METHODS[id] ?? { title: id, description: '', fields: {} }
  const defaults = methodTexts(id, undefined, settings.locale)
  const title: Field = {
    label: 'Title',
    description: 'Payment method title that shoppers see at the checkout.',
    type: 'safe_text',
  }
  const fields = Object.entries({ title, ...method.fields }).map(([name, field]) => {
    const value = name === 'title' ? texts.title : (gateway.settings[name] ?? '')
    const preset = name === 'title' ? defaults.title : ''
    return [
      name,
      { id: name, ...field, value, default: preset, tip: field.description, placeholder: '' },
    ] as const
  })
  return {
    id,
    title: texts.title,
    description: texts.description,
    order: gateway.order,
    enabled: gateway.enabled,
    method_title: method.title,
    method_description: method.description,
    method_supports: refunds ? ['products', 'refunds'] : ['products'],
    settings: Object.fromEntries(fields),
    needs_setup: id === 'zarinpal' && !gateway.settings.merchant_id,
    post_install_scripts: [],
    settings_url: `${origin}/admin#/payment_gateways/${id}`,
    connection_url: null,
    setup_help_text: null,
    required_settings_keys: id === 'zarinpal' ? ['merchant_id'] : [],
    _links: itemLinks(origin, COLLECTION, id, ['GET', 'POST', 'PUT', 'PATCH']),
  }
}

export const gatewayArgs = args({
  ...readOnly(
    'method_title',
    'method_description',
    'method_supports',
    'needs_setup',
    'post_install_scripts',
    'settings_url',
    'connection_url',
    'setup_help_text',
    'required_settings_keys',
  ),
  title: { type: 'string' },
  description: { type: 'string' },
  order: { type: 'integer', minimum: -1_000_000, maximum: 1_000_000 },
  enabled: { type: 'boolean' },
  settings: { type: 'mixed', description: 'By the names of the gateway’s settings.' },
  ...LANGUAGE,
})

const LONGEST = 2000

const unknownGateway = () =>
  new ApiError(404, 'woocommerce_rest_payment_gateway_invalid', 'Resource does not exist.')
/**
 * The settings that are given of a gateway, its title among them.
 * @throws ApiError 400 for one that it does not have, or a value that it does not take
 */
const readGatewaySettings = (id: string, given: unknown): Record<string, string> => {
  if (given === undefined || given === null) return {}
  if (typeof given !== 'object') throw invalidSettingValue()
  const fields: Record<string, Pick<Field, 'type'>> = { title: { type: 'safe_text' }, ...METHODS[id]?.fields }
  for (const [name, value] of Object.entries(given)) {
    if (!Object.hasOwn(fields, name)) {
      throw invalidParameters({
        [`settings.${name}`]: {
          code: 'rest_field_not_served',
          message: `settings.${name} is not served by this shop.`,
        },
      })
    }
    if (typeof value !== 'string' || value.length > LONGEST) throw invalidSettingValue()
    if (fields[name]?.type === 'checkbox' && value !== 'yes' && value !== 'no') throw invalidSettingValue()
  }
  return given as Record<string, string>
}

/** `wc/v3/payment_gateways`, for those who run the shop. */
export const paymentGatewayRoutes = (services: Services): Hono => {
  const app = new Hono()
  /** whether the bank gives money back by itself */
  const returns = (id: string): boolean => services.gateways.get(id)?.refund !== undefined
  const read = async (c: HonoContext) => {
    const settings = await readSettings(requestContext(c, services))
    const fields = readFields(new URL(c.req.url).searchParams)
    const sorted = Object.entries(settings.gateways).sort(([, a], [, b]) => a.order - b.order)
    return Promise.all(
      sorted.map(async ([id, gateway]) => ({
        id,
        json: pickFields(await jsonOf(c, id, gateway, settings, languageOf(c, settings)), fields),
      })),
    )
  }
  const jsonOf = async (
    c: HonoContext,
    id: string,
    gateway: GatewaySettings,
    settings: StoreSettings,
    language?: Locale,
  ) =>
    gatewayJson(id, gateway, settings, {
      origin: originOf(c.req, services),
      refunds: returns(id),
      texts: await readMethodTexts(requestContext(c, services), id, language),
    })
  const update = itemWrite(gatewayArgs, async (c, { settings: given, lang, ...about }) => {
    const id = c.req.param('id') ?? ''
    if ([about.title, about.description].some((text) => (text ?? '').length > LONGEST))
      throw invalidSettingValue()
    const { title = about.title, ...own } = readGatewaySettings(id, given)
    const settings = await readSettings(requestContext(c, services))
    if (lang && lang !== settings.locale) {
      const before = Object.hasOwn(settings.gateways, id) ? settings.gateways[id] : undefined
      if (!before) throw unknownGateway()
      const { description, title: _, ...others } = about
      const names = Object.entries(others).flatMap(([name, value]) => (value === undefined ? [] : name))
      refuseSameInAll([...names, ...Object.keys(own).map((name) => `settings.${name}`)])
      await writeGatewayTexts(requestContext(c, services), id, lang, {
        ...(title !== undefined && { title }),
        ...(description !== undefined && { description }),
      })
      return jsonOf(c, id, before, settings, lang)
    }
    const changes = { ...about, title }
    const isGiven = ([, value]: [string, unknown]) => value !== undefined
    let isKnown = true
    const saved = await changeSettings(requestContext(c, services), ({ gateways }) => {
      const before = Object.hasOwn(gateways, id) ? gateways[id] : undefined
      isKnown = before !== undefined
      if (!before) return null
      const after = { ...before, ...Object.fromEntries(Object.entries(changes).filter(isGiven)) }
      return { gateways: { ...gateways, [id]: { ...after, settings: { ...before.settings, ...own } } } }
    })
    if (!isKnown) throw unknownGateway()
    const gateway = saved.ok ? saved.value.gateways[id] : undefined
    if (!saved.ok || !gateway) throw invalidSettingValue()
    return jsonOf(c, id, gateway, saved.value)
  })

  mountRoute(
    app,
    services,
    '/payment_gateways',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read')
      const all = await read(c)
      setPaging(c, services, { total: all.length, page: 1, perPage: Math.max(all.length, 1) })
      return c.json(all.map(({ json }) => json))
    }),
  )
  mountRoute(
    app,
    services,
    '/payment_gateways/:id',
    endpoint('GET', contextArg, async (c) => {
      requireKey(c, 'read', 'view')
      const found = (await read(c)).find(({ id }) => id === c.req.param('id'))
      if (!found) throw unknownGateway()
      return c.json(found.json)
    }),
    updateEndpoint(update),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
