import { readAnswers } from '../run/read-answers.ts'
import { ask } from './ask.ts'
import type { Known } from './known.ts'
import type { Slots } from './slots.ts'

const ADDRESS = {
  first_name: 'مینا',
  last_name: 'راد',
  state: 'THR',
  city: 'تهران',
  address_1: 'خیابان ولیعصر، پلاک ۱',
  postcode: '1519613311',
  phone: '09123456789',
  email: 'mina@attack.example',
}

/** Leaves drafts, orders and carts in the shop, so that calls about them find some from the start. */
export const prepareOrders = async (origin: string, known: Known, slots: Slots): Promise<void> => {
  const post = async (path: string, body: unknown, token = ''): Promise<unknown> => {
    const answer = await ask(origin + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(token && { 'Cart-Token': token }) },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    const told = token && `Cart-Token: ${token}\r\n`
    const wire = `HTTP/1.1 ${answer.status} x\r\n${told}Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
    const [heard] = readAnswers(Buffer.from(wire), ['POST'], true)
    if (heard) slots.learn(heard)
    return answer.ok ? JSON.parse(text) : null
  }
  const products = known.things.products?.ids ?? []
  for (const id of products.slice(0, 8)) {
    const opened = await ask(`${origin}/wp-json/wc/store/v1/cart`)
    await post('/wp-json/wc/store/v1/cart/items', { id: Number(id) }, opened.headers.get('Cart-Token') ?? '')
  }
  for (const [index, id] of products.slice(0, 16).entries()) {
    const draft = await post('/api/appsettings/ionic_data_link/', {
      products: [{ product_id: Number(id), quantity: 1 }],
      customer_id: 0,
      one_page: 1,
      platform: 'web',
    })
    if (typeof draft !== 'string' || index % 2) continue
    const view = (await (
      await ask(`${origin}/wp-json/ghab/v1/checkout/${draft}?state=THR&country=IR`)
    ).json()) as {
      quote?: { shipping?: { rates?: { id: string }[] } }
    }
    await post(`/wp-json/ghab/v1/checkout/${draft}/place`, {
      billing: ADDRESS,
      shipping_rate: view.quote?.shipping?.rates?.[0]?.id ?? '',
      payment_method: index % 4 ? 'bacs' : 'testbank',
      terms: true,
    })
  }
}
