/**
 * Short-lived addresses of an account's files: the browser opens a file without our header, so the address itself is the
 * key. One signature opens all files of one kind of one account for a while, so a list of a hundred files costs one
 * signature; whose file it is, is checked again when it is opened. A closed account's addresses open nothing.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { perWorld } from './per-world.ts'
import { refuse } from './refusal.ts'
import type { World } from './world.ts'

/** A kind of files. `kind` is what is signed; an address works for at least one and at most two times `seconds`. */
export interface SignedFiles {
  readonly kind: string
  readonly seconds: number
}

/** What signing needs of a world. */
export interface SigningWorld extends World {
  /** Whether the account exists and is open. */
  readonly isAccountOpen: (accountId: number) => Promise<boolean>
}

/** The query of a signed address: account, end in seconds since 1970, signature. */
export interface Signed {
  u: number
  e: number
  s: string
}

const keysOf = perWorld(() => new Map<string, { expires: number; text: string }>())

/** The query that opens the files of a kind of an account. Each kind has signatures of its own. */
export function signedQuery(world: World, { kind, seconds }: SignedFiles, accountId: number): string {
  const now = Math.floor(world.clock.now().getTime() / 1000)
  const expires = (Math.floor(now / seconds) + 2) * seconds
  const mine = keysOf(world)
  const name = `${kind}:${accountId}`
  const known = mine.get(name)
  if (known?.expires === expires) return known.text
  const text = `u=${accountId}&e=${expires}&s=${signature(world, kind, accountId, expires)}`
  if (mine.size > 10_000) mine.clear()
  mine.set(name, { expires, text })
  return text
}

/**
 * The account whose files of a kind the address opens. Refuses with `fileNotFound` what was not given out, works no more,
 * or belongs to an account that is closed by now.
 */
export async function requireSigned(world: SigningWorld, { kind }: SignedFiles, { u, e, s }: Signed): Promise<number> {
  const expected = Buffer.from(signature(world, kind, u, e))
  const given = Buffer.from(s)
  const signed = expected.length === given.length && timingSafeEqual(expected, given)
  if (!signed || e * 1000 <= world.clock.now().getTime() || !(await world.isAccountOpen(u)))
    throw refuse('fileNotFound')
  return u
}

const signature = (world: World, kind: string, accountId: number, expires: number) =>
  createHmac('sha256', world.secret).update(`${kind}:${accountId}:${expires}`).digest('base64url')
