/**
 * Logging in by a QR code for WeChat. Whoever is known by it is let in at once; anyone else ties a phone to it first, by a
 * code from an SMS, since an account is a phone's: the one that the phone has, or a new one.
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
import { countAttempt } from '../attempts.ts'
import { eraseOverdue } from '../closing.ts'
import { tryCodeFrom } from '../codes.ts'
import { type Entry, type LoggedIn, letIn } from '../entry.ts'
import { openAccount } from '../register.ts'
import type { Origin } from '../sessions.ts'
import { accountOfWechat, tieWechat } from './wechat.store.ts'
import { handOverTicket, heldTicket, identityOf, newTicket, type WechatTicket } from './wechat-tickets.ts'

type Answer = Output<typeof wechat.getWechatQr>
type Told = Omit<Answer, 'token' | 'user'>

/** Who asks for a QR code: the address that is limited, and what the person who scans it is shown. */
export interface Asking {
  ip: string
  from: Origin
  /** Our own origin, as the browser knows it. */
  site: string
}

/** A new ticket, and what its QR code says. */
export async function askWechat(world: AccountsWorld, { ip, from, site }: Asking): Promise<Answer> {
  if (!world.wechat.available) throw refuse('wechatUnavailable')
  await world.db
    .transaction()
    .execute((trx) => countAttempt(trx, world, { [`wechat-ip:${ip}`]: [WECHAT_TICKETS_PER_ADDRESS] }))
  const { id, ticket } = await newTicket(world, from)
  return { ticket, state: 'waiting', seconds: WECHAT_SECONDS, qr: world.wechat.address(id, site) }
}

/** How far the login of a ticket is: a state, or the session of whoever has confirmed it. */
export async function followWechat(world: AccountsWorld, ticket: string, entry: Entry): Promise<Told | LoggedIn> {
  const held = await heldTicket(world, ticket)
  const told = (state: Answer['state']): Told => ({ ticket, state, seconds: held ? secondsLeft(world, held) : 0 })
  const over = async () => (await handedOver(world, ticket)) ?? { ticket, state: 'expired' as const, seconds: 0 }
  if (!held || held.state === 'handed') return over()
  const identity = identityOf(held)
  // That WeChat is being asked is nothing that the person could see or do.
  if (!identity) return told(held.state === 'asking' ? 'scanned' : held.state)
  await eraseOverdue(world)
  const entered = await world.db.transaction().execute(async (trx) => {
    const row = await accountOfWechat(trx, identity)
    if (!row) return told('bind')
    if (!(await handOverTicket({ db: trx, clock: world.clock }, held.id))) return undefined
    return letIn(trx, world, row, { ...entry, token: tokenOf(world, ticket) })
  })
  return entered ?? over()
}

/**
 * The token of the session that a ticket opens. Only its holder can be told it, at any time again: it follows from the whole
 * ticket, of which the state keeps a hash, and from our own secret.
 */
const tokenOf = ({ secret }: AccountsWorld, ticket: string) =>
  createHmac('sha256', secret).update(`wechat-session:${ticket}`).digest('base64url')

/** The session that the ticket was handed over for, while it is kept and the session has not ended. */
async function handedOver(world: AccountsWorld, ticket: string): Promise<LoggedIn | undefined> {
  if ((await heldTicket(world, ticket))?.state !== 'handed') return undefined
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

/** Ties the WeChat of a confirmed ticket to the phone's account, which is opened if there is none, and lets its owner in. */
export async function bindWechat(
  world: AccountsWorld,
  { ticket, phone, code, language, ip }: Binding,
  entry: Entry,
): Promise<LoggedIn> {
  const again = await handedOver(world, ticket)
  if (again?.row.phone === phone) return again
  const held = await heldTicket(world, ticket)
  const identity = held && identityOf(held)
  if (!identity) throw refuse('wechatExpired')
  await eraseOverdue(world)
  const right = await tryCodeFrom(world, ip, { phone, type: 'bind' }, code)
  return world.db.transaction().execute(async (trx) => {
    await right.use(trx)
    if (!(await handOverTicket({ db: trx, clock: world.clock }, held.id))) throw refuse('wechatExpired')
    // Without a password: until its owner sets one by a code, it opens by code and by WeChat.
    const row =
      (await accountOfPhone(trx, phone)) ?? (await openAccount(trx, world, { phone, passwordHash: '', language }))
    if (!row) throw refuse('wrongCode')
    await tieWechat(trx, identity, { id: row.id, at: world.clock.iso() })
    return letIn(trx, world, row, { ...entry, token: tokenOf(world, ticket) })
  })
}

const secondsLeft = ({ clock }: AccountsWorld, { expires_at }: WechatTicket) =>
  Math.max(0, Math.ceil((Date.parse(expires_at) - clock.now().getTime()) / 1000))
