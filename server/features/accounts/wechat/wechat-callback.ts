/** What WeChat sends people back with: somebody has allowed a login, or refused it. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { wechat } from '#contracts/api/accounts/wechat.ts'
import type { Body, Query } from '#contracts/core/endpoint.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { AccountsWorld } from '../accounts.world.ts'
import { WechatFailure } from './wechat.ts'
import type { Outcome, Question } from './wechat-page.ts'
import { claimTicket, confirmTicket, dropTicket, openTicket, refuseTicket, scanTicket } from './wechat-tickets.ts'

/**
 * Asks who is back with WeChat's code whether the login is theirs: somebody else may have made the QR code and sent it to
 * them. Nothing is confirmed before the answer.
 */
export async function wechatReturned(
  world: AccountsWorld,
  { code, state = '' }: Query<typeof wechat.callback>,
): Promise<Question | Outcome> {
  // Who refuses is sent back without a code.
  if (!code) return (await refuseTicket(world, state)) ? 'refused' : 'expired'
  const ticket = await openTicket(world, state)
  if (!ticket) return 'expired'
  await scanTicket(world, state)
  const { device, network } = ticket
  return { state, code, token: tokenOf(world, { state, code }), device, network }
}

/**
 * Takes the ticket that `state` names on. Only its browser gets a session, so the answer opens nothing for whoever gives it;
 * and a code is exchanged at most once for a ticket, so a flood of them does not reach WeChat.
 */
export async function wechatDecided(
  world: AccountsWorld,
  { state, code, token, decision }: Body<typeof wechat.decide>,
  log: Logger,
): Promise<Outcome> {
  if (!isEqual(token, tokenOf(world, { state, code }))) return 'expired'
  if (decision === 'refuse') return (await refuseTicket(world, state)) ? 'refused' : 'expired'
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

/**
 * Shows that the answer comes from our page, which only the person's browser has seen: no other page can send it in their
 * name. It is good once, as the ticket is.
 */
const tokenOf = ({ secret }: AccountsWorld, { state, code }: { state: string; code: string }) =>
  createHmac('sha256', secret).update(`wechat-decision:${state}:${code}`).digest('base64url')

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
