import { isIPv6 } from 'node:net'

/** The subject of a rate limit: an IPv4 address, or the /64 network of an IPv6 address (one customer). */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip
  // `::` abbreviates the zeros that are missing from eight groups.
  const [left = [], right] = (ip.split('%')[0] ?? '').split('::').map(groupsOf)
  const zeros = right ? 8 - left.length - right.length : 0
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** The network shown to the owner of a session. 198.51.100.* is enough to tell home from elsewhere. */
export const networkName = (network: string) => network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.*')

const groupsOf = (part: string) => part.split(':').filter((group) => group !== '')
