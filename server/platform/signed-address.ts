/**
 * Short-lived addresses of an account's files. The browser opens files without our header, so the address itself is the
 * key. One signature covers all files of one kind and account, so a list of a hundred files costs one; the handler that
 * opens a file still checks its owner. The signature includes the account's epoch: raising it revokes all addresses of
 * the account at once. Closed accounts have no valid address.
 */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { perWorld } from './per-world.ts'
import { refuse } from './refusal.ts'
import type { World } from './world.ts'

/** `kind` is the signed purpose; an address is valid for one to two times `seconds`. */
export interface SignedFiles {
  readonly kind: string
  readonly seconds: number
}

export interface SigningWorld extends World {
  /** Raised to revoke all addresses of the account; undefined if the account is closed or does not exist. */
  readonly addressEpoch: (accountId: number) => Promise<number | undefined>
}

/** Query of a signed address: account id, expiry in seconds since 1970, signature. */
export interface SignedQuery {
  u: number
  e: number
  s: string
}

const cachedQueriesOf = perWorld(() => new Map<string, { expires: number; epoch: number | undefined; text: string }>())

/** The query that opens an account's files of one kind. If the account is closed, it opens nothing. */
export async function signedQuery(
  world: SigningWorld,
  { kind, seconds }: SignedFiles,
  accountId: number,
): Promise<string> {
  const epoch = await world.addressEpoch(accountId)
  const now = Math.floor(world.clock.now().getTime() / 1000)
  const expires = (Math.floor(now / seconds) + 2) * seconds
  const cache = cachedQueriesOf(world)
  const name = `${kind}:${accountId}`
  const cached = cache.get(name)
  if (cached?.expires === expires && cached.epoch === epoch) return cached.text
  const text = `u=${accountId}&e=${expires}&s=${signature(world, kind, { accountId, expires, epoch })}`
  if (cache.size > 10_000) cache.clear()
  cache.set(name, { expires, epoch, text })
  return text
}

/** Returns the account id. Throws `fileNotFound` if the signature is wrong, expired or revoked. */
export async function requireSigned(
  world: SigningWorld,
  { kind }: SignedFiles,
  { u, e, s }: SignedQuery,
): Promise<number> {
  const epoch = await world.addressEpoch(u)
  const expected = Buffer.from(signature(world, kind, { accountId: u, expires: e, epoch }))
  const given = Buffer.from(s)
  const signed = expected.length === given.length && timingSafeEqual(expected, given)
  if (!signed || epoch === undefined || e * 1000 <= world.clock.now().getTime()) throw refuse('fileNotFound')
  return u
}

interface Claim {
  accountId: number
  expires: number
  epoch: number | undefined
}

const signature = (world: World, kind: string, { accountId, expires, epoch }: Claim) =>
  createHmac('sha256', world.secret).update(`${kind}:${accountId}:${expires}:${epoch}`).digest('base64url')
