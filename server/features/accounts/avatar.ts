/** Avatars: whatever comes up is drawn anew, so nothing of the file survives but what is seen. */
import { randomBytes } from 'node:crypto'
import { AVATAR_SIZE } from '#contracts/core/rules.ts'
import type { State } from '#server/db/state.ts'
import { loadSharp } from '#server/platform/load-sharp.ts'
import { queue } from '#server/platform/queue.ts'
import { refuse, tooManyAttempts } from '#server/platform/refusal.ts'
import { type AccountRow, setProfile } from './account.store.ts'

/** More than any camera: a small file that unfolds to more is made to do harm. */
const MOST_PIXELS = 60_000_000
/** How the two formats begin. Whatever else sharp could read, as SVG, never gets to it. */
const BEGINNINGS = [Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])]

/** One at a time, because drawing a large picture takes hundreds of megabytes. `MOST_WAITING` is per account. */
const drawing = queue()
const MOST_WAITING = 3
const AGAIN_SECONDS = 5

/** The picture as a square WebP, upright and without metadata. Refuses what is not a whole JPG or PNG. */
export async function drawAvatar(accountId: number, file: Buffer): Promise<Buffer> {
  const account = String(accountId)
  if (drawing.waiting(account) >= MOST_WAITING) throw tooManyAttempts(AGAIN_SECONDS)
  return drawing.run(account, () => drawn(file))
}

async function drawn(file: Buffer): Promise<Buffer> {
  if (!BEGINNINGS.some((bytes) => file.subarray(0, bytes.length).equals(bytes))) throw refuse('wrongPicture')
  const sharp = await loadSharp()
  try {
    const image = sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' })
    return await image.autoOrient().resize(AVATAR_SIZE, AVATAR_SIZE, { fit: 'cover' }).webp({ quality: 86 }).toBuffer()
  } catch {
    throw refuse('wrongPicture')
  }
}

/** Puts the picture in the place of the one before, under an address of its own: whoever holds the old one sees nothing new. */
export function putAvatar(db: State, accountId: number, picture: Buffer): Promise<AccountRow> {
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

export function dropAvatar(db: State, accountId: number): Promise<AccountRow> {
  return db.transaction().execute(async (trx) => {
    await trx.deleteFrom('avatar').where('account_id', '=', accountId).execute()
    return setProfile(trx, accountId, { avatar: '' })
  })
}

/** The picture of an address, undefined when there is none any more. */
export async function avatarNamed(db: State, name: string): Promise<Buffer | undefined> {
  return (await db.selectFrom('avatar').select('picture').where('name', '=', name).executeTakeFirst())?.picture
}
