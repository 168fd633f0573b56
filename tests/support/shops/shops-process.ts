import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { PROCESS_ENVIRONMENT, SHOP_ENVIRONMENT } from '#tools/server-process.ts'
import type { Done, Order } from '../processes/shops-child.ts'

const CHILD = join(import.meta.dirname, '../processes/shops-child.ts')

interface Answer {
  resolve: (done: Done) => void
  reject: (why: Error) => void
}

export interface OpenedShop {
  port: number
  /** @returns lines of its log */
  close: () => Promise<string[]>
}

type Request = { open: Record<string, string> } | { close: number }

/** Starts a process that opens shops for this one. It does not keep this one running. */
const startProcess = () => {
  const child: ChildProcess = fork(CHILD, [], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
    // React's, which renders as built
    env: { ...process.env, ...PROCESS_ENVIRONMENT, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const waiting = new Map<number, Answer>()
  const settle = (id: number): Answer | undefined => {
    const answer = waiting.get(id)
    waiting.delete(id)
    if (waiting.size === 0) child.channel?.unref()
    return answer
  }
  child.on('message', (done: Done) => settle(done.id)?.resolve(done))
  child.once('exit', (code) => {
    for (const id of [...waiting.keys()])
      settle(id)?.reject(new Error(`the process of the shops ended with ${code}`))
  })
  child.unref()
  child.channel?.unref()
  let last = 0
  return async (request: Request): Promise<Done> => {
    last += 1
    const order = { id: last, ...request } satisfies Order
    const answered = new Promise<Done>((resolve, reject) => waiting.set(order.id, { resolve, reject }))
    child.channel?.ref()
    child.send(order)
    const done = await answered
    if (done.error !== undefined) throw new Error(done.error)
    return done
  }
}

let started: ReturnType<typeof startProcess> | undefined

/**
 * Opens the shop of a data folder on a free port, in a process that it shares with the others of this worker: loading
 * what a shop runs on takes most of a start.
 */
export const openInProcess = async (
  dataDir: string,
  environment: Record<string, string>,
): Promise<OpenedShop> => {
  started ??= startProcess()
  const tell = started
  const { id, port } = await tell({ open: { ...SHOP_ENVIRONMENT, DATA_DIR: dataDir, ...environment } })
  if (port === undefined) throw new Error('the shop has no port')
  return { port, close: async () => (await tell({ close: id })).log ?? [] }
}
