import { Hono } from 'hono'
import { formatMoney } from '#common/money.ts'
import { readMobile } from '#common/phone.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { parseBody, parseInput } from '#store/http/parse.ts'
import { gmtDate } from '#store/http/wp-rest/dates.ts'
import { invalidParameters } from '#store/http/wp-rest/errors.ts'
import { sendList } from '#store/http/wp-rest/send-list.ts'
import { addCustomerAccount } from '#store/modules/customers/customers.ts'
import { type Buyer, listBuyers } from '#store/modules/orders/orders.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { type Buyer as BuyerAnswer, buyersQuery, newBuyer } from '#store-api/contract/office.ts'

const PATH = '/wp-json/ghab/v1/customers'

export const buyerJson = (buyer: Buyer, decimals: number): BuyerAnswer => ({
  id: buyer.id,
  first_name: buyer.firstName,
  last_name: buyer.lastName,
  username: buyer.username,
  email: buyer.email,
  phone: buyer.mobile || (buyer.billing.phone ?? ''),
  role: buyer.role,
  blocked: buyer.isBlocked,
  orders: buyer.orders,
  spent: formatMoney(buyer.spent, decimals),
  last_order_gmt: buyer.lastOrderAt === null ? null : gmtDate(buyer.lastOrderAt),
  date_created_gmt: gmtDate(buyer.createdAt),
})

const refuseField = (field: string, code: string, message: string) =>
  invalidParameters({ [field]: { code, message } })

/** `ghab/v1/customers`, for those who run the shop: whom it sells to, and accounts for who has called. */
export const buyerRoutes = (services: Services): Hono =>
  new Hono()
    .get(PATH, async (c) => {
      requireKey(c, 'read')
      const query = parseInput(buyersQuery, c.req.query())
      const { page, per_page: perPage, search, role, blocked, orderby, order } = query
      const context = requestContext(c, services)
      const { buyers, total } = await listBuyers(context, {
        search,
        role,
        blocked,
        orderBy: orderby,
        direction: order,
        limit: perPage,
        offset: (page - 1) * perPage,
      })
      const { currency } = await readSettings(context)
      const items = buyers.map((buyer) => buyerJson(buyer, currency.decimals))
      return sendList(c, services, items, { total, page, perPage })
    })
    .post(PATH, async (c) => {
      requireKey(c, 'write')
      const given = await parseBody(c, newBuyer)
      const context = requestContext(c, services)
      const { country, currency } = await readSettings(context)
      const mobile = given.mobile && readMobile(given.mobile, country)
      if (mobile === null) throw refuseField('mobile', 'ghab_mobile', 'This is no mobile number.')
      const added = await addCustomerAccount(context, {
        email: given.email.toLowerCase(),
        mobile,
        firstName: given.first_name,
        lastName: given.last_name,
        billing: { first_name: given.first_name, last_name: given.last_name, email: given.email },
        shipping: { first_name: given.first_name, last_name: given.last_name },
      })
      if (added.ok) {
        const nothing = { orders: 0, spent: 0, lastOrderAt: null }
        return c.json(buyerJson({ ...added.value, ...nothing }, currency.decimals), 201)
      }
      if (added.error === 'mobile_taken') {
        throw refuseField('mobile', 'ghab_mobile_taken', 'There is a customer with this number already.')
      }
      throw refuseField('email', 'ghab_email_taken', 'There is a customer with this e-mail address already.')
    })
