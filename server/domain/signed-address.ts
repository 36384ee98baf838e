/**
 * Short-lived addresses of an account's files: the browser opens a file without our header, so the address itself is the
 * key. One signature opens all files of one kind of one account for a while, so a list of a hundred files costs one
 * signature; whose file it is, is checked again when it is opened.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { World } from './world.ts'

/** The kinds of files, each with its seconds: an address works for at least one and at most two of these. */
const WINDOWS = { 'report-files': 3600, receipts: 3600, ledger: 3600, takeout: 600 } as const
export type SignedKind = keyof typeof WINDOWS

/** The query of a signed address: account, end in seconds since 1970, signature. */
export interface Signed {
  u: number
  e: number
  s: string
}

const keys = new WeakMap<World, Map<string, { expires: number; text: string }>>()

/** The query that opens the files of a kind of an account. Each kind has signatures of its own. */
export function signedQuery(world: World, kind: SignedKind, accountId: number): string {
  const now = Math.floor(world.clock.now().getTime() / 1000)
  const expires = (Math.floor(now / WINDOWS[kind]) + 2) * WINDOWS[kind]
  const mine = keys.get(world) ?? new Map()
  keys.set(world, mine)
  const name = `${kind}:${accountId}`
  const known = mine.get(name)
  if (known?.expires === expires) return known.text
  const text = `u=${accountId}&e=${expires}&s=${signature(world, kind, accountId, expires)}`
  if (mine.size > 10_000) mine.clear()
  mine.set(name, { expires, text })
  return text
}

/** Whether the address was given out for this kind and account, and still works. */
export function isSigned(world: World, kind: SignedKind, { u, e, s }: Signed): boolean {
  const expected = Buffer.from(signature(world, kind, u, e))
  const given = Buffer.from(s)
  return expected.length === given.length && timingSafeEqual(expected, given) && e * 1000 > world.clock.now().getTime()
}

const signature = (world: World, kind: SignedKind, accountId: number, expires: number) =>
  createHmac('sha256', world.secret).update(`${kind}:${accountId}:${expires}`).digest('base64url')
