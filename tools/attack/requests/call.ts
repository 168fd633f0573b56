/**
 * One thing that is done to the server. Every text in it is a string of bytes (latin1), so that bytes that are no
 * UTF-8 can be told, and written down in a finding as they are.
 */
export interface Call {
  number: number
  /** method and pattern, by which findings are told apart */
  route: string
  /** what was done to it, in words */
  shape: string
  /** a request, or pieces of bytes as they go over the wire */
  request: HttpRequest | RawExchange
  /** the IP address of the loopback network that it comes from */
  from: string
}

export interface HttpRequest {
  kind: 'http'
  method: string
  /** path and query as they are sent */
  target: string
  headers: [name: string, value: string][]
  body: string | null
  /** how the length of the body is told; `more` and `less` lie */
  framing: 'length' | 'chunked' | 'more' | 'less' | 'untold'
}

export interface RawExchange {
  kind: 'raw'
  pieces: string[]
  /** milliseconds between two pieces */
  pause: number
  /** after the last piece: wait for answers, end our half, hang up, or reset the connection */
  ending: 'wait' | 'end' | 'close' | 'reset'
  /** methods of the requests that have to be answered, [] when nothing has to */
  answered: string[]
}

/** Text as the bytes of its UTF-8. */
export const bytesOf = (text: string): string => Buffer.from(text, 'utf8').toString('latin1')

/** The lines of a request as they go over the wire. */
export const toWire = ({ method, target, headers, body, framing }: HttpRequest): string => {
  const length = body?.length ?? 0
  const told: [string, string][] =
    body === null || framing === 'untold'
      ? []
      : framing === 'chunked'
        ? [['Transfer-Encoding', 'chunked']]
        : [
            [
              'Content-Length',
              String(length + { length: 0, more: 10, less: -Math.ceil(length / 2) }[framing]),
            ],
          ]
  const head = [...headers, ...told].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  const sent = body === null ? '' : framing === 'chunked' ? chunked(body) : body
  return `${method} ${target} HTTP/1.1\r\n${head}\r\n${sent}`
}

const CHUNK = 4096
const chunked = (body: string): string => {
  let wire = ''
  for (let at = 0; at < body.length; at += CHUNK) {
    const piece = body.slice(at, at + CHUNK)
    wire += `${piece.length.toString(16)}\r\n${piece}\r\n`
  }
  return `${wire}0\r\n\r\n`
}
