import { accessSync, constants } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'

const SYSTEM = '/usr/bin/chromium'

const executable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** The browser for tests: CHROMIUM_PATH, the system's, or the one that npm brought. */
export const chromiumOptions = async (): Promise<LaunchOptions> => {
  const named = process.env.CHROMIUM_PATH
  if (named) return { executablePath: named, args: QUIET }
  if (executable(SYSTEM)) return { executablePath: SYSTEM, args: QUIET }
  // the packed browser unpacks its own shared libraries when it believes to run there
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return { executablePath: await packed.executablePath(), args: [...packed.args, ...QUIET] }
}
