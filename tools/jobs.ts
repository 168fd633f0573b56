import { listDeadJobs, reviveJobs } from '#store/jobs/queue.ts'
import { createShopCommand } from './shop-command.ts'

/**
 * Lists the work that the shop has given up: mail that nobody took and the like.
 * `npm run jobs -- [--retry NUMBER|all] [--data DIR]`
 */
const { fail, flags, openShop } = createShopCommand('jobs', { retry: { type: 'string' } })
const { retry, data } = flags
if (retry !== undefined && !/^(all|\d{1,15})$/.test(retry)) fail(`--retry is a number or all, not ${retry}`)
const context = await openShop(data)
if (retry !== undefined) {
  const revived = await reviveJobs(context, retry === 'all' ? null : Number(retry))
  console.log(`${revived} to be tried again`)
}
const dead = await listDeadJobs(context)
await context.db.destroy()
console.log(dead.length ? `${dead.length} given up:` : 'Nothing was given up.')
for (const { id, kind, attempts, error, createdAt, payload } of dead) {
  const since = new Date(createdAt).toISOString()
  console.log(
    `  ${id}  ${kind}  since ${since}, tried ${attempts} times: ${error}  ${JSON.stringify(payload)}`,
  )
}
