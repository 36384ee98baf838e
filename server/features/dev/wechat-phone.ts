/** The phone of dev mode: does to a QR code for WeChat what a person would, in the place of WeChat. */
import type { devtools } from '#contracts/api/dev/devtools.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { STORY } from '#fixtures/story.ts'
import {
  claimTicket,
  confirmTicket,
  dropTicket,
  refuseTicket,
  scanTicket,
} from '#server/features/accounts/wechat/wechat-tickets.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'

/** The WeChat of the sample account. */
const SAMPLE_OPENID = 'sample-seller'

export async function phone(world: DevWorld, { state, act, openid }: Body<typeof devtools.wechat>): Promise<boolean> {
  switch (act) {
    case 'scan':
      return scanTicket(world, state)
    case 'refuse':
      return refuseTicket(world, state)
    case 'expire':
      return dropTicket(world, state)
    case 'confirm':
      if (openid === undefined) await tieSample(world)
      return (
        (await claimTicket(world, state)) &&
        confirmTicket(world, state, { openid: openid ?? SAMPLE_OPENID, unionid: null })
      )
  }
}

/** Gives the sample account its WeChat, unless it has one. */
async function tieSample({ db, clock }: DevWorld): Promise<void> {
  const { phone } = STORY.account
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', phone)
    .where('sample', '=', 1)
    .executeTakeFirst()
  if (!row) throw refuse('unknownSample')
  await db.deleteFrom('wechat_identity').where('account_id', '=', row.id).execute()
  await db
    .insertInto('wechat_identity')
    .values({ openid: SAMPLE_OPENID, unionid: null, account_id: row.id, created_at: clock.iso() })
    .execute()
}
