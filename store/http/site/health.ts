import { randomUUID } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { tryWriting } from '#store/database/try-writing.ts'
import type { Services } from '#store/services.ts'
import { noStore } from '../no-store.ts'

const CHECKED_EVERY = 1000

/** A file of its own: one that exists is written again even where the disk is full. */
const tryFile = async (dataDir: string): Promise<void> => {
  const path = join(dataDir, `readyz-${randomUUID()}`)
  try {
    await writeFile(path, '.', { flush: true })
  } finally {
    await rm(path, { force: true })
  }
}

/**
 * Whether database and data folder take a change: checked once a second at most; requests in between get the same
 * result.
 */
const createReadiness = ({ db, dataDir, uptime, log }: Services): (() => Promise<boolean>) => {
  let checkedAt = Number.NEGATIVE_INFINITY
  let last = Promise.resolve(false)
  let isChecking = false
  const check = async (): Promise<boolean> => {
    isChecking = true
    try {
      await Promise.all([tryWriting(db), tryFile(dataDir)])
      return true
    } catch (error) {
      log.error({ err: error }, 'nothing can be written')
      return false
    } finally {
      isChecking = false
      checkedAt = uptime()
    }
  }
  return () => {
    if (!isChecking && uptime() - checkedAt >= CHECKED_EVERY) last = check()
    return last
  }
}

/** `/healthz`: the process answers. `/readyz`: its database and data folder take a change, too. */
export const healthRoutes = (services: Services): Hono => {
  const isReady = createReadiness(services)
  return new Hono()
    .get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }))
    .get('/readyz', async (c) => {
      noStore(c)
      return (await isReady()) ? c.text('ok') : c.text('nothing can be written', 503, { 'Retry-After': '5' })
    })
}
