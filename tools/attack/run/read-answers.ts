import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib'

export interface Answer {
  status: number
  /** lower case names; of a header that stands twice, both with a comma */
  headers: Map<string, string>
  body: Buffer
}

const HEAD_END = '\r\n\r\n'

const readHead = (text: string): Omit<Answer, 'body'> | null => {
  const [line = '', ...lines] = text.split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(line)?.[1])
  if (!status) return null
  const headers = new Map<string, string>()
  for (const one of lines) {
    const colon = one.indexOf(':')
    const name = one.slice(0, colon).toLowerCase()
    const value = one.slice(colon + 1).trim()
    headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value)
  }
  return { status, headers }
}

/** The body of chunks and where it ends; null when it has not ended. */
const readChunks = (bytes: Buffer, from: number): { body: Buffer; end: number } | null => {
  const chunks: Buffer[] = []
  let at = from
  for (;;) {
    const line = bytes.indexOf('\r\n', at)
    if (line < 0) return null
    const size = Number.parseInt(bytes.toString('latin1', at, line), 16)
    if (!(size >= 0)) return null
    if (size === 0) {
      const end = bytes.indexOf('\r\n', line + 2)
      return end < 0 ? null : { body: Buffer.concat(chunks), end: end + 2 }
    }
    if (bytes.length < line + 2 + size + 2) return null
    chunks.push(bytes.subarray(line + 2, line + 2 + size))
    at = line + 2 + size + 2
  }
}

const readBody = (
  bytes: Buffer,
  from: number,
  { status, headers }: Omit<Answer, 'body'>,
  method: string,
  isClosed: boolean,
): { body: Buffer; end: number } | null => {
  if (method === 'HEAD' || status === 204 || status === 304 || status < 200)
    return { body: Buffer.alloc(0), end: from }
  if (/chunked/i.test(headers.get('transfer-encoding') ?? '')) return readChunks(bytes, from)
  const length = headers.get('content-length')
  if (length === undefined) return isClosed ? { body: bytes.subarray(from), end: bytes.length } : null
  const end = from + Number(length)
  return bytes.length < end ? null : { body: bytes.subarray(from, end), end }
}

/**
 * The whole answers in what came over a connection.
 * @param methods of the requests, because what HEAD answers has no body
 */
export const readAnswers = (bytes: Buffer, methods: readonly string[], isClosed: boolean): Answer[] => {
  const answers: Answer[] = []
  let at = 0
  while (at < bytes.length) {
    const headEnd = bytes.indexOf(HEAD_END, at)
    if (headEnd < 0) break
    const head = readHead(bytes.toString('latin1', at, headEnd))
    if (!head) break
    const method = methods[answers.length] ?? 'GET'
    const read = readBody(bytes, headEnd + HEAD_END.length, head, method, isClosed)
    if (!read) break
    at = read.end
    if (head.status >= 200) answers.push({ ...head, body: read.body })
  }
  return answers
}

/** The text of an answer, unpacked; '' when it cannot be. */
export const textOf = ({ headers, body }: Answer): string => {
  try {
    const encoding = headers.get('content-encoding')
    if (encoding === 'br') return brotliDecompressSync(body).toString()
    if (encoding === 'zstd') return zstdDecompressSync(body).toString()
    if (encoding === 'gzip') return gunzipSync(body).toString()
    return body.toString()
  } catch {
    return ''
  }
}
