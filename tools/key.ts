import { createApiKey, type KeyPermissions, listCustomers } from '../store/modules/customers/customers.ts'
import { createShopCommand } from './shop-command.ts'

/**
 * Makes a key of `wc/v3` for somebody who runs the shop:
 * `npm run key -- [--permissions read|write|read_write] [--customer EMAIL] [--description TEXT] [--data DIR]`
 */
const PERMISSIONS: readonly KeyPermissions[] = ['read', 'write', 'read_write']

const { fail, flags, openShop, openSecrets } = createShopCommand('key', {
  permissions: { type: 'string', default: 'read' },
  customer: { type: 'string' },
  description: { type: 'string', default: 'Made by npm run key' },
})
const { permissions: wished, customer: email, description, data } = flags
const permissions =
  PERMISSIONS.find((one) => one === wished) ??
  fail(`--permissions is ${PERMISSIONS.join(', ')}, not ${wished}`)
const context = await openShop(data)
const { customers } = await listCustomers(context, {
  email,
  role: email ? 'all' : 'administrator',
  orderBy: 'id',
  direction: 'asc',
  limit: 1,
  offset: 0,
})
const owner = customers[0] ?? fail(email ? `nobody here is ${email}` : 'this shop has no administrator')
const cipher = await openSecrets(context.db, data)
const key = await createApiKey(context, cipher, { customerId: owner.id, description, permissions })
await context.db.destroy()
console.log(`A key to ${permissions.replace('_', ' and ')} for ${owner.email}, told this once:`)
console.log(`  ${key.consumerKey}\n  ${key.consumerSecret}`)
