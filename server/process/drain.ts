import type { Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/**
 * Takes no more connections, and no more requests on those that wait for one. A request that has begun to arrive is
 * awaited whole and answered.
 * @param within ms; requests that are not answered by then are cut off
 */
export type Drain = (within: number) => Promise<void>

/** Lets a server shut down after it has answered its open requests. Call it before the server listens. */
export const createDrain = (server: Server): Drain => {
  const sockets = new Set<Socket>()
  const responses = new Set<ServerResponse>()
  let isDraining = false

  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  // before it is answered
  server.prependListener('request', (_request, response) => {
    responses.add(response)
    if (isDraining) response.shouldKeepAlive = false
    response.once('close', () => {
      responses.delete(response)
      if (isDraining) setImmediate(() => server.closeIdleConnections())
    })
  })

  return async (within) => {
    isDraining = true
    const closed = new Promise<void>((resolve) => server.close(() => resolve()))
    for (const response of responses) response.shouldKeepAlive = false
    // for Node these are not idle: their first request may still come
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
    server.closeIdleConnections()
    const timer = setTimeout(() => server.closeAllConnections(), within)
    await closed
    clearTimeout(timer)
  }
}
