import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { createAllowedHosts, isPublicIp } from './outgoing-hosts.ts'

export interface OutgoingOptions {
  /** host names, IP addresses and networks beside the open internet */
  allow: string[]
  /** hears of a host that was not called because its IP address is private */
  onRefused: (host: string) => void
}

/** Finds public IP addresses, and what is allowed; the address is judged that a connection is made to. */
export const createOutgoingLookup = ({ allow, onRefused }: OutgoingOptions) => {
  const allowed = createAllowedHosts(allow)
  const mayCall = (ip: string) => isPublicIp(ip) || allowed.hasIp(ip)
  const refuse = (host: string): Error => {
    onRefused(host)
    return new Error(`${host} has no public address; OUTGOING_ALLOW lets it be called`)
  }
  const lookUp: LookupFunction = (host, options, callback) => {
    const answer = (error: Error | null, found: LookupAddress[] = []) => {
      const usable = allowed.hasName(host) ? found : found.filter(({ address }) => mayCall(address))
      const [first] = usable
      if (error || !first) return callback(error ?? refuse(host), [])
      if (options.all) callback(null, usable)
      else callback(null, first.address, first.family)
    }
    lookup(host, { ...(options as LookupOptions), all: true }, answer)
  }
  return { lookUp, mayCall, refuse }
}
