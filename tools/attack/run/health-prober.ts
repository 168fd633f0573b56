import { Agent, get } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { parentPort, workerData } from 'node:worker_threads'

/**
 * Asks for the health of the shop every 20 ms on a connection of its own, in a thread of its own. An answer that takes
 * longer stands for those that were due meanwhile, so that a shop that stands still for a second fails fifty times.
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
  while (!isOver) {
    const started = performance.now()
    if (!(await ask())) failures++
    const took = performance.now() - started
    for (let latency = took; latency > 0; latency -= EVERY) latencies.push(latency)
    await sleep(EVERY - (took % EVERY))
  }
  agent.destroy()
  parentPort?.postMessage({ latencies, failures })
}

parentPort?.once('message', () => {
  isOver = true
})
void probe()
