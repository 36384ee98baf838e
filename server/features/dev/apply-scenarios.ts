/** Scenarios that affect calls of any feature: paid calls and lists. */
import { account } from '#contracts/api/accounts/account.ts'
import type { Endpoint, Output } from '#contracts/core/endpoint.ts'
import { MODULE_REGISTRY, powerParam } from '#server/features/ledger/modules.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Context } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'
import { emptyPage, extendList, isList, type Page } from './lists.ts'

const withoutPower = ({ user, ...rest }: Output<typeof account.info>) => ({ ...rest, user: { ...user, power: 0 } })

type Call = Context<DevWorld> & Caller<DevWorld> & { query?: unknown; body?: unknown }

export function applyScenarios(endpoint: Endpoint, call: Call, handler: (call: object) => unknown): unknown {
  const { scenarios } = call.world
  const accountId = call.user?.id
  if (endpoint.cost && scenarios.has('insufficientPower', accountId)) {
    const price = MODULE_REGISTRY.find(({ enName }) => enName === endpoint.cost)?.price ?? 0
    throw refuse('insufficientPower', { price: powerParam(price), power: powerParam(0) })
  }
  // The account call must show the same balance as the refusal.
  if (endpoint === account.info && scenarios.has('insufficientPower', accountId))
    return Promise.resolve(handler(call)).then((answer) => withoutPower(answer as Output<typeof account.info>))
  if (!isList(endpoint)) return handler(call)
  // The casts: isList checked that the contract declares a page.
  if (scenarios.has('emptyLists', accountId))
    return Promise.resolve(handler(call)).then((page) => emptyPage(page as Page))
  if (scenarios.has('hugeLists', accountId))
    return extendList(endpoint, call, (changedCall) => handler(changedCall) as Page)
  return handler(call)
}
