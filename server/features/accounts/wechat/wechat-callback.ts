import { createHmac, timingSafeEqual } from 'node:crypto'
import type { wechat } from '#contracts/api/accounts/wechat.ts'
import type { Body, Query } from '#contracts/core/endpoint.ts'
import type { Logger } from '#server/platform/logger.ts'
import type { AccountsWorld } from '../accounts.world.ts'
import { WechatFailure } from './wechat.ts'
import type { Outcome, Question } from './wechat-page.ts'
import { claimTicket, confirmTicket, deleteTicket, findOpenTicket, refuseTicket, scanTicket } from './wechat-tickets.ts'

/**
 * Returns the confirmation question for a callback with a code: someone else may have created the QR code and sent it
 * to the user. Nothing is confirmed before the answer.
 */
export async function handleWechatCallback(
  world: AccountsWorld,
  { code, state = '' }: Query<typeof wechat.callback>,
): Promise<Question | Outcome> {
  // WeChat omits the code if the user refuses.
  if (!code) return (await refuseTicket(world, state)) ? 'refused' : 'expired'
  const ticket = await findOpenTicket(world, state)
  if (!ticket) return 'expired'
  await scanTicket(world, state)
  const { device, network } = ticket
  return { state, code, token: tokenOf(world, { state, code }), device, network }
}

/**
 * Applies the decision to the ticket `state`. Only the requesting browser gets a session, so the page opens nothing for
 * its reader; a ticket exchanges at most one code, so a flood of codes does not reach WeChat.
 */
export async function handleWechatDecision(
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
    await deleteTicket(world, state)
    if (!(error instanceof WechatFailure)) throw error
    log.warn({ reason: error.message }, 'WeChat did not identify the user; the login was ended.')
    return 'failed'
  }
}

/**
 * Anti-forgery token: only the user's browser has seen the page, so no other page can submit the decision. It works
 * once, as the ticket does.
 */
const tokenOf = ({ secret }: AccountsWorld, { state, code }: { state: string; code: string }) =>
  createHmac('sha256', secret).update(`wechat-decision:${state}:${code}`).digest('base64url')

function isEqual(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}
