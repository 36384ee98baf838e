import type { State } from '#server/db/state.ts'
import type { AccountRow } from '../account.store.ts'
import type { WechatIdentity } from './wechat.ts'

export const accountOfWechat = (db: State, { openid, unionid }: WechatIdentity): Promise<AccountRow | undefined> =>
  db
    .selectFrom('wechat_identity')
    .innerJoin('account', 'account.id', 'wechat_identity.account_id')
    .selectAll('account')
    .where((e) => e.or([e('openid', '=', openid), ...(unionid === null ? [] : [e('unionid', '=', unionid)])]))
    .executeTakeFirst()

/**
 * Links the user to the account and removes earlier links of both: an account has one WeChat, and a WeChat one account.
 */
export async function linkWechat(
  db: State,
  { openid, unionid }: WechatIdentity,
  { id, at }: { id: number; at: string },
): Promise<void> {
  await db
    .deleteFrom('wechat_identity')
    .where((e) =>
      e.or([
        e('account_id', '=', id),
        e('openid', '=', openid),
        ...(unionid === null ? [] : [e('unionid', '=', unionid)]),
      ]),
    )
    .execute()
  await db.insertInto('wechat_identity').values({ openid, unionid, account_id: id, created_at: at }).execute()
}
