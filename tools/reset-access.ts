import { findCustomerId, makeReset, resetSecondFactor } from '#store/modules/customers/customers.ts'
import { createShopCommand } from './shop-command.ts'

/**
 * Lets somebody who runs the shop in again who lost password or second factor, and whom no colleague can help: the second
 * factor is taken away, every device signed out, and a link to choose a password by is printed, good once and for an hour.
 * `npm run reset-access -- --account EMAIL [--data DIR]`
 */
const { fail, flags, openShop, openSecrets, readEnvironment } = createShopCommand('reset-access', {
  account: { type: 'string' },
})
const { data, account } = flags
const email = (account ?? fail('--account is missing: the e-mail address of who is to be let in'))
  .trim()
  .toLowerCase()
const { siteUrl, port } = readEnvironment()

const context = await openShop(data)
const id = await findCustomerId(context, 'email', email)
const { ok } = await resetSecondFactor(context, id, await openSecrets(context.db, data))
if (!ok) fail(`nobody who works for this shop is ${email}`)
const reset = await makeReset(context, id)
await context.db.destroy()
console.log(`The second factor of ${email} is gone, and every device is signed out.`)
console.log('Who opens this link within the hour chooses their password. It works once:')
console.log(`  ${siteUrl ?? `http://localhost:${port}`}/reset-password?token=${reset?.token}&to=/admin`)
