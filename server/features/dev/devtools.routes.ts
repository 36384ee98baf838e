/** Dev calls. Not available in production; they change sample accounts only. */

import type { devtools } from '#contracts/api/dev/devtools.ts'
import { byProvider } from '#contracts/api/payment-providers.ts'
import type { Simulators } from '#server/features/billing/providers/local/simulators.ts'
import { adjust, balanceOf } from '#server/features/ledger/ledger.ts'
import type { Handlers } from '#server/http/context.ts'
import { ageBaselines } from './age-baselines.ts'
import { signIn } from './arrangement.ts'
import { moveClock } from './clock.ts'
import type { DevWorld } from './dev.world.ts'
import { sampleAccount } from './sample-accounts.ts'
import { turnScenarios, usersIn } from './turn-scenarios.ts'
import { actOnTicket } from './wechat-phone.ts'

export interface DevtoolsOptions {
  reset(world: DevWorld): Promise<DevWorld>
  simulators: Simulators | undefined
}

export const devtoolsHandlers = ({ reset, simulators }: DevtoolsOptions): Handlers<typeof devtools, DevWorld> => ({
  async reset({ world }) {
    return { world: (await reset(world)).id }
  },
  async clock({ world, body }) {
    await moveClock(world, body, simulators)
    return { now: world.clock.iso(), frozen: world.clock.isFrozen }
  },
  async login({ world, body }) {
    return { token: await signIn(world, body.phone) }
  },
  async outbox({ world }) {
    const rows = await world.db.selectFrom('outbox').selectAll().orderBy('id', 'desc').limit(200).execute()
    return { row: rows.map(({ recipient, ...row }) => ({ ...row, to: recipient })) }
  },
  async scenarios({ world, user, body }) {
    const accountId = await turnScenarios(world, body)
    const { scenarios } = world
    return { on: scenarios.of(accountId), users: await usersIn(world), mine: scenarios.applyingTo(user?.id) }
  },
  async settle({ world }) {
    await Promise.all([world.jobs.idle(), world.settlement.settle()])
    return {}
  },
  wechat: ({ world, body }) => actOnTicket(world, body),
  payments: ({ world: { secret } }) => ({
    counterparts: simulators?.url ?? '',
    ...(simulators?.merchantsOf(secret) ?? byProvider(() => '')),
  }),
  async watches({ world, body }) {
    return { watches: await ageBaselines(world.db, await sampleAccount(world.db, body.phone)) }
  },
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
