import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { readConfig } from '#config.ts'
import { chooseShop } from '#server/choose-shop.ts'
import { openFront } from '#server/open-front.ts'
import { openShop } from '#server/open-shop.ts'
import { createDrain } from '#server/process/drain.ts'
import { watchLoopDelay } from '#server/process/loop-delay.ts'
import { logProcessErrors } from '#server/process/process-log.ts'
import { serverOptions } from '#server/process/server-options.ts'
import { acceptNonAsciiUrls } from '#server/requests/non-ascii-urls.ts'
import { findShop } from '#store/database/shop-database.ts'

/**
 * A process that opens as many shops as it is told to, one after the other or at once: what all of them need is loaded
 * once. It ends with the process that has started it.
 */

/** Told to the process: a shop to open, with its environment, or one of those that are open to close. */
export type Order = { id: number } & ({ open: Record<string, string> } | { close: number })

/** What the process answers to an order. */
export interface Done {
  id: number
  /** where the shop is open; of an order to open one */
  port?: number
  /** lines of its log; of an order to close it */
  log?: string[]
  /** why the order was not carried out */
  error?: string
}

/** ms; requests that are not answered by then are cut off */
const DRAIN = 6000

interface OpenShop {
  port: number
  close: () => Promise<string[]>
}

const shops = new Map<number, OpenShop>()
const loopDelay = watchLoopDelay()
logProcessErrors(pino({ level: 'error', base: undefined }))

const open = async (environment: Record<string, string>): Promise<OpenShop> => {
  const config = readConfig(environment, false)
  const chosen = chooseShop(config, await findShop(config))
  if (!chosen.ok) throw new Error(chosen.error)
  const lines: string[] = []
  const log = pino({ level: config.logLevel, base: undefined }, { write: (line) => void lines.push(line) })
  // tests keep connections as proxies do
  const server = createServer(serverOptions(1))
  const drain = createDrain(server)
  acceptNonAsciiUrls(server)
  const shop = await openShop(config, chosen.value, log)
  const front = await openFront({ config, server, shop, loopDelay, log })
  server.on('request', front.listener)
  await new Promise<void>((resolve) => server.listen(config.port, config.host ?? undefined, resolve))
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      shop.stopJobs()
      await Promise.all([drain(DRAIN), front.close()])
      await shop.close()
      return lines
    },
  }
}

const carryOut = async (order: Order): Promise<Done> => {
  const { id } = order
  if ('open' in order) {
    const shop = await open(order.open)
    shops.set(id, shop)
    return { id, port: shop.port }
  }
  const log = (await shops.get(order.close)?.close()) ?? []
  shops.delete(order.close)
  return { id, log }
}

process.on('message', (order: Order) => {
  void carryOut(order)
    .catch((error: Error): Done => ({ id: order.id, error: error.stack ?? error.message }))
    .then((done) => process.send?.(done))
})
process.on('disconnect', () => process.exit())
