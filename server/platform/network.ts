/** Whom an address belongs to, for limits on what one caller may try. */
import { isIPv6 } from 'node:net'

/** An IPv4 address as it is, an IPv6 one as its /64 network: whoever has that calls from 2^64 addresses. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped !== undefined || !isIPv6(ip)) return mapped ?? ip
  // `::` stands for as many zeros as make eight groups.
  const [left = [], right] = (ip.split('%')[0] ?? '').split('::').map(groupsOf)
  const zeros = right ? 8 - left.length - right.length : 0
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...(right ?? [])]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}

/** How the owner of a session is shown where it was opened: 198.51.100.* tells home from elsewhere, and no more. */
export const networkName = (network: string) => network.replace(/^(\d+\.\d+\.\d+)\.\d+$/, '$1.*')

const groupsOf = (part: string) => part.split(':').filter((group) => group !== '')
