import { HttpError } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { startImport } from '#admin/import/product-import.ts'
import { readNumber } from '#admin/shared/inputs/digits.ts'
import type { LookSettingsJson } from '#store-api/contract/shop-look.ts'
import { type Answers, DELIVERIES, lookOf, PAYMENTS, type Step } from './answers.ts'

const post = <T>(path: string, body: object) => call<T>(path, { method: 'POST', body })

/** Looks are published at once: nobody sees the shop yet. */
const saveLook = async (values: Record<string, unknown>): Promise<void> => {
  const { json } = await call<LookSettingsJson>('ghab/v1/settings')
  const draft = { revision: json.draft.revision, values }
  const saved = await call<{ revision: number; changed: boolean }>('ghab/v1/settings/draft', {
    method: 'PUT',
    body: draft,
  })
  if (saved.json.changed) await post('ghab/v1/settings/publish', { revision: saved.json.revision })
}

const ZONES = 'wc/v3/shipping/zones'

/**
 * The zone that delivers to this whole country, or the one that the guide made for another answer, which is called by its
 * country's code; all others are left as their owner made them.
 */
const findCountryZone = async (
  zones: { id: number; name: string }[],
  country: string,
): Promise<{ id: number; code: string } | undefined> => {
  const ofCountries: { id: number; code: string; name: string }[] = []
  for (const { id, name } of zones) {
    const { json } = await call<{ code: string; type: string }[]>(`${ZONES}/${id}/locations`)
    const [place] = json
    if (json.length === 1 && place?.type === 'country') ofCountries.push({ id, name, code: place.code })
  }
  const isMade = ({ code, name }: { code: string; name: string }) => code === name
  return ofCountries.find(({ code }) => code === country) ?? ofCountries.find(isMade)
}

/** The zone of the country, in place of one of a country that was answered before; behind all zones where it is new. */
const saveZone = async (country: string): Promise<number> => {
  const { json: zones } = await call<{ id: number; order: number; name: string }[]>(ZONES)
  const locations = [{ code: country, type: 'country' }]
  const known = await findCountryZone(
    zones.filter(({ id }) => id > 0),
    country,
  )
  if (!known) {
    const order = Math.max(0, ...zones.map((zone) => zone.order)) + 1
    return (await post<{ id: number }>(ZONES, { name: country, order, locations })).json.id
  }
  if (known.code !== country) {
    await call(`${ZONES}/${known.id}`, { method: 'PUT', body: { name: country } })
    await call(`${ZONES}/${known.id}/locations`, { method: 'PUT', body: locations })
  }
  return known.id
}

interface Method {
  instance_id: number
  method_id: string
  enabled: boolean
}

/** A method for the whole country, in place of those of the guide that were chosen before. */
const saveDelivery = async ({ delivery = 'flat_rate', cost = '', country = '' }: Answers): Promise<void> => {
  const path = `${ZONES}/${await saveZone(country)}/methods`
  const { json: methods } = await call<Method[]>(path)
  const known = methods.find(({ method_id: id }) => id === delivery)
  const method = known ?? (await post<Method>(path, { method_id: delivery })).json
  const settings = delivery === 'free_shipping' ? {} : { settings: { cost: readNumber(cost) || '0' } }
  await call(`${path}/${method.instance_id}`, { method: 'PUT', body: { enabled: true, ...settings } })
  const others = methods.filter(
    ({ method_id: id, enabled }) => enabled && id !== delivery && DELIVERIES.includes(id),
  )
  for (const { instance_id: id } of others) {
    await call(`${path}/${id}`, { method: 'PUT', body: { enabled: false } })
  }
}

/** The way to pay that was chosen, in place of the others of the guide. */
const savePayment = async ({ payment = 'cod' }: Answers): Promise<void> => {
  const enable = (id: string, enabled: boolean) =>
    call(`wc/v3/payment_gateways/${id}`, { method: 'PUT', body: { enabled } })
  await enable(payment, true)
  for (const id of PAYMENTS) if (id !== payment) await enable(id, false)
}

/** Of a file or another shop, which was looked through before; it goes on when the guide is left. */
const importProducts = async ({ import_id: id }: Answers): Promise<void> => {
  if (!id) throw new HttpError('setup.import.needed', 400)
  await startImport(Number(id)).catch((error: unknown) => {
    // whoever comes back to this step has started it before
    if (!(error instanceof HttpError && error.status === 409)) throw error
  })
}

const saveProduct = async (answers: Answers): Promise<void> => {
  if ((answers.products ?? 'one') !== 'one') return importProducts(answers)
  if (!answers.product_name) return
  const body = {
    name: answers.product_name,
    type: 'simple',
    status: 'publish',
    regular_price: readNumber(answers.product_price ?? ''),
    images: answers.product_picture ? [{ id: Number(answers.product_picture) }] : [],
  }
  // whoever comes back to this step changes the product that they made
  const { json: known } = await call<{ id: number; name: string }[]>('wc/v3/products', {
    query: { search: body.name },
  })
  const id = known.find(({ name }) => name === body.name)?.id
  await (id ? call(`wc/v3/products/${id}`, { method: 'PUT', body }) : post('wc/v3/products', body))
}

const SAVES: Record<Step, (answers: Answers, token: string) => Promise<unknown>> = {
  account: async ({ first_name, last_name = '', email, password }, token) => {
    await post('ghab/v1/setup/claim', { token, first_name, last_name, email, password })
    // the anti-forgery token was a guest's: a page brings that of the new session
    await fetch(location.pathname)
  },
  shop: ({ name, language, country, currency }) =>
    post('ghab/v1/setup/steps/shop', { name, language, country, currency }),
  contact: ({ store_address = '', phone_no = '', contact_email = '' }) =>
    saveLook({ store_address, phone_no, contact_email }),
  look: (answers) => saveLook(lookOf(answers)),
  delivery: saveDelivery,
  payment: savePayment,
  product: saveProduct,
  done: async () => {},
}

/** Tells the shop what was answered in a step, by the calls that its back office makes later too. */
export const saveStep = (step: Step, answers: Answers, token: string): Promise<unknown> =>
  SAVES[step](answers, token)
