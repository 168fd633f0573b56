import { Agent, request } from 'node:http'

/** ms */
const LONGEST_WAIT = 20_000

interface Heard {
  status: number
  location: string
  text: string
}

export interface Asked {
  method?: string
  authorization?: string
  /** sent as JSON, a form as it is */
  body?: object | URLSearchParams
}

export interface Client {
  /** @throws when the shop dies before it has answered whole */
  ask: (path: string, asked?: Asked) => Promise<Heard>
  close: () => void
}

/** One caller with its own connection and IP address, so that nobody is refused for what others ask. */
export const createClient = (port: number, localAddress: string): Client => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress } as ConstructorParameters<
    typeof Agent
  >[0])
  const ask: Client['ask'] = (path, { method = 'GET', authorization, body } = {}) =>
    new Promise((resolve, reject) => {
      const isForm = body instanceof URLSearchParams
      const sent = body === undefined ? '' : isForm ? body.toString() : JSON.stringify(body)
      const headers = {
        ...(authorization && { Authorization: authorization }),
        ...(body && {
          'Content-Type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
          'Content-Length': Buffer.byteLength(sent),
        }),
      }
      const asking = request({ port, host: '127.0.0.1', path, method, headers, agent }, (response) => {
        const chunks: Buffer[] = []
        response.on('data', (chunk: Buffer) => chunks.push(chunk))
        response.once('error', reject)
        response.once('close', () => {
          if (!response.complete) return reject(new Error('cut off'))
          const { statusCode = 0, headers: told } = response
          resolve({
            status: statusCode,
            location: told.location ?? '',
            text: Buffer.concat(chunks).toString(),
          })
        })
      })
      asking.once('error', reject)
      // one that was handed to a killed process just then is answered by nobody
      asking.setTimeout(LONGEST_WAIT, () => asking.destroy(new Error('not answered')))
      asking.end(sent)
    })
  return { ask, close: () => agent.destroy() }
}
