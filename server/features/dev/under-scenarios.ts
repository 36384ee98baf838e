/** Scenarios that concern calls of any feature: what costs power, and lists. */
import { account } from '#contracts/api/accounts/account.ts'
import type { Endpoint, Output } from '#contracts/core/endpoint.ts'
import { MODULE_REGISTRY, powerText } from '#server/features/ledger/modules.ts'
import type { Caller } from '#server/http/caller.ts'
import type { Context } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { DevWorld } from './dev.world.ts'
import { emptied, isList, lengthened, type Page } from './lists.ts'

const withoutPower = ({ user, ...rest }: Output<typeof account.info>) => ({ ...rest, user: { ...user, power: 0 } })

type Call = Context<DevWorld> & Caller<DevWorld> & { query?: unknown; body?: unknown }

/** Handles the call as the situations of its world and its user would have it. */
export function underScenarios(endpoint: Endpoint, call: Call, handler: (call: object) => unknown): unknown {
  const { scenarios } = call.world
  const accountId = call.user?.id
  if (endpoint.cost && scenarios.has('insufficientPower', accountId)) {
    const price = MODULE_REGISTRY.find(({ enName }) => enName === endpoint.cost)?.price ?? 0
    throw refuse('insufficientPower', { price: powerText(price), power: powerText(0) })
  }
  // So that all of the page says the same.
  if (endpoint === account.info && scenarios.has('insufficientPower', accountId))
    return Promise.resolve(handler(call)).then((answer) => withoutPower(answer as Output<typeof account.info>))
  if (!isList(endpoint)) return handler(call)
  // The casts: isList has seen that the contract declares a page.
  if (scenarios.has('emptyLists', accountId))
    return Promise.resolve(handler(call)).then((page) => emptied(page as Page))
  if (scenarios.has('hugeLists', accountId)) return lengthened(endpoint, call, (asked) => handler(asked) as Page)
  return handler(call)
}
