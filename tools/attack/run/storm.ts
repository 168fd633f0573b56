import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { figuresOf } from './process-figures.ts'

const CONNECTIONS = 400
const PATIENCE = 20_000
/** what a process may open meanwhile by itself */
const SLACK = 8

const GARBAGE = [
  '\0\x01\x02\x03\r\n\r\n',
  'GET\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01',
  'A'.repeat(300),
  'GET / HTTP/1.1\r\nHost\r\n\r\n',
]

const open = (port: number, bytes: string): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1', allowHalfOpen: true })
    socket.once('error', () => resolve(socket))
    socket.once('connect', () => {
      socket.write(bytes, 'latin1')
      resolve(socket)
    })
    socket.resume()
  })

export interface StormResult {
  before: number
  peak: number
  /** with our ends of the connections still open */
  after: number
}

/**
 * Opens connections that send rubbish and never hang up, and waits until the server has given them up.
 * Null where descriptors cannot be counted.
 */
export const storm = async (port: number, pid: number): Promise<StormResult | null> => {
  const before = figuresOf(pid)?.descriptors
  if (before === undefined) return null
  const sockets = await Promise.all(
    Array.from({ length: CONNECTIONS }, (_, index) => open(port, GARBAGE[index % GARBAGE.length]!)),
  )
  const peak = figuresOf(pid)?.descriptors ?? 0
  const deadline = performance.now() + PATIENCE
  let after = peak
  while (performance.now() < deadline) {
    after = figuresOf(pid)?.descriptors ?? 0
    if (after <= before + SLACK) break
    await sleep(200)
  }
  for (const socket of sockets) socket.destroy()
  return { before, peak, after }
}

/** Whether what was opened is closed again. */
export const isGivenUp = ({ before, after }: StormResult): boolean => after <= before + SLACK
