/**
 * Tickets of pending logins by QR code. A ticket is a public id, part of the QR code, and a secret that only the
 * requesting browser holds. The phone acts on the id; the session goes to the holder of the secret, and again for some
 * seconds in case the answer was lost.
 */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Selectable } from 'kysely'
import { WECHAT_BIND_MINUTES, WECHAT_REFETCH_SECONDS, WECHAT_SECONDS } from '#contracts/core/rules.ts'
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

const expiryAfter = (clock: Clock, seconds: number) => new Date(clock.now().getTime() + seconds * 1000).toISOString()
const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex')

/** Creates a ticket; returns its id and the full ticket. Also deletes expired tickets. */
export async function createTicket(
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
      expires_at: expiryAfter(clock, WECHAT_SECONDS),
      device: device ?? null,
      network: network ?? null,
    })
    .execute()
  return { id, ticket: `${id}.${secret}` }
}

/** The row of a full ticket; undefined if it is expired or unknown. */
export async function findTicket({ db, clock }: Tickets, ticket: string): Promise<WechatTicket | undefined> {
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

export const identityOf = ({ state, openid, unionid }: WechatTicket): WechatIdentity | undefined =>
  state === 'confirmed' && openid !== null ? { openid, unionid } : undefined

type Open = 'waiting' | 'scanned'
type Changes = Pick<WechatTicket, 'state'> & Partial<Omit<WechatTicket, 'id' | 'secret_hash' | 'state'>>

/**
 * Moves a ticket from one of the states `from`; false if it is in none of them. A single statement, so that concurrent
 * calls cannot both succeed.
 */
async function moveTicket(
  { db, clock }: Tickets,
  id: string,
  from: readonly (Open | 'asking' | 'confirmed')[],
  to: Changes,
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

export const findOpenTicket = ({ db, clock }: Tickets, id: string): Promise<WechatTicket | undefined> =>
  db
    .selectFrom('wechat_ticket')
    .selectAll()
    .where('id', '=', id)
    .where('state', 'in', OPEN)
    .where('expires_at', '>', clock.iso())
    .executeTakeFirst()

export const scanTicket = (tickets: Tickets, id: string) => moveTicket(tickets, id, ['waiting'], { state: 'scanned' })
export const refuseTicket = (tickets: Tickets, id: string) => moveTicket(tickets, id, OPEN, { state: 'refused' })
/** Reserves the exchange of the code: only the caller that gets `true` may ask WeChat. */
export const claimTicket = (tickets: Tickets, id: string) => moveTicket(tickets, id, OPEN, { state: 'asking' })
/** Confirms a claimed ticket and extends it, as its browser may have to link a phone. */
export const confirmTicket = (tickets: Tickets, id: string, { openid, unionid }: WechatIdentity) =>
  moveTicket(tickets, id, ['asking'], {
    state: 'confirmed',
    openid,
    unionid,
    expires_at: expiryAfter(tickets.clock, WECHAT_BIND_MINUTES * 60),
  })
/**
 * Spends a confirmed ticket, in the transaction that opens its session; false if it was already spent. The row stays
 * for repeated polls, without the user.
 */
export const handOverTicket = (tickets: Tickets, id: string) =>
  moveTicket(tickets, id, ['confirmed'], {
    state: 'handed',
    openid: null,
    unionid: null,
    device: null,
    network: null,
    expires_at: expiryAfter(tickets.clock, WECHAT_REFETCH_SECONDS),
  })
/** Deletes a ticket unless it was confirmed. */
export const deleteTicket = async ({ db }: Tickets, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('wechat_ticket')
    .where('id', '=', id)
    .where('state', 'not in', ['confirmed', 'handed'])
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
