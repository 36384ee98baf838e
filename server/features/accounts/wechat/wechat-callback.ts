/** What WeChat sends people back with: somebody has confirmed a login, or refused it. */
import type { Logger } from '#server/platform/logger.ts'
import type { AccountsWorld } from '../accounts.world.ts'
import { WechatFailure } from './wechat.ts'
import type { Outcome } from './wechat-page.ts'
import { claimTicket, confirmTicket, dropTicket, refuseTicket } from './wechat-tickets.ts'

/**
 * Takes the ticket that `state` names on. Only its browser gets a session, so what comes back here opens nothing for
 * whoever brings it; and a code is exchanged at most once for a ticket, so a flood of them does not reach WeChat.
 */
export async function wechatDecided(
  world: AccountsWorld,
  { code, state = '' }: { code?: string | undefined; state?: string | undefined },
  log: Logger,
): Promise<Outcome> {
  // Who refuses is sent back without a code.
  if (!code) return (await refuseTicket(world, state)) ? 'refused' : 'expired'
  if (!(await claimTicket(world, state))) return 'expired'
  try {
    const identity = await world.wechat.identify(code)
    return (await confirmTicket(world, state, identity)) ? 'confirmed' : 'expired'
  } catch (error) {
    await dropTicket(world, state)
    if (!(error instanceof WechatFailure)) throw error
    log.warn({ reason: error.message }, 'WeChat did not tell who has confirmed')
    return 'failed'
  }
}
