import { BlockList, isIP } from 'node:net'

const local = new BlockList()
local.addSubnet('127.0.0.0', 8)
local.addSubnet('10.0.0.0', 8)
local.addSubnet('172.16.0.0', 12)
local.addSubnet('192.168.0.0', 16)
local.addSubnet('169.254.0.0', 16)
local.addAddress('::1', 'ipv6')
local.addSubnet('fc00::', 7, 'ipv6')
local.addSubnet('fe80::', 10, 'ipv6')

/**
 * Whether an IP address is of this machine or its network. Behind a proxy that TRUST_PROXY does not name, everybody
 * comes from one of these: a budget by IP address would be one budget for all.
 */
export const isLocalIp = (scoped: string): boolean => {
  const ip = scoped.split('%', 1)[0]!
  const family = isIP(ip)
  return family === 0 || local.check(ip, family === 6 ? 'ipv6' : 'ipv4')
}
