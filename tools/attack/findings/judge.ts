import { join } from 'node:path'
import type { Call } from '../requests/call.ts'
import { HTML_MARK } from '../requests/hostile-values.ts'
import { type Answer, textOf } from '../run/read-answers.ts'
import type { Outcome } from '../run/send.ts'

export interface Problem {
  /** by which findings are told apart, together with the route */
  kind: string
  detail: string
}

const ROOT = join(import.meta.dirname, '../../..')

/** What no answer may tell of the inside. */
const LEAKS: Record<string, RegExp> = {
  'a stack': /\n\s+at .{1,200}:\d+:\d+|\bat \w[\w.<> ]* \((file|node|\/)/,
  SQL: /SQLITE_|SqliteError|no such (column|table)|near ".{1,20}": syntax error|ERR_SQLITE|UNIQUE constraint|FOREIGN KEY constraint/,
  'a path of the machine': new RegExp(
    `node_modules/|file:///|vitrin\\.db|/proc/self|${ROOT.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`,
  ),
  'an error of Node':
    /\bERR_[A-Z]{3,}_|ENOENT|EISDIR|ENOTDIR|ENAMETOOLONG|Cannot read propert|is not a function|is not iterable/,
}

/** WooCommerce's answer to whoever deletes what has no trash without `force`. */
const NO_TRASH = /"code":"(woocommerce_)?rest_trash_not_supported"/

const isMeant = (answer: Answer): boolean => {
  const { status, headers } = answer
  if (status === 503) return headers.has('retry-after')
  return status < 500 || (status === 501 && NO_TRASH.test(textOf(answer)))
}

const isText = ({ headers }: Answer): boolean =>
  /text|json|xml|script/.test(headers.get('content-type') ?? 'text')

const leaksOf = (answer: Answer, sent: string): Problem[] => {
  if (!isText(answer)) return []
  const text = textOf(answer)
  const found = Object.entries(LEAKS).flatMap(([what, mark]) => {
    const [leak] = mark.exec(text) ?? []
    return leak && !sent.includes(leak) ? [{ kind: `tells ${what}`, detail: leak.trim() }] : []
  })
  const isPage = /html/.test(answer.headers.get('content-type') ?? '')
  if (isPage && text.includes(HTML_MARK)) found.push({ kind: 'HTML of a stranger', detail: HTML_MARK })
  if (answer.headers.has('x-injected')) found.push({ kind: 'a header of a stranger', detail: 'X-Injected' })
  return found
}

const LONG = 60_000

/** A body that is refused before it is read, and what no HTTP server takes, may cost the answer with the connection. */
const mayHangUp = ({ request }: Call, sent: string): boolean =>
  request.kind === 'http' &&
  (sent.length > LONG ||
    request.framing !== 'length' ||
    request.method === 'CONNECT' ||
    request.headers.some(([name]) => name === 'Transfer-Encoding'))

/** What is wrong with what a call got. */
export const judge = (call: Call, sent: string, { answers, ended }: Outcome): Problem[] => {
  const problems = answers.flatMap((answer) => [
    ...(isMeant(answer) ? [] : [{ kind: String(answer.status), detail: textOf(answer).slice(0, 300) }]),
    ...leaksOf(answer, sent),
  ])
  if (ended === 'hung') problems.push({ kind: 'hangs', detail: `${answers.length} answers` })
  if (ended === 'unreachable') problems.push({ kind: 'no connection', detail: '' })
  const { request } = call
  const wanted = request.kind === 'http' ? 1 : request.answered.length
  const isRefusable = mayHangUp(call, sent)
  if (ended === 'closed' && answers.length < wanted && !isRefusable) {
    problems.push({ kind: 'no answer', detail: `${answers.length} of ${wanted} answers` })
  }
  if (
    request.kind === 'raw' &&
    answers.some(({ status }) => status === 200) &&
    sent.includes('/healthz?smuggled')
  ) {
    const isTaken = answers.length > 1 && answers.at(-1)?.body.toString() === 'ok'
    if (isTaken) problems.push({ kind: 'a smuggled request', detail: 'was answered' })
  }
  return problems
}
