import type { StoreDeps } from '#store/services.ts'

/** What was sent to the recorded listener, or to ours in its place. */
export interface Delivery {
  method: string
  url: string
  headers: Headers
  body: string
  /** the status that it was answered with */
  answered: number
}

/** Where the recorded listener of webhooks was. */
const LISTENER = 'http://127.0.0.1:9311'

export interface Receiver {
  fetch: StoreDeps['fetch']
  /** what came since it was asked last */
  take: () => Delivery[]
  /** sets the status that a path is answered with, 200 until then */
  answer: (path: string, status: number) => void
}

const PING_FAILS = '/pingfail'

/** Stands where a recorded listener stood; nobody is anywhere else. */
export const createReceiver = (listener = LISTENER): Receiver => {
  const answers = new Map([[PING_FAILS, 500]])
  let received: Delivery[] = []
  return {
    fetch: async (url, init) => {
      if (!url.startsWith(listener)) throw new TypeError('nobody listens there')
      const request = new Request(url, init)
      const answered = answers.get(new URL(url).pathname) ?? 200
      const { method, headers } = request
      received.push({ method, url, headers, body: await request.text(), answered })
      return new Response(null, { status: answered })
    },
    take: () => {
      const taken = received
      received = []
      return taken
    },
    answer: (path, status) => {
      answers.set(path, status)
    },
  }
}
