/** Module ids, routes and prices. The server charges only by this list. */
import type { ModuleName } from '#contracts/core/endpoint.ts'
import type { MessageParam } from '#contracts/model/messages/messages.ts'
import { formatPower } from '#contracts/model/number.ts'
import { refuse } from '#server/platform/refusal.ts'

export interface Module {
  enName: ModuleName
  /** `mold_id` in calls. */
  id: number
  path: string
  /** In hundredths of power; 0 if free. */
  price: number
}

const module = (enName: ModuleName, id: number, path: string, price: number): Module => ({ enName, id, path, price })

export const MODULE_REGISTRY: readonly Module[] = [
  module('ai_pantent', 1, '/products/ai_pantent/index', 500),
  // Free: showing public grants costs nothing, and users who follow them pay for searches.
  module('ai_pantent_new', 2, '/patent-new', 0),
  module('asin_fx', 3, '/products/asin_fx/index', 1000),
  module('asin_fx_update', 4, '/products/asin_fx/index', 1000),
  module('sc_fx', 5, '/products/sc_fx/index', 2000),
  module('sc_fx_update', 6, '/products/sc_fx/index', 2000),
  module('ai_img', 7, '/picture', 500),
  module('ai_wa', 8, '/copywriting', 200),
  // These two charge nothing; the menu looks them up by name (SPEC section 2, menu).
  module('wajue', 9, '/products/hot-market', 0),
  module('dashboard', 10, '/dashboard', 0),
]

/** The module named by the call's contract. Refuses any other `moldId`, so a caller cannot pick a cheaper price. */
export function requireModule({ cost }: { readonly cost: ModuleName }, moldId: number): Module {
  const module = MODULE_REGISTRY.find(({ enName }) => enName === cost)
  if (!module) throw new Error(`No module ${cost}`)
  if (module.id !== moldId) throw refuse('moduleUnknown')
  return module
}

export const toPower = (hundredths: number) => hundredths / 100
export const powerParam =
  (hundredths: number): MessageParam =>
  (_language, grouping) =>
    formatPower(toPower(hundredths), grouping)
