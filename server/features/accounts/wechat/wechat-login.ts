/**
 * Login by WeChat QR code. A known WeChat user gets a session at once; an unknown one first links a phone by an SMS
 * code, to the phone's account or to a new one.
 */
import { createHmac } from 'node:crypto'
import type { wechat } from '#contracts/api/accounts/wechat.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { WECHAT_SECONDS } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import { refuse } from '#server/platform/refusal.ts'
import { WECHAT_TICKETS_PER_ADDRESS } from '../account.rules.ts'
import { accountOfId, accountOfPhone } from '../account.store.ts'
import type { AccountsWorld } from '../accounts.world.ts'
import { recordLimitedAttempt } from '../attempts.ts'
import { eraseOverdue } from '../closing.ts'
import { verifyCodeFrom } from '../codes.ts'
import { type LoggedIn, type LoginOptions, openSessionFor } from '../entry.ts'
import { openAccount } from '../register.ts'
import type { Origin } from '../sessions.ts'
import { accountOfWechat, linkWechat } from './wechat.store.ts'
import { createTicket, findTicket, handOverTicket, identityOf, type WechatTicket } from './wechat-tickets.ts'

type Answer = Output<typeof wechat.getWechatQr>
type TicketStatus = Omit<Answer, 'token' | 'user'>

/** The address that is rate-limited, and the device shown to the person who scans the code. */
export interface LoginRequest {
  ip: string
  from: Origin
  site: string
}

export async function startWechatLogin(world: AccountsWorld, { ip, from, site }: LoginRequest): Promise<Answer> {
  if (!world.wechat.available) throw refuse('wechatUnavailable')
  await world.db
    .transaction()
    .execute((trx) => recordLimitedAttempt(trx, world, { [`wechat-ip:${ip}`]: [WECHAT_TICKETS_PER_ADDRESS] }))
  const { id, ticket } = await createTicket(world, from)
  return { ticket, state: 'waiting', seconds: WECHAT_SECONDS, qr: world.wechat.address(id, site) }
}

/** The ticket's state, or the session once the login is confirmed. */
export async function pollWechatLogin(
  world: AccountsWorld,
  ticket: string,
  entry: LoginOptions,
): Promise<TicketStatus | LoggedIn> {
  const ticketRow = await findTicket(world, ticket)
  const statusOf = (state: Answer['state']): TicketStatus => ({
    ticket,
    state,
    seconds: ticketRow ? secondsLeft(world, ticketRow) : 0,
  })
  const issuedOrExpired = async () =>
    (await issuedSession(world, ticket)) ?? { ticket, state: 'expired' as const, seconds: 0 }
  if (!ticketRow || ticketRow.state === 'handed') return issuedOrExpired()
  const identity = identityOf(ticketRow)
  // `asking` is internal; the user sees `scanned`.
  if (!identity) return statusOf(ticketRow.state === 'asking' ? 'scanned' : ticketRow.state)
  await eraseOverdue(world)
  const entered = await world.db.transaction().execute(async (trx) => {
    const row = await accountOfWechat(trx, identity)
    if (!row) return statusOf('bind')
    if (!(await handOverTicket({ db: trx, clock: world.clock }, ticketRow.id))) return undefined
    return openSessionFor(trx, world, row, { ...entry, token: tokenOf(world, ticket) })
  })
  return entered ?? issuedOrExpired()
}

/**
 * The session token is derived from the whole ticket (of which the state stores only a hash) and our secret, so it can
 * be repeated, but only to the ticket's holder.
 */
const tokenOf = ({ secret }: AccountsWorld, ticket: string) =>
  createHmac('sha256', secret).update(`wechat-session:${ticket}`).digest('base64url')

/** The session that this ticket opened, while ticket and session exist. */
async function issuedSession(world: AccountsWorld, ticket: string): Promise<LoggedIn | undefined> {
  if ((await findTicket(world, ticket))?.state !== 'handed') return undefined
  const token = tokenOf(world, ticket)
  const user = await world.sessions.find(token)
  return user && { token, row: await accountOfId(world.db, user.id) }
}

export interface Binding {
  ticket: string
  phone: string
  code: string
  language: Language
  ip: string
}

/** Links the WeChat of a confirmed ticket to the phone's account, opening one if needed, and opens a session. */
export async function bindWechat(
  world: AccountsWorld,
  { ticket, phone, code, language, ip }: Binding,
  entry: LoginOptions,
): Promise<LoggedIn> {
  const issued = await issuedSession(world, ticket)
  if (issued?.row.phone === phone) return issued
  const ticketRow = await findTicket(world, ticket)
  const identity = ticketRow && identityOf(ticketRow)
  if (!identity) throw refuse('wechatExpired')
  await eraseOverdue(world)
  const right = await verifyCodeFrom(world, ip, { phone, type: 'bind' }, code)
  return world.db.transaction().execute(async (trx) => {
    await right.use(trx)
    if (!(await handOverTicket({ db: trx, clock: world.clock }, ticketRow.id))) throw refuse('wechatExpired')
    // No password: the account opens by code and WeChat until its owner sets one.
    const row =
      (await accountOfPhone(trx, phone)) ?? (await openAccount(trx, world, { phone, passwordHash: '', language }))
    if (!row) throw refuse('wrongCode')
    await linkWechat(trx, identity, { id: row.id, at: world.clock.iso() })
    return openSessionFor(trx, world, row, { ...entry, token: tokenOf(world, ticket) })
  })
}

const secondsLeft = ({ clock }: AccountsWorld, { expires_at }: WechatTicket) =>
  Math.max(0, Math.ceil((Date.parse(expires_at) - clock.now().getTime()) / 1000))
