import { Hono } from 'hono'
import type { Context } from '#store/context.ts'
import { requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { localDate } from '#store/http/wp-rest/dates.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { BYTE_ORDER_MARK, writeRows } from '#store/modules/csv/csv.ts'
import { type Customer, listCustomers } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { CUSTOMER_ROLES } from '../customers/customers.ts'
import { ADDRESS_COLUMNS, addressCells } from './address-cells.ts'
import { createFileThrottle } from './csv-request.ts'
import { csvResponse } from './csv-response.ts'
import { MOST_EXPORTS } from './product-export.ts'

export const customerExportArgs = args({
  role: { type: 'string', default: 'customer', enum: CUSTOMER_ROLES },
})

/** customers that are read and written at once */
const AT_ONCE = 500

const COLUMNS: readonly [label: string, cell: (customer: Customer, timezone: string) => string][] = [
  ['Customer ID', ({ id }) => String(id)],
  ['Username', ({ username }) => username],
  ['E-mail', ({ email }) => email],
  ['Mobile', ({ mobile }) => mobile],
  ['First name', ({ firstName }) => firstName],
  ['Last name', ({ lastName }) => lastName],
  ['Role', ({ role }) => role],
  ['Date registered', ({ createdAt }, timezone) => localDate(createdAt, timezone)],
  ['Has paid?', ({ isPaying }) => (isPaying ? '1' : '0')],
]

const HEADER = [
  ...COLUMNS.map(([label]) => label),
  ...ADDRESS_COLUMNS.map(([label]) => `Billing ${label}`),
  ...ADDRESS_COLUMNS.map(([label]) => `Shipping ${label}`),
]

async function* exportCustomers(context: Context, role: string): AsyncGenerator<string> {
  const { timezone } = await readSettings(context)
  yield BYTE_ORDER_MARK + writeRows([HEADER])
  for (let offset = 0; ; offset += AT_ONCE) {
    const page = { orderBy: 'id', direction: 'asc', limit: AT_ONCE, offset } as const
    const { customers } = await listCustomers(context, { role, ...page })
    if (customers.length === 0) return
    yield writeRows(
      customers.map((customer) => [
        ...COLUMNS.map(([, cell]) => cell(customer, timezone)),
        ...addressCells(customer.billing),
        ...addressCells(customer.shipping),
      ]),
    )
  }
}

/** `wc/v3/customers/export`: customers as a CSV file, one line each. */
export const customerExportRoutes = (services: Services): Hono => {
  const app = new Hono()
  const throttle = createFileThrottle(services, 'customers', MOST_EXPORTS)
  mountRoute(
    app,
    services,
    '/customers/export',
    endpoint('GET', customerExportArgs, (c, { role }) => {
      requireKey(c, 'read')
      throttle(c)
      return csvResponse(c, 'customers', exportCustomers(requestContext(c, services), role))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
