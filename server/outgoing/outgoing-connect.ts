import { isIP, type Socket, connect as tcp } from 'node:net'
import { createOutgoingLookup, type OutgoingOptions } from './outgoing-lookup.ts'

const CONNECT_WITHIN = 10_000

/** Opens connections to mail servers that the shop's settings name, at public IP addresses and what is allowed. */
export const createOutgoingConnect = (options: OutgoingOptions) => {
  const { lookUp, mayCall, refuse } = createOutgoingLookup(options)
  return (host: string, port: number): Promise<Socket> =>
    new Promise((resolve, reject) => {
      if (isIP(host) && !mayCall(host)) return reject(refuse(host))
      const socket = tcp({ host, port, lookup: lookUp, timeout: CONNECT_WITHIN })
      socket.once('timeout', () => socket.destroy(new Error(`${host} does not answer`)))
      socket.once('error', reject)
      socket.once('connect', () => {
        socket.setTimeout(0)
        socket.removeAllListeners()
        resolve(socket)
      })
    })
}
