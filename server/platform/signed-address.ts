/**
 * Short-lived addresses of an account's files: the browser opens a file without our header, so the address itself is the
 * key. One signature opens all files of one kind of one account for a while, so a list of a hundred files costs one
 * signature; whose file it is, is checked again when it is opened. An account's epoch is part of the signature: raising it
 * ends all addresses of the account at once, and a closed account has none.
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
  /** Raised whenever the account's addresses must end; undefined if the account is closed or does not exist. */
  readonly addressEpoch: (accountId: number) => Promise<number | undefined>
}

/** The query of a signed address: account, end in seconds since 1970, signature. */
export interface Signed {
  u: number
  e: number
  s: string
}

const keysOf = perWorld(() => new Map<string, { expires: number; epoch: number | undefined; text: string }>())

/**
 * The query that opens the files of a kind of an account. Each kind has signatures of its own. An account that was closed a
 * moment ago gets one that opens nothing.
 */
export async function signedQuery(
  world: SigningWorld,
  { kind, seconds }: SignedFiles,
  accountId: number,
): Promise<string> {
  const epoch = await world.addressEpoch(accountId)
  const now = Math.floor(world.clock.now().getTime() / 1000)
  const expires = (Math.floor(now / seconds) + 2) * seconds
  const mine = keysOf(world)
  const name = `${kind}:${accountId}`
  const known = mine.get(name)
  if (known?.expires === expires && known.epoch === epoch) return known.text
  const text = `u=${accountId}&e=${expires}&s=${signature(world, kind, { accountId, expires, epoch })}`
  if (mine.size > 10_000) mine.clear()
  mine.set(name, { expires, epoch, text })
  return text
}

/**
 * The account whose files of a kind the address opens. Refuses with `fileNotFound` what was not given out, has expired or
 * was ended.
 */
export async function requireSigned(world: SigningWorld, { kind }: SignedFiles, { u, e, s }: Signed): Promise<number> {
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
