import { HttpError } from 'react-admin'
import { call } from '#admin/api/call.ts'
import { startImport } from '#admin/import/product-import.ts'
import { readNumber } from '#admin/shared/inputs/digits.ts'
import type { LookSettingsJson } from '#store-api/contract/shop-look.ts'
import { type Answers, lookOf, type Step } from './answers.ts'

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

interface Method {
  instance_id: number
  method_id: string
}

/** A method for the whole country, in place of one of the same kind that was chosen before. */
const saveDelivery = async ({ delivery = 'flat_rate', cost = '', country = '' }: Answers): Promise<void> => {
  const { json: zones } = await call<{ id: number; name: string }[]>('wc/v3/shipping/zones')
  let zone = zones.find(({ id }) => id > 0)?.id
  if (!zone) {
    zone = (await post<{ id: number }>('wc/v3/shipping/zones', { name: country })).json.id
    const locations = [{ code: country, type: 'country' }]
    await call(`wc/v3/shipping/zones/${zone}/locations`, { method: 'PUT', body: locations })
  }
  const path = `wc/v3/shipping/zones/${zone}/methods`
  const { json: methods } = await call<Method[]>(path)
  const known = methods.find(({ method_id: id }) => id === delivery)
  const method = known ?? (await post<Method>(path, { method_id: delivery })).json
  const settings = delivery === 'free_shipping' ? {} : { settings: { cost: readNumber(cost) || '0' } }
  await call(`${path}/${method.instance_id}`, { method: 'PUT', body: { enabled: true, ...settings } })
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
  payment: ({ payment = 'cod' }) =>
    call(`wc/v3/payment_gateways/${payment}`, { method: 'PUT', body: { enabled: true } }),
  product: saveProduct,
  done: async () => {},
}

/** Tells the shop what was answered in a step, by the calls that its back office makes later too. */
export const saveStep = (step: Step, answers: Answers, token: string): Promise<unknown> =>
  SAVES[step](answers, token)
