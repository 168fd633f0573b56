import type { Context } from '#store/context.ts'
import {
  createApiKey,
  type KeyPermissions,
  listApiKeys,
  listCustomers,
  revokeApiKey,
} from '#store/modules/customers/customers.ts'
import { createShopCommand } from './shop-command.ts'

/**
 * Makes, lists and revokes keys of `wc/v3`; a new one is for somebody who runs the shop:
 * `npm run key -- [--permissions read|write|read_write] [--customer EMAIL] [--description TEXT] [--data DIR]`
 * `npm run key -- --list` · `npm run key -- --revoke ID`
 */
const PERMISSIONS: readonly KeyPermissions[] = ['read', 'write', 'read_write']

const { fail, flags, openShop, openSecrets } = createShopCommand('key', {
  permissions: { type: 'string', default: 'read' },
  customer: { type: 'string' },
  description: { type: 'string', default: 'Made by npm run key' },
  list: { type: 'boolean', default: false },
  revoke: { type: 'string' },
})
const { permissions: wished, customer: email, description, data, list, revoke } = flags
const permissions =
  PERMISSIONS.find((one) => one === wished) ??
  fail(`--permissions is ${PERMISSIONS.join(', ')}, not ${wished}`)
if (revoke !== undefined && !/^\d{1,15}$/.test(revoke)) {
  fail(`--revoke is the number of a key, as --list tells it, not ${revoke}`)
}

const timeText = (time: number): string => new Date(time).toISOString().slice(0, 16).replace('T', ' ')

const listKeys = async (context: Context): Promise<void> => {
  const keys = await listApiKeys(context)
  console.log(keys.length > 0 ? 'Keys, times in UTC:' : 'This shop has no key.')
  for (const { id, permissions, ending, email, description, createdAt, lastAccessAt } of keys) {
    const used = lastAccessAt === null ? 'never used' : `last used ${timeText(lastAccessAt)}`
    console.log(
      `  ${id}  …${ending}  ${permissions}  ${email}  made ${timeText(createdAt)}, ${used}  ${description}`,
    )
  }
}

const makeKey = async (context: Context): Promise<void> => {
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
  console.log(`A key to ${permissions.replace('_', ' and ')} for ${owner.email}, told this once:`)
  console.log(`  ${key.consumerKey}\n  ${key.consumerSecret}`)
}

const context = await openShop(data)
if (revoke !== undefined) {
  if (!(await revokeApiKey(context, Number(revoke))))
    fail(`there is no key ${revoke}; --list tells which there are`)
  console.log(`The key ${revoke} is revoked.`)
}
if (list) await listKeys(context)
if (!list && revoke === undefined) await makeKey(context)
await context.db.destroy()
