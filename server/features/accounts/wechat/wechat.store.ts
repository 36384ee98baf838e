/** SQL of whose WeChat opens which account. */
import type { State } from '#server/db/state.ts'
import type { AccountRow } from '../account.store.ts'
import type { WechatIdentity } from './wechat.ts'

/** The account of the person, by either name that WeChat has for them. */
export const accountOfWechat = (db: State, { openid, unionid }: WechatIdentity): Promise<AccountRow | undefined> =>
  db
    .selectFrom('wechat_identity')
    .innerJoin('account', 'account.id', 'wechat_identity.account_id')
    .selectAll('account')
    .where((e) => e.or([e('openid', '=', openid), ...(unionid === null ? [] : [e('unionid', '=', unionid)])]))
    .executeTakeFirst()

/** Ties the person to the account. Either was tied to another before: that ends, as an account has one WeChat and each opens one. */
export async function tieWechat(
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
