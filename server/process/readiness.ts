import type { RequestListener } from 'node:http'

/** Answers while the shop is being opened: the process is live, not yet ready; everything else waits. */
export const createReadinessListener = (opened: Promise<RequestListener>): RequestListener => {
  let answer: RequestListener | null = null
  void opened.then((listener) => {
    answer = listener
  })
  return (request, response) => {
    if (answer) return answer(request, response)
    const headers = { 'Content-Type': 'text/plain; charset=UTF-8', 'Cache-Control': 'no-store' }
    if (request.url === '/healthz') response.writeHead(200, headers).end('ok')
    else if (request.url === '/readyz') response.writeHead(503, headers).end('the shop is being opened')
    else void opened.then((listener) => listener(request, response))
  }
}
