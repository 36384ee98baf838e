/** Avatars. Every upload is re-encoded, so nothing of the file survives except the visible picture. */
import { randomBytes } from 'node:crypto'
import { AVATAR_SIZE } from '#contracts/core/rules.ts'
import type { State } from '#server/db/state.ts'
import { loadSharp } from '#server/platform/load-sharp.ts'
import { queue } from '#server/platform/queue.ts'
import { refuse, tooManyAttempts } from '#server/platform/refusal.ts'
import { type AccountRow, setProfile } from './account.store.ts'

/** More than any camera; guards against decompression bombs. */
const MAX_PIXELS = 60_000_000
/** Magic bytes of JPEG and PNG. Nothing else that sharp can read, such as SVG, reaches it. */
const MAGIC_BYTES = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]

/** One at a time, because rendering a large picture takes hundreds of megabytes. `MAX_WAITING` is per account. */
const renderQueue = queue()
const MAX_WAITING = 3
const RETRY_SECONDS = 5

/** Returns a square, upright WebP without metadata. Refuses anything but a complete JPEG or PNG. */
export async function drawAvatar(accountId: number, file: Buffer): Promise<Buffer> {
  const account = String(accountId)
  if (renderQueue.waiting(account) >= MAX_WAITING) throw tooManyAttempts(RETRY_SECONDS)
  return renderQueue.run(account, () => toSquareWebp(file))
}

async function toSquareWebp(file: Buffer): Promise<Buffer> {
  if (!MAGIC_BYTES.some((bytes) => file.subarray(0, bytes.length).equals(bytes))) throw refuse('wrongPicture')
  const sharp = await loadSharp()
  try {
    const image = sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'truncated' })
    return await image.autoOrient().resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' }).webp({ quality: 86 }).toBuffer()
  } catch {
    throw refuse('wrongPicture')
  }
}

/** Replaces the avatar under a new random address, so that the old address does not show the new picture. */
export function replaceAvatar(db: State, accountId: number, picture: Buffer): Promise<AccountRow> {
  const name = randomBytes(16).toString('base64url')
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto('avatar')
      .values({ account_id: accountId, name, picture })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ name, picture }))
      .execute()
    return setProfile(trx, accountId, { avatar: `/images/avatar/${name}.webp` })
  })
}

export function removeAvatar(db: State, accountId: number): Promise<AccountRow> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('avatar').where('account_id', '=', accountId).execute()
    return setProfile(trx, accountId, { avatar: '' })
  })
}

export async function avatarByName(db: State, name: string): Promise<Buffer | undefined> {
  return (await db.selectFrom('avatar').select('picture').where('name', '=', name).executeTakeFirst())?.picture
}
