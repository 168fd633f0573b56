import { Hono } from 'hono'
import { askerOf, requestContext, requireKey } from '#store/http/middleware/authenticate.ts'
import { logSecurity } from '#store/http/security-log.ts'
import { localDate } from '#store/http/wp-rest/dates.ts'
import { args } from '#store/http/wp-rest/parameters.ts'
import { endpoint, mountRoute } from '#store/http/wp-rest/route.ts'
import { BYTE_ORDER_MARK, type Exporter, wholeText, writeRows } from '#store/modules/csv/csv.ts'
import { type Customer, listCustomers } from '#store/modules/customers/customers.ts'
import { readSettings } from '#store/modules/settings/settings.ts'
import type { Services } from '#store/services.ts'
import { CUSTOMER_ROLES } from '../customers/customers.ts'
import { ADDRESS_COLUMNS, addressCells } from './address-cells.ts'
import { createFileThrottle } from './csv-request.ts'
import { csvResponse } from './csv-response.ts'
import { BEGIN, type ExportPlace } from './order-export.ts'
import { MOST_EXPORTS } from './product-export.ts'

export const customerExportArgs = args({
  role: { type: 'string', default: 'customer', enum: CUSTOMER_ROLES },
})

const BY_ID = { orderBy: 'id', direction: 'asc' } as const
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

/** Customers as a CSV file, one line each. */
export const customerExporter = (): Exporter<{ role: string }> => ({
  count: async (context, { role }) =>
    (await listCustomers(context, { role, ...BY_ID, limit: 0, offset: 0 })).total,
  write: async function* (context, { wanted: { role } }, place) {
    const { timezone } = await readSettings(context)
    if (place === null) yield { text: BYTE_ORDER_MARK + writeRows([HEADER]), place: BEGIN, done: 0 }
    let { behindId, done } = (place as ExportPlace | null) ?? BEGIN
    for (;;) {
      const page = { ...BY_ID, behindId, limit: AT_ONCE, offset: 0 }
      const { customers } = await listCustomers(context, { role, ...page })
      const last = customers.at(-1)
      if (!last) return
      const text = writeRows(
        customers.map((customer) => [
          ...COLUMNS.map(([, cell]) => cell(customer, timezone)),
          ...addressCells(customer.billing),
          ...addressCells(customer.shipping),
        ]),
      )
      behindId = last.id
      done += customers.length
      yield { text, place: { behindId, done } satisfies ExportPlace, done }
    }
  },
})

/** `wc/v3/customers/export`: customers as a CSV file, one line each. */
export const customerExportRoutes = (services: Services): Hono => {
  const app = new Hono()
  const throttle = createFileThrottle(services, 'customers', MOST_EXPORTS)
  const exporter = customerExporter()
  mountRoute(
    app,
    services,
    '/customers/export',
    endpoint('GET', customerExportArgs, (c, { role }) => {
      requireKey(c, 'read')
      throttle(c)
      logSecurity(c, services, 'export-downloaded', { ...askerOf(c), of: 'customers' })
      const about = { wanted: { role }, origin: '' }
      const pieces = exporter.write(requestContext(c, services), about, null)
      return csvResponse(c, 'customers', wholeText(pieces))
    }),
  )
  return new Hono().route('/wp-json/wc/v3', app)
}
