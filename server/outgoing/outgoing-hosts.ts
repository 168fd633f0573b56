import { BlockList, isIP, isIPv4 } from 'node:net'

/** IANA's special-purpose IPv4 addresses: this machine, private networks, carrier NAT, link-local, documentation, multicast. */
const PRIVATE_IPV4: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
]
/** Of the global unicast addresses, 2000::/3: protocol assignments with Teredo, documentation, 6to4. */
const PRIVATE_IPV6: [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const listOf = (subnets: [string, number][], family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList()
  for (const [network, prefix] of subnets) list.addSubnet(network, prefix, family)
  return list
}
const privateIpv4 = listOf(PRIVATE_IPV4, 'ipv4')
const globalIpv6 = listOf([['2000::', 3]], 'ipv6')
const privateIpv6 = listOf(PRIVATE_IPV6, 'ipv6')

const familyOf = (ip: string): 'ipv4' | 'ipv6' => (isIPv4(ip) ? 'ipv4' : 'ipv6')

/** Whether an IP address lies in the open internet; IPv4 inside of IPv6 does not. */
export const isPublicIp = (ip: string): boolean => {
  if (isIPv4(ip)) return !privateIpv4.check(ip)
  return isIP(ip) === 6 && globalIpv6.check(ip, 'ipv6') && !privateIpv6.check(ip, 'ipv6')
}

/** What may be called beside the open internet. */
export interface AllowedHosts {
  hasName: (host: string) => boolean
  hasIp: (ip: string) => boolean
}

/** @param allowed host names, IP addresses, and networks as `10.1.0.0/16` */
export const createAllowedHosts = (allowed: string[]): AllowedHosts => {
  const names = new Set<string>()
  const ips = new BlockList()
  for (const entry of allowed) {
    const [host = '', prefix] = entry.split('/')
    if (!isIP(host)) names.add(host.toLowerCase())
    else if (prefix) ips.addSubnet(host, Number(prefix), familyOf(host))
    else ips.addAddress(host, familyOf(host))
  }
  return {
    hasName: (host) => names.has(host.toLowerCase()),
    hasIp: (ip) => ips.check(ip, familyOf(ip)),
  }
}
