import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'

export interface ReceivedMail {
  to: string
  headers: Map<string, string>
  /** the part in plain text */
  text: string
  html: string
}

const fold = (lines: string): string => lines.replace(/\r\n[ \t]+/g, ' ')

const readHeaders = (head: string): Map<string, string> =>
  new Map(
    fold(head)
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')).toLowerCase(),
        line.slice(line.indexOf(':') + 1).trim(),
      ]),
  )

/** `=?UTF-8?Q?…?=` and `=?UTF-8?B?…?=` as text; parts that follow each other belong together. */
const readWords = (value: string): string =>
  value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([QB])\?(.*?)\?=/gi, (_, kind: string, coded: string) =>
      kind.toUpperCase() === 'B'
        ? Buffer.from(coded, 'base64').toString('latin1')
        : readQuoted(coded.replaceAll('_', ' ')),
    )

/** Quoted-printable as bytes, each a character. */
const readQuoted = (coded: string): string =>
  coded
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const utf8 = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('utf8')

const readBody = (body: string, encoding: string | undefined): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  return encoding === 'quoted-printable' ? utf8(readQuoted(body)) : body
}

const readPart = (source: string) => {
  const end = source.indexOf('\r\n\r\n')
  const headers = readHeaders(source.slice(0, end))
  const type = headers.get('content-type') ?? ''
  return { type, text: readBody(source.slice(end + 4), headers.get('content-transfer-encoding')) }
}

const readMail = (to: string, source: string): ReceivedMail => {
  const end = source.indexOf('\r\n\r\n')
  const headers = readHeaders(source.slice(0, end))
  const boundary = /boundary="(.+?)"/.exec(headers.get('content-type') ?? '')?.[1]
  const parts = source
    .slice(end + 4)
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => readPart(part.replace(/^\r\n|\r\n$/g, '')))
  const of = (type: string) => parts.find((part) => part.type.startsWith(type))?.text ?? ''
  headers.set('subject', utf8(readWords(headers.get('subject') ?? '')))
  return { to, headers, text: of('text/plain'), html: of('text/html') }
}

/**
 * A mail server that takes whatever it is sent (RFC 5321), as far as one sender needs it.
 * @param refused e-mail addresses that it knows no mailbox of
 */
export const startMailServer = async (
  refused: readonly string[] = [],
  refusal = '550 5.1.1 {to}: Recipient address rejected: User unknown',
) => {
  const mails: ReceivedMail[] = []
  const server = createServer((socket) => {
    let waiting = ''
    let to = ''
    let isData = false
    const answer = (line: string) => void socket.write(`${line}\r\n`)
    const obey = (line: string) => {
      const verb = line.slice(0, 4).toUpperCase()
      if (verb === 'RCPT') to = /<(.+?)>/.exec(line)?.[1] ?? ''
      if (verb === 'QUIT') return void socket.end('221 bye\r\n')
      if (verb === 'RCPT' && refused.includes(to)) {
        return answer(refusal.replace('{to}', `<${to}>`))
      }
      isData = verb === 'DATA'
      answer(isData ? '354 go on' : '250 ok')
    }
    const read = () => {
      for (;;) {
        const end = isData ? waiting.indexOf('\r\n.\r\n') : waiting.indexOf('\r\n')
        if (end < 0) return
        const taken = waiting.slice(0, end)
        waiting = waiting.slice(end + (isData ? 5 : 2))
        if (isData) {
          mails.push(readMail(to, taken.replace(/\r\n\.\./g, '\r\n.')))
          isData = false
          answer('250 taken')
        } else obey(taken)
      }
    }
    socket.setEncoding('utf8').on('error', () => {})
    socket.on('data', (bytes: string) => {
      waiting += bytes
      read()
    })
    answer('220 mail.test')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    mails,
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => void server.close(),
  }
}
