import { describe, expect, it } from 'vitest'
import { networkOf } from '#server/platform/network.ts'
import { secondsLocked } from './account.rules.ts'

describe('limits', () => {
  const now = new Date('2026-11-15T08:00:00.000Z')
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString()
  const limit = { most: 2, windowMs: 60_000 }
  it('hold until the oldest counted attempt leaves the window', () => {
    expect(secondsLocked([], limit, now)).toBe(0)
    expect(secondsLocked([ago(1)], limit, now)).toBe(0)
    expect(secondsLocked([ago(1), ago(50)], limit, now)).toBe(10)
    expect(secondsLocked([ago(1), ago(59.9)], limit, now)).toBe(1)
    expect(secondsLocked([ago(1), ago(60)], limit, now)).toBe(0)
    expect(secondsLocked([ago(1), ago(20), ago(50)], limit, now)).toBe(40)
  })
  it('count an IPv4 address by itself in either notation', () => {
    expect(networkOf('203.0.113.7')).toBe('203.0.113.7')
    expect(networkOf('::ffff:203.0.113.7')).toBe('203.0.113.7')
  })
  it.each([
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:1:2:3::', '2001:db8:1:2::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('count the IPv6 address %s by its /64 network', (ip, network) => expect(networkOf(ip)).toBe(network))
})
