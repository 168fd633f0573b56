import type { Server } from 'node:http'
import { type Duplex, duplexPair } from 'node:stream'

interface ParseError extends Error {
  code?: string
  bytesParsed?: number
  rawPacket?: Buffer
}

const REASONS: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: '413 Payload Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
}

/** alone in its packet: a method without a body, a URL, headers */
const HEAD = /^(GET|HEAD) (\/[!-~\x80-\xff]*)( HTTP\/1\.[01]\r\n(?:[^\r\n]+\r\n)*)\r\n$/

const encodeByte = (byte: string): string => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`

/** A whole GET or HEAD that failed at its first line, with that line's bare letters encoded; else null. */
const encodeHead = ({ code, bytesParsed = 0, rawPacket }: ParseError): string | null => {
  if (code !== 'HPE_INVALID_URL' || !rawPacket) return null
  const [, method, target, rest = ''] = HEAD.exec(rawPacket.toString('latin1')) ?? []
  if (!method || !target || bytesParsed > method.length + 1 + target.length) return null
  const headers = rest.replace(/\r\nconnection:[^\r\n]*/gi, '')
  return `${method} ${target.replace(/[^!-~]/g, encodeByte)}${headers}Connection: close\r\n\r\n`
}

/** A client that does not close its side holds its descriptor no longer than this, ms. */
const LINGER = 1000

/** Writes the last bytes to a connection and closes it, whether or not the other side does. */
const closeSocket = (socket: Duplex, text = ''): void => {
  if (socket.writableEnded) return
  socket.end(text)
  const timer = setTimeout(() => socket.destroy(), LINGER)
  socket.once('close', () => clearTimeout(timer))
  // what is still sent is read and dropped: unread bytes would have our text discarded
  socket.resume()
}

const refuse = (socket: Duplex, { code = '' }: ParseError): void => {
  const reason = REASONS[code] ?? '400 Bad Request'
  const status = Number.parseInt(reason, 10)
  const body = JSON.stringify({ code: 'bad_request', message: reason.slice(4), data: { status } })
  closeSocket(
    socket,
    `HTTP/1.1 ${reason}\r\nConnection: close\r\nContent-Type: application/json; charset=UTF-8\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  )
}

/**
 * Accepts URLs with letters of any script in them, as curl and many clients send them and WordPress takes them:
 * Node's parser refuses these, so the request is put before the server again, encoded. What else cannot be parsed is
 * refused with a status and its reason.
 */
export const acceptNonAsciiUrls = (server: Server): void => {
  const busy = new WeakSet<Duplex>()
  server.on('request', ({ socket }, response) => {
    busy.add(socket)
    response.once('close', () => busy.delete(socket))
  })
  server.on('clientError', (error: ParseError, socket) => {
    if (!socket.writable || busy.has(socket)) return void socket.destroy(error)
    const head = encodeHead(error)
    if (!head) return refuse(socket, error)
    const [connection, client] = duplexPair()
    const { remoteAddress } = socket as Duplex & { remoteAddress?: string }
    server.emit('connection', Object.assign(connection, { remoteAddress }))
    client.write(head, 'latin1')
    client.pipe(socket, { end: false })
    // closed without an end: destroyed, as for headers that contradict each other
    for (const event of ['end', 'close']) client.once(event, () => closeSocket(socket))
    for (const event of ['error', 'close']) socket.once(event, () => client.destroy())
  })
}
