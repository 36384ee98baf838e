/** Dev calls. buildApp leaves them out in production mode, and they touch sample accounts only. */
import type { devtools } from '#contracts/api/devtools.ts'
import type { State } from '#server/db/state.ts'
import { adjust, balanceOf } from '#server/domain/ledger.ts'
import { refuse } from '#server/domain/refusal.ts'
import type { World } from '#server/domain/world.ts'
import type { Handlers } from '#server/http/context.ts'
import { phone } from './wechat-phone.ts'

export interface DevtoolsOptions {
  reset(world: World): Promise<World>
  /** The local counterparts of the payment providers; empty without them. */
  merchantOf(world: World): { counterparts: string; alipay: string; stripe: string }
}

export const devtoolsHandlers = ({ reset, merchantOf }: DevtoolsOptions): Handlers<typeof devtools> => ({
  async reset({ world }) {
    return { world: (await reset(world)).id }
  },
  clock({ world: { clock }, body }) {
    if (body.now !== undefined) {
      const instant = new Date(body.now)
      if (Number.isNaN(instant.getTime()))
        throw refuse('badRequest', { field: 'now', problem: 'must be an ISO instant' })
      clock.set(instant)
    }
    if (body.advance !== undefined) clock.advance(body.advance)
    if (body.frozen !== undefined) clock.freeze(body.frozen)
    return { now: clock.iso(), frozen: clock.frozen }
  },
  async login({ world, body }) {
    return { token: await world.sessions.open(await sampleAccount(world.db, body.phone), { device: 'dev' }) }
  },
  async outbox({ world }) {
    const rows = await world.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(200).execute()
    return { row: rows.map(({ recipient, ...row }) => ({ ...row, to: recipient })) }
  },
  scenarios({ world: { scenarios }, body }) {
    for (const scenario of body.on ?? []) scenarios.add(scenario)
    for (const scenario of body.off ?? []) scenarios.delete(scenario)
    return { on: [...scenarios] }
  },
  async settle({ world }) {
    await world.settlement.settle()
    return {}
  },
  wechat: async ({ world, body }) => ({ done: await phone(world, body) }),
  payments: ({ world }) => merchantOf(world),
  async power({ world, body }) {
    const accountId = await sampleAccount(world.db, body.phone)
    await world.db.transaction().execute(async (trx) => {
      const amount = body.power - (await balanceOf(trx, accountId))
      const { next } = await trx
        .selectFrom('ledger')
        .select((e) => e.fn.coalesce(e.fn.max('id'), e.lit(0)).as('next'))
        .executeTakeFirstOrThrow()
      if (amount !== 0)
        await adjust(trx, { accountId, amount, cause: `dev:${Number(next) + 1}`, at: world.clock.iso() })
    })
    return { power: body.power }
  },
})

async function sampleAccount(db: State, phone: string): Promise<number> {
  const row = await db
    .selectFrom('account')
    .select('id')
    .where('phone', '=', phone)
    .where('sample', '=', 1)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  if (!row) throw refuse('unknownSample', { phone })
  return row.id
}
