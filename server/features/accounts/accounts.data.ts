import type { State } from '#server/db/state.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import { bytesFile, jsonFile, tableFiles } from '#server/platform/row-files.ts'
import { accountOfId } from './account.store.ts'

export const accountsData: PersonalData = {
  files: {
    'zh-CN': [
      'account.json          账号资料',
      'sessions.json         登录设备',
      'wechat_identity       绑定的微信',
      'avatar.webp           头像',
    ],
    'en-US': [
      'account.json          account profile',
      'sessions.json         logged-in devices',
      'wechat_identity       linked WeChat account',
      'avatar.webp           avatar',
    ],
  },
  async *export({ db }, accountId) {
    // Credentials (hashes of passwords and tokens) are never exported.
    const row = await accountOfId(db, accountId)
    const { password_hash: _secret, address_epoch: _signing, erased_at: _never, ...account } = row
    yield jsonFile('account', account)
    yield jsonFile('sessions', await sessionsOf(db, accountId))
    yield* tableFiles('wechat_identity', await wechatOf(db, accountId))
    const avatar = await avatarPicture(db, accountId)
    if (avatar) yield bytesFile('avatar.webp', avatar, true)
  },
  async erase(db, { id, phone }) {
    await db.deleteFrom('session').where('account_id', '=', id).execute()
    await db.deleteFrom('avatar').where('account_id', '=', id).execute()
    await db.deleteFrom('wechat_identity').where('account_id', '=', id).execute()
    await db.deleteFrom('code').where('phone', '=', phone).execute()
    await db.deleteFrom('outbox').where('recipient', '=', phone).execute()
    for (const subject of [`phone:${phone}`, `code:${phone}`])
      await db
        .deleteFrom('attempt')
        .where((e) => e.or([e('subject', '=', subject), e('subject', 'like', `${subject}:%`)]))
        .execute()
    return []
  },
}

const sessionsOf = (db: State, accountId: number) =>
  db
    .selectFrom('session')
    .select(['created_at', 'expires_at', 'device', 'network', 'seen_on'])
    .where('account_id', '=', accountId)
    .execute()

const wechatOf = (db: State, accountId: number) =>
  db.selectFrom('wechat_identity').selectAll().where('account_id', '=', accountId).execute()

async function avatarPicture(db: State, accountId: number): Promise<Buffer | undefined> {
  return (await db.selectFrom('avatar').select('picture').where('account_id', '=', accountId).executeTakeFirst())
    ?.picture
}
