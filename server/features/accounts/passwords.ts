/**
 * Password hashing by scrypt. Cost: N 2^15, r 8, that is 32 MB and about 0.1 s per check, as OWASP's password storage
 * cheat sheet asks. The cost is stored with the hash, so it can be raised later.
 */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

const COST = { N: 2 ** 15, r: 8, p: 1 }
const LENGTH = 32

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, COST)
  return ['scrypt', COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')].join('$')
}

/**
 * Without a stored hash (undefined or empty) it returns false after the same time, so that the duration does not reveal
 * who is registered.
 */
export async function checkPassword(password: string, stored: string | undefined): Promise<boolean> {
  const [, N, r, p, salt, hash] = (stored || DUMMY_HASH).split('$')
  const expected = Buffer.from(hash ?? '', 'base64')
  const actual = await derive(password, Buffer.from(salt ?? '', 'base64'), { N: Number(N), r: Number(r), p: Number(p) })
  return Boolean(stored) && expected.length === actual.length && timingSafeEqual(expected, actual)
}

const DUMMY_HASH = [
  'scrypt',
  COST.N,
  COST.r,
  COST.p,
  Buffer.alloc(16).toString('base64'),
  Buffer.alloc(LENGTH).toString('base64'),
].join('$')

function derive(password: string, salt: Buffer, cost: { N: number; r: number; p: number }): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    // Node's default limit of 32 MB is just below what N 2^15 with r 8 takes.
    scrypt(password.normalize('NFKC'), salt, LENGTH, { ...cost, maxmem: 64 * 1024 * 1024 }, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}
