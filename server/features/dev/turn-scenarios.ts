/** Turns scenarios on and off and applies their immediate effects. */
import type { Scenario, ScenariosOn, scenariosBody } from '#contracts/api/dev/devtools-scenarios.ts'
import type { Static } from '#contracts/core/schema.ts'
import type { DevWorld } from './dev.world.ts'
import { phonesOf, sampleAccount } from './sample-accounts.ts'

type Users = Static<typeof ScenariosOn>['users']

export async function turnScenarios(world: DevWorld, { on = [], off = [], phone }: Static<typeof scenariosBody>) {
  const accountId = phone === undefined ? undefined : await sampleAccount(world.db, phone)
  for (const scenario of on) world.scenarios.turn(scenario, true, accountId)
  for (const scenario of off) world.scenarios.turn(scenario, false, accountId)
  await applyImmediateEffects(world, on, accountId)
  return accountId
}

/** Effects that must not wait for the next call: ended sessions, resumed tasks. */
export async function applyImmediateEffects(
  world: DevWorld,
  on: readonly Scenario[],
  accountId?: number,
): Promise<void> {
  if (on.includes('sessionExpired')) await endSessions(world, accountId)
  world.jobs.kick()
}

async function endSessions({ db, sessions }: DevWorld, accountId?: number): Promise<void> {
  if (accountId !== undefined) {
    await sessions.closeAll({ id: accountId })
    return
  }
  const holders = await db.selectFrom('session').select('account_id').distinct().execute()
  for (const { account_id } of holders) await sessions.closeAll({ id: account_id })
}

export async function usersIn({ db, scenarios }: DevWorld): Promise<Users> {
  const accounts = scenarios.accounts()
  const phones = await phonesOf(db, accounts)
  return accounts.map((id) => ({ phone: phones.get(id) ?? String(id), on: scenarios.of(id) }))
}
