import { createConnection, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Call } from '../requests/call.ts'
import { type Answer, readAnswers } from './read-answers.ts'

/** What became of a call. */
export interface Outcome {
  answers: Answer[]
  /** from the first byte that was sent to the last of the answer */
  milliseconds: number
  /** the answers came, the server hung up, nothing came in time, or there was no connection */
  ended: 'answered' | 'closed' | 'hung' | 'unreachable'
}

/** A call without an answer after this hangs. */
/** ms; far above what a busy machine makes a call wait */
const HANGS_AFTER = 30_000
const THEN_CLOSES_AFTER = 30

/** The bytes of a call, in pieces, as they go out, and the methods that have to be answered. */
export interface Wire {
  pieces: string[]
  pause: number
  ending: 'wait' | 'end' | 'close' | 'reset'
  answered: string[]
}

const connect = (port: number, from: string): Promise<Socket | null> =>
  new Promise((resolve) => {
    const socket = createConnection({ port, host: '127.0.0.1', localAddress: from, allowHalfOpen: true })
    socket.once('connect', () => resolve(socket))
    socket.once('error', () => resolve(null))
  })

const write = async (socket: Socket, { pieces, pause }: Wire): Promise<void> => {
  for (const [index, piece] of pieces.entries()) {
    if (socket.destroyed || socket.writableEnded) return
    if (index > 0 && pause > 0) await sleep(pause)
    if (piece) socket.write(Buffer.from(piece, 'latin1'))
  }
}

const leave = async (socket: Socket, { ending, pause }: Wire): Promise<void> => {
  if (ending === 'end') socket.end()
  if (ending === 'close' || ending === 'reset') {
    await sleep(Math.max(pause, THEN_CLOSES_AFTER))
    if (ending === 'reset') socket.resetAndDestroy()
    else socket.destroy()
  }
}

/** Sends bytes on a connection of their own and waits for what they deserve. */
export const exchange = async (port: number, from: Call['from'], wire: Wire): Promise<Outcome> => {
  // not every system lets a program choose its IP address on the loopback network
  const socket = (await connect(port, from)) ?? (await connect(port, '127.0.0.1'))
  if (!socket) return { answers: [], milliseconds: 0, ended: 'unreachable' }
  const started = performance.now()
  const received: Buffer[] = []
  const read = (isClosed: boolean) => readAnswers(Buffer.concat(received), wire.answered, isClosed)
  return new Promise((resolve) => {
    const finish = (ended: Outcome['ended'], answers: Answer[]) => {
      clearTimeout(timer)
      resolve({ answers, milliseconds: performance.now() - started, ended })
      socket.destroy()
    }
    const timer = setTimeout(() => finish('hung', read(false)), HANGS_AFTER)
    socket.on('data', (chunk) => {
      received.push(chunk)
      const wanted = wire.answered.length
      if (!wanted) return
      const answers = read(false)
      if (answers.length >= wanted) finish('answered', answers)
    })
    const onClosed = () => finish('closed', read(true))
    socket.on('error', onClosed)
    socket.on('end', onClosed)
    socket.on('close', onClosed)
    void write(socket, wire).then(() => leave(socket, wire))
  })
}
