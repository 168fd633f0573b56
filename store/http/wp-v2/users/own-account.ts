import type { Context } from 'hono'
import { getActor, requestContext } from '#store/http/middleware/authenticate.ts'
import { type Customer, findCustomer } from '#store/modules/customers/customers.ts'
import type { Services } from '#store/services.ts'

/** The name that readers see. */
export const shownName = ({ firstName, lastName, username }: Customer): string =>
  `${firstName} ${lastName}`.trim() || username

/** The account of who asks; null for none. */
export const ownAccount = (c: Context, services: Services): Promise<Customer | null> =>
  findCustomer(requestContext(c, services), getActor(c).customerId)
