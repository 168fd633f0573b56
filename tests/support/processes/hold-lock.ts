import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const CHILD = join(import.meta.dirname, 'lock-child.ts')

/** Has another process hold the write lock of a database; answers what lets it go. */
export const holdLock = async (file: string): Promise<() => Promise<void>> => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', CHILD, file], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  await once(child.stdout, 'data')
  return async () => {
    child.stdin.end()
    await ended
  }
}
