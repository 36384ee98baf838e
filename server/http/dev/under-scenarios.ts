/** Scenarios that concern calls of any feature: what costs power, and lists. */
import type { Endpoint } from '#contracts/core/endpoint.ts'
import { MODULE_REGISTRY, powerText } from '#server/domain/modules.ts'
import { refuse } from '#server/domain/refusal.ts'
import type { Context } from '../context.ts'
import type { Caller } from '../surroundings.ts'
import { emptied, isList, lengthened, type Page } from './lists.ts'

type Call = Context & Caller & { query?: unknown; body?: unknown }

/** Handles the call as the situations of its world and its user would have it. */
export function underScenarios(endpoint: Endpoint, call: Call, handler: (call: object) => unknown): unknown {
  const { scenarios } = call.world
  const accountId = call.user?.id
  if (endpoint.cost && scenarios.has('insufficientPower', accountId)) {
    const price = MODULE_REGISTRY.find(({ enName }) => enName === endpoint.cost)?.price ?? 0
    throw refuse('insufficientPower', { price: powerText(price), power: powerText(0) })
  }
  if (!isList(endpoint)) return handler(call)
  // The casts: isList has seen that the contract declares a page.
  if (scenarios.has('emptyLists', accountId))
    return Promise.resolve(handler(call)).then((page) => emptied(page as Page))
  if (scenarios.has('hugeLists', accountId)) return lengthened(endpoint, call, (asked) => handler(asked) as Page)
  return handler(call)
}
