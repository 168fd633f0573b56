import { accessSync, constants } from 'node:fs'
import type { LaunchOptions } from '@playwright/test'
import { hasMemoryFiles } from './memory-files.ts'

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
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** npm brings one for this kind of machine: the same on each, without a window system, and so the fastest. */
const isPacked = process.platform === 'linux' && process.arch === 'x64'

const find = async (): Promise<string> => {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  if (!isPacked && executable(SYSTEM)) return SYSTEM
  // it unpacks its own shared libraries when it believes to run there
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs22.x'
  const { default: packed } = await import('@sparticuz/chromium')
  return packed.executablePath()
}

/** The browser for tests: CHROMIUM_PATH, the one that npm brought, or the system's; unpacked where it was not yet. */
export const chromiumOptions = async (): Promise<LaunchOptions> => ({
  executablePath: await find(),
  args: QUIET,
  // what its processes share would lie on the disk otherwise, which takes a quarter of the kernel's time
  ignoreDefaultArgs: hasMemoryFiles() ? ['--disable-dev-shm-usage'] : [],
})
