import type { center } from '#contracts/api/accounts/center.ts'
import { isBirthday, isNickname } from '#contracts/core/rules.ts'
import { dayOf, HOME_ZONE } from '#contracts/model/date.ts'
import type { Handlers } from '#server/http/context.ts'
import { networkOf } from '#server/platform/network.ts'
import { refuse } from '#server/platform/refusal.ts'
import { requireSigned, type SignedFiles, signedQuery } from '#server/platform/signed-address.ts'
import { accountOfId, setProfile } from './account.store.ts'
import type { AccountsWorld } from './accounts.world.ts'
import { avatarByName, drawAvatar, removeAvatar, replaceAvatar } from './avatar.ts'
import { closeAccount } from './closing.ts'
import { proofOptions, sendProofCode } from './proof.ts'
import { isTakeoutRunning, takeout } from './takeout.ts'
import { toUser } from './user-view.ts'

const DATA: SignedFiles = { kind: 'takeout', seconds: 600 }
/** An address never changes its picture, and only the owner's browser knows it. */
const AVATAR_CACHE = 'private, max-age=31536000, immutable'

export const centerHandlers: Handlers<typeof center, AccountsWorld> = {
  async save({ world, user, body }) {
    const { birthday, sex, language } = body
    const nickname = body.nickname?.trim()
    if (nickname !== undefined && !isNickname(nickname)) throw refuse('wrongNickname')
    if (birthday && !isBirthday(birthday, dayOf(world.clock.iso(), HOME_ZONE))) throw refuse('wrongBirthday')
    const changes = {
      ...(nickname !== undefined && { nickname }),
      ...(birthday !== undefined && { birthday: birthday || null }),
      ...(sex !== undefined && { sex }),
      ...(language !== undefined && { language }),
    }
    const row =
      Object.keys(changes).length > 0
        ? await setProfile(world.db, user.id, changes)
        : await accountOfId(world.db, user.id)
    return { user: await toUser(world, row) }
  },
  async setAvatar({ world, user, file }) {
    return { user: await toUser(world, await replaceAvatar(world.db, user.id, await drawAvatar(user.id, file))) }
  },
  async removeAvatar({ world, user }) {
    return { user: await toUser(world, await removeAvatar(world.db, user.id)) }
  },
  async avatar({ world, params }) {
    const body = await avatarByName(world.db, params.file.slice(0, -'.webp'.length))
    if (!body) throw refuse('fileNotFound')
    return { body, cache: AVATAR_CACHE }
  },
  async sessions({ world, user }) {
    const row = await world.sessions.list(user)
    return { row: row.map(({ seenAt, ...session }) => ({ ...session, seen_at: seenAt })) }
  },
  async endSession({ world, user, body }) {
    if (!(await world.sessions.closeOne(user.id, body.id))) throw refuse('sessionNotFound')
    return { id: body.id }
  },
  proof: ({ world, user }) => proofOptions(world, user),
  async proofCode({ world, user, ip, language }) {
    return { seconds: await sendProofCode(world, user, { ip: networkOf(ip), language }) }
  },
  async close({ world, user, body, ip }) {
    return { until: await closeAccount(world, user, { ...body, ip: networkOf(ip) }) }
  },
  async takeout({ world, user, language }) {
    if (isTakeoutRunning(world, user.id)) throw refuse('takeoutRunning')
    return { url: `/download/account/data.zip?${await signedQuery(world, DATA, user.id)}&lang=${language}` }
  },
  async download({ world, query }) {
    const accountId = await requireSigned(world, DATA, query)
    if (isTakeoutRunning(world, accountId)) throw refuse('takeoutRunning')
    const day = dayOf(world.clock.iso(), HOME_ZONE)
    return { body: takeout(world, accountId, query.lang ?? 'zh-CN'), name: `${day}.zip` }
  },
}
