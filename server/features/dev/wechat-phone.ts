/** Simulates the phone of a WeChat user who scans the QR code; dev mode only. */
import { wechat } from '#contracts/api/accounts/wechat.ts'
import type { devtools } from '#contracts/api/dev/devtools.ts'
import type { Body, Output } from '#contracts/core/endpoint.ts'
import { STORY } from '#fixtures/story.ts'
import { standInCode } from '#server/features/accounts/wechat/gateways/stand-in.ts'
import {
  claimTicket,
  confirmTicket,
  deleteTicket,
  findOpenTicket,
  refuseTicket,
  scanTicket,
} from '#server/features/accounts/wechat/wechat-tickets.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'

const SAMPLE_OPENID = 'sample-seller'

export async function actOnTicket(
  world: DevWorld,
  { state, act, openid }: Body<typeof devtools.wechat>,
): Promise<Output<typeof devtools.wechat>> {
  if (openid === undefined && (act === 'allow' || act === 'confirm')) await linkSampleWechat(world)
  const identity = openid ?? SAMPLE_OPENID
  switch (act) {
    case 'scan':
      return { done: await scanTicket(world, state) }
    case 'refuse':
      return { done: await refuseTicket(world, state) }
    case 'expire':
      return { done: await deleteTicket(world, state) }
    case 'allow': {
      const back = `${wechat.callback.path}?${new URLSearchParams({ code: standInCode(identity), state })}`
      return (await findOpenTicket(world, state)) ? { done: true, back } : { done: false }
    }
    case 'confirm': {
      const isClaimed = await claimTicket(world, state)
      return { done: isClaimed && (await confirmTicket(world, state, { openid: identity, unionid: null })) }
    }
  }
}

/** Links the sample account to SAMPLE_OPENID, replacing another link. */
async function linkSampleWechat({ db, clock }: DevWorld): Promise<void> {
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
