import type { RequestListener } from 'node:http'

/**
 * Answers while the shop is being opened: the process is live, not yet ready; everything else waits.
 * @param opened rejects when the process is told to end before: who waits is told to come again
 * @param ending aborts when the process is told to end: it is live and no longer ready
 */
export const createReadinessListener = (
  opened: Promise<RequestListener>,
  ending: AbortSignal,
): RequestListener => {
  let answer: RequestListener | null = null
  opened.then(
    (listener) => {
      answer = listener
    },
    () => {},
  )
  return (request, response) => {
    const isReadiness = request.url === '/readyz'
    if (answer && !(isReadiness && ending.aborted)) return answer(request, response)
    const headers = { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store' }
    const refuse = (why: string) => void response.writeHead(503, headers).end(why)
    if (isReadiness) return refuse(ending.aborted ? 'the process is ending' : 'the shop is being opened')
    if (request.url === '/healthz') response.writeHead(200, headers).end('ok')
    else
      opened.then(
        (listener) => void listener(request, response),
        () => refuse('the process is ending'),
      )
  }
}
