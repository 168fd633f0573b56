import { Agent, get } from 'node:http'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Asks for the health of the shop every 20 ms on a connection of its own, in a thread of its own. Each answer is timed
 * from when it was due, so that a shop that stands still for a second fails fifty times.
 */
const EVERY = 20
const { port } = workerData as { port: number }
const agent = new Agent({ keepAlive: true, maxSockets: 1 })
const latencies: number[] = []
let failures = 0
let isOver = false

const ask = (): Promise<boolean> =>
  new Promise((resolve) => {
    const request = get({ port, host: '127.0.0.1', path: '/healthz', agent }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode === 200))
    })
    request.once('error', () => resolve(false))
  })

const probe = async (): Promise<void> => {
  let due = performance.now()
  while (!isOver) {
    if (!(await ask())) failures++
    latencies.push(performance.now() - due)
    due += EVERY
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
  }
  agent.destroy()
  parentPort?.postMessage({ latencies, failures })
}

parentPort?.once('message', () => {
  isOver = true
})
void probe()
