import { readdirSync, readFileSync } from 'node:fs'

export interface ProcessFigures {
  /** resident memory in MB */
  memory: number
  /** open files, connections among them */
  descriptors: number
}

/** As Linux tells them; null elsewhere, or when the process has ended. */
export const figuresOf = (pid: number): ProcessFigures | null => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const kilobytes = Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0)
    return { memory: kilobytes / 1024, descriptors: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return null
  }
}
