import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { startServerProcess } from '#tools/server-process.ts'

export interface NewShopServer {
  origin: string
  /** path of the link that the shop prints while nobody runs it */
  setupPath: string
  stop: () => Promise<void>
}

/** A shop that nobody has set up, as `SHOP=empty npm start` opens it in a new folder. */
export const startNewShop = async (): Promise<NewShopServer> => {
  const dataDir = join(mkdtempSync(join(tmpdir(), 'vitrin-new-')), 'data')
  const server = await startServerProcess(dataDir, {
    SHOP: 'empty',
    TRUST_PROXY: '1',
    AVIF: '0',
    BUSY_AFTER: '60',
  })
  const link = () => /\/admin\/setup\?token=[\w-]+/.exec(server.printed.join('\n'))?.[0] ?? ''
  await expect.poll(link).not.toBe('')
  return {
    origin: `http://localhost:${server.port}`,
    setupPath: link(),
    stop: async () => {
      await server.stop()
      for (const line of server.printed) if (/^\{|^\(node:/.test(line)) console.error(line)
      rmSync(join(dataDir, '..'), { recursive: true, force: true })
    },
  }
}
