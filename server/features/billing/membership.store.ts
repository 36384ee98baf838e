import type { State } from '#server/db/state.ts'
import { setLevel } from '#server/features/accounts/public.ts'
import { levelAt, type Period } from './membership.rules.ts'

export async function periodsOf(db: State, accountId: number): Promise<Period[]> {
  const rows = await db.selectFrom('membership').selectAll().where('account_id', '=', accountId).execute()
  return rows.map((row) => ({
    orderNo: row.order_no,
    level: row.level,
    levelText: row.level_text,
    from: Date.parse(row.starts_at),
    until: Date.parse(row.ends_at),
  }))
}

export async function replacePeriods(
  db: State,
  accountId: number,
  periods: readonly Period[],
  now: Date,
): Promise<void> {
  await db
    .deleteFrom('membership')
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now.toISOString())
    .execute()
  for (const { orderNo, level, levelText, from, until } of periods)
    await db
      .insertInto('membership')
      .values({
        account_id: accountId,
        order_no: orderNo,
        level,
        level_text: levelText,
        starts_at: new Date(from).toISOString(),
        ends_at: new Date(until).toISOString(),
      })
      .execute()
  await updateLevel(db, accountId, now)
}

export async function updateLevel(db: State, accountId: number, now: Date): Promise<void> {
  const current = levelAt(await periodsOf(db, accountId), now.getTime())
  await setLevel(db, accountId, {
    level: current?.level ?? 0,
    level_text: current?.levelText ?? '',
    start_time: current ? new Date(current.from).toISOString() : null,
    end_time: current ? new Date(current.until).toISOString() : null,
  })
}

export async function deletePeriodsOf(db: State, orderNo: string): Promise<void> {
  await db.deleteFrom('membership').where('order_no', '=', orderNo).execute()
}
