import { statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const FOLDER = '/dev/shm'
/** bytes; whoever puts files there does it beside others */
const ENOUGH = 1024 ** 3

/** Whether files in memory have room, as they have not in every container. */
export const hasMemoryFiles = (): boolean => {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= ENOUGH
  } catch {
    return false
  }
}

/** Where files lie that nobody wants to find again: in memory where it has room. */
export const fleetingFolder = (): string => (hasMemoryFiles() ? FOLDER : tmpdir())
