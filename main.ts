import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { pino } from 'pino'
import { type Config, readConfig } from './config.ts'
import { createAppServer } from './server/app-server.ts'
import { readCaller } from './server/client-address.ts'
import { explain } from './server/explain.ts'
import { createFiles } from './server/files.ts'
import { openShop } from './server/open-shop.ts'
import { createPages } from './server/pages.ts'
import { logProcessErrors } from './server/process-log.ts'
import { answerRawAddresses } from './server/raw-addresses.ts'
import { createWaitingRoom } from './server/waiting-room.ts'

const fail = (message: string): never => {
  process.stderr.write(`vitrin: ${message}\n`)
  process.exit(1)
}

const readEnvironment = (): Config => {
  try {
    return readConfig(process.env)
  } catch (error) {
    return fail((error as Error).message)
  }
}

const listen = (server: Server, config: Config): Promise<number> =>
  new Promise((resolve) => {
    server.on('error', (error) => fail(explain(error, config)))
    server.listen(config.port, config.host, () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : config.port)
    })
  })

const start = async (config: Config): Promise<void> => {
  const log = pino({ level: config.logLevel, base: undefined })
  const development = config.mode === 'development'
  if (!development) logProcessErrors(log)
  const { promise: opened, resolve: open } = Promise.withResolvers<RequestListener>()
  const server = createServer(createWaitingRoom(opened))
  answerRawAddresses(server)
  const port = await listen(server, config)
  const shop = await openShop(config, log)
  const pages = await createPages(config, server)
  const app = createAppServer({
    store: shop.store,
    renderPage: pages.load,
    homeLocale: shop.homeLocale,
    development,
    siteUrl: config.siteUrl,
    log,
    files: development ? async () => null : createFiles(join(import.meta.dirname, 'build/client')),
  })
  shop.onChange(app.dropPages)

  const listener = getRequestListener((request, { incoming }) =>
    app.fetch(request, readCaller(incoming as IncomingMessage, config.trustedProxies)),
  )
  open((request, response) => {
    if (pages.middleware) pages.middleware(request, response, () => void listener(request, response))
    else void listener(request, response)
  })
  void shop.announce(config.siteUrl ?? `http://localhost:${port}`)

  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    server.close()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), 3000).unref()
    await pages.close()
    await shop.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop())
}

const config = readEnvironment()
await start(config).catch((error: NodeJS.ErrnoException) => fail(explain(error, config)))
