/**
 * Logins by QR code that are under way. A ticket has two parts: an id, which stands in the QR code for all to see, and a
 * secret, which only the browser holds that asked for it. The phone acts on the id; the one session goes to the secret, and
 * for some seconds again, as answers get lost.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import { WECHAT_AGAIN_SECONDS, WECHAT_BIND_MINUTES, WECHAT_SECONDS } from '#contracts/core/rules.ts'
import type { State } from '#server/db/state.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { WechatTicketTable } from '../accounts.tables.ts'
import type { Origin } from '../sessions.ts'
import type { WechatIdentity } from './wechat.ts'

export type WechatTicket = Selectable<WechatTicketTable>
interface Tickets {
  db: State
  clock: Clock
}

const after = (clock: Clock, seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString()
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Makes a ticket for who asks from there; answers its id and the whole of it. Forgets those that have expired. */
export async function newTicket(
  { db, clock }: Tickets,
  { device, network }: Origin,
): Promise<{ id: string; ticket: string }> {
  const [id, secret] = [randomBytes(12).toString('base64url'), randomBytes(32).toString('base64url')]
  await db.deleteFrom('wechat_ticket').where('expires_at', '<=', clock.iso()).execute()
  await db
    .insertInto('wechat_ticket')
    .values({
      id,
      secret_hash: hashOf(secret),
      state: 'waiting',
      openid: null,
      unionid: null,
      expires_at: after(clock, WECHAT_SECONDS),
      device: device ?? null,
      network: network ?? null,
    })
    .execute()
  return { id, ticket: `${id}.${secret}` }
}

/** The ticket that somebody holds whole; undefined when it has expired, was used a while ago, or never was. */
export async function heldTicket({ db, clock }: Tickets, ticket: string): Promise<WechatTicket | undefined> {
  const [id = '', secret = ''] = ticket.split('.')
  const row = await db
    .selectFrom('wechat_ticket')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', clock.iso())
    .executeTakeFirst()
  if (!row) return undefined
  return timingSafeEqual(Buffer.from(row.secret_hash), Buffer.from(hashOf(secret))) ? row : undefined
}

/** Who has confirmed the ticket; undefined while nobody has. */
export const identityOf = ({ state, openid, unionid }: WechatTicket): WechatIdentity | undefined =>
  state === 'confirmed' && openid !== null ? { openid, unionid } : undefined

type Open = 'waiting' | 'scanned'
type Step = Pick<WechatTicket, 'state'> & Partial<Omit<WechatTicket, 'id' | 'secret_hash' | 'state'>>

/** Takes a ticket a step on, for who knows the id; false when it is not where the step begins. One statement: two never take the same step. */
async function step(
  { db, clock }: Tickets,
  id: string,
  from: readonly (Open | 'asking' | 'confirmed')[],
  to: Step,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('wechat_ticket')
    .set(to)
    .where('id', '=', id)
    .where('state', 'in', from)
    .where('expires_at', '>', clock.iso())
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const OPEN = ['waiting', 'scanned'] as const

/** The ticket that can still be confirmed, for who knows its id. */
export const openTicket = ({ db, clock }: Tickets, id: string): Promise<WechatTicket | undefined> =>
  db
    .selectFrom('wechat_ticket')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .where('expires_at', '>', clock.iso())
    .executeTakeFirst()

export const scanTicket = (tickets: Tickets, id: string) => step(tickets, id, ['waiting'], { state: 'scanned' })
export const refuseTicket = (tickets: Tickets, id: string) => step(tickets, id, OPEN, { state: 'refused' })
/** Before WeChat is asked who has confirmed: whoever gets `true` is the one to ask. */
export const claimTicket = (tickets: Tickets, id: string) => step(tickets, id, OPEN, { state: 'asking' })
/** Confirms a claimed ticket. Its browser has a while longer now, as it may have to tie a phone to it. */
export const confirmTicket = (tickets: Tickets, id: string, { openid, unionid }: WechatIdentity) =>
  step(tickets, id, ['asking'], {
    state: 'confirmed',
    openid,
    unionid,
    expires_at: after(tickets.clock, WECHAT_BIND_MINUTES * 60),
  })
/**
 * Uses a confirmed ticket up, in the transaction of what it is for; false when that has happened already. It is kept for who
 * asks again, without the person.
 */
export const handOverTicket = (tickets: Tickets, id: string) =>
  step(tickets, id, ['confirmed'], {
    state: 'handed',
    openid: null,
    unionid: null,
    device: null,
    network: null,
    expires_at: after(tickets.clock, WECHAT_AGAIN_SECONDS),
  })
/** Ends a ticket that nobody can confirm any more. */
export const dropTicket = async ({ db }: Tickets, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('wechat_ticket')
    .where('id', '=', id)
    .where('state', 'not in', ['confirmed', 'handed'])
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
