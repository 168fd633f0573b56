import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { SYSTEM } from '../store/context.ts'
import { openDatabase } from '../store/database/connection.ts'
import { createApiKey, type KeyPermissions, listCustomers } from '../store/modules/customers/customers.ts'

/**
 * Makes a key of `wc/v3` for somebody who runs the shop:
 * `npm run key -- [--permissions read|write|read_write] [--customer EMAIL] [--description TEXT] [--data DIR]`
 */
const PERMISSIONS: readonly KeyPermissions[] = ['read', 'write', 'read_write']

const fail = (message: string): never => {
  console.error(`key: ${message}`)
  process.exit(1)
}

const readFlags = () => {
  try {
    return parseArgs({
      options: {
        permissions: { type: 'string', default: 'read' },
        customer: { type: 'string' },
        description: { type: 'string', default: 'Made by npm run key' },
        data: { type: 'string', default: process.env.DATA_DIR || 'data' },
      },
    }).values
  } catch (error) {
    return fail((error as Error).message.split('. ')[0] ?? '')
  }
}

const { permissions: wished, customer: email, description, data } = readFlags()
const permissions =
  PERMISSIONS.find((one) => one === wished) ??
  fail(`--permissions is ${PERMISSIONS.join(', ')}, not ${wished}`)
const file = join(resolve(data), 'vitrin.db')
if (!existsSync(file)) fail(`there is no shop in ${resolve(data)}; start it once, or name it with --data`)

const db = await openDatabase(file)
const context = { db, clock: Date.now, actor: SYSTEM }
const { customers } = await listCustomers(context, {
  email,
  role: email ? 'all' : 'administrator',
  orderBy: 'id',
  direction: 'asc',
  limit: 1,
  offset: 0,
})
const owner = customers[0] ?? fail(email ? `nobody here is ${email}` : 'this shop has no administrator')
const key = await createApiKey(context, { customerId: owner.id, description, permissions })
await db.destroy()
console.log(`A key to ${permissions.replace('_', ' and ')} for ${owner.email}, told this once:`)
console.log(`  ${key.consumerKey}\n  ${key.consumerSecret}`)
