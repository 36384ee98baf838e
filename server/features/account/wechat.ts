/**
 * Logging in by a QR code for WeChat. Whoever is known by it is let in at once; anyone else ties a phone to it first, by a
 * code from an SMS, since an account is a phone's: the one that the phone has, or a new one.
 */
import { randomBytes } from 'node:crypto'
import type { wechat } from '#contracts/api/wechat.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { WECHAT_SECONDS } from '#contracts/core/rules.ts'
import type { Language } from '#contracts/model/language.ts'
import type { State } from '#server/db/state.ts'
import { hashPassword } from '#server/domain/passwords.ts'
import { refuse } from '#server/domain/refusal.ts'
import type { Origin } from '#server/domain/sessions.ts'
import { heldTicket, newTicket, spendTicket, type WechatTicket } from '#server/domain/wechat-tickets.ts'
import type { World } from '#server/domain/world.ts'
import { WECHAT_TICKETS_PER_ADDRESS } from './account.rules.ts'
import { type AccountRow, accountOfPhone } from './account.store.ts'
import { countAttempt } from './attempts.ts'
import { closedRefusal, eraseOverdue } from './closing.ts'
import { tryCodeFrom } from './codes.ts'
import type { LoggedIn } from './login.ts'
import { openAccount } from './register.ts'
import { accountOfWechat, tieWechat } from './wechat.store.ts'

type Answer = Output<typeof wechat.getWechatQr>

/** A new ticket, and what its QR code says. `site`: our own origin, as the browser knows it. */
export async function askWechat(world: World, ip: string, site: string): Promise<Answer> {
  if (!world.wechat.available) throw refuse('wechatUnavailable')
  await world.db
    .transaction()
    .execute((trx) => countAttempt(trx, world, { [`wechat-ip:${ip}`]: [WECHAT_TICKETS_PER_ADDRESS] }))
  const { id, ticket } = await newTicket(world)
  return { ticket, state: 'waiting', seconds: WECHAT_SECONDS, qr: world.wechat.address(id, site) }
}

/** How far the login of a ticket is: a state, or the session of whoever has confirmed it. */
export async function followWechat(
  world: World,
  ticket: string,
  from: Origin,
): Promise<Omit<Answer, 'token' | 'user'> | LoggedIn> {
  const held = await heldTicket(world, ticket)
  const told = (state: Answer['state']) => ({ ticket, state, seconds: held ? secondsLeft(world, held) : 0 })
  if (!held) return told('expired')
  // That WeChat is being asked is nothing that the person could see or do.
  if (held.state !== 'confirmed') return told(held.state === 'asking' ? 'scanned' : held.state)
  await eraseOverdue(world)
  return world.db.transaction().execute(async (trx) => {
    const row = held.openid === null ? undefined : await accountOfWechat(trx, { ...held, openid: held.openid })
    if (!row) return told('bind')
    if (!(await spendTicket(trx, held))) return { ticket, state: 'expired', seconds: 0 }
    return letIn(trx, world, row, from)
  })
}

export interface Binding {
  ticket: string
  phone: string
  code: string
  language: Language
  ip: string
}

/** Ties the WeChat of a confirmed ticket to the phone's account, which is opened if there is none, and lets its owner in. */
export async function bindWechat(
  world: World,
  { ticket, phone, code, language, ip }: Binding,
  from: Origin,
): Promise<LoggedIn> {
  const held = await heldTicket(world, ticket)
  if (held?.state !== 'confirmed') throw refuse('wechatExpired')
  await eraseOverdue(world)
  const right = await tryCodeFrom(world, ip, { phone, type: 'bind' }, code)
  // Nobody knows it: until its owner sets a password by a code, the account opens by code and by WeChat. Made for an account that exists too, as its time would tell.
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  return world.db.transaction().execute(async (trx) => {
    await right.use(trx)
    const identity = await spendTicket(trx, held)
    if (!identity) throw refuse('wechatExpired')
    const row = (await accountOfPhone(trx, phone)) ?? (await openAccount(trx, world, { phone, passwordHash, language }))
    if (!row) throw refuse('wrongCode')
    await tieWechat(trx, identity, { id: row.id, at: world.clock.iso() })
    return letIn(trx, world, row, from)
  })
}

/** Thrown inside the transaction, so that the ticket and the code are still good once its owner has opened the account again. */
async function letIn(db: State, world: World, row: AccountRow, from: Origin): Promise<LoggedIn> {
  if (row.closed_at !== null) throw closedRefusal(row.closed_at)
  return { token: await world.sessions.open(row.id, from, db), row }
}

const secondsLeft = ({ clock }: World, { expires_at }: WechatTicket) =>
  Math.max(0, Math.ceil((Date.parse(expires_at) - clock.now().getTime()) / 1000))
