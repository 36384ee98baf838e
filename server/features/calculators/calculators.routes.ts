import { randomBytes } from 'node:crypto'
import { CALCULATIONS_MAX, type calculators } from '#contracts/api/calculators.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { requireProduct } from '#server/features/catalogue/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import {
  type CalculationRow,
  calculationOf,
  calculationsOf,
  countCalculations,
  deleteCalculation,
  deleteShare,
  insertCalculation,
  insertShare,
  putSettings,
  settingsOf,
  shareOf,
  updateCalculation,
} from './calculators.store.ts'
import type { CalculatorsWorld } from './calculators.world.ts'
import { factsOf } from './product-facts.ts'

const kind = 'profit'

export const calculatorsHandlers: Handlers<typeof calculators, CalculatorsWorld> = {
  product: ({ world, user, query }) =>
    factsOf(requireProduct(world.catalogue, query.asin, query.marketplace, user.id), world.catalogue),
  async list({ world, user, query }) {
    const { page = 1, size = PAGE_SIZE } = query
    const { rows, total } = await calculationsOf(world.db, { accountId: user.id, kind }, { page, size })
    return { row: rows.map(toCalculation), total, page, size }
  },
  save({ world, user, body }) {
    const now = world.clock.iso()
    const changes = { name: body.name, input: JSON.stringify(body.input), updated_at: now }
    // One transaction, so that parallel calls cannot pass the limit together.
    return world.db.transaction().execute(async (trx) => {
      if (body.id !== undefined) {
        const saved = await updateCalculation(trx, { accountId: user.id, kind }, { id: body.id, ...changes })
        if (!saved) throw refuse('calculationNotFound')
        return toCalculation(saved)
      }
      if ((await countCalculations(trx, user.id)) >= CALCULATIONS_MAX)
        throw refuse('tooManyCalculations', { count: () => String(CALCULATIONS_MAX) })
      return toCalculation(await insertCalculation(trx, { account_id: user.id, kind, created_at: now, ...changes }))
    })
  },
  async remove({ world, user, body }) {
    if (!(await deleteCalculation(world.db, { accountId: user.id, kind }, body.id))) throw refuse('calculationNotFound')
    return {}
  },
  async share({ world, user, body }) {
    const saved = await calculationOf(world.db, { accountId: user.id, kind }, body.id)
    if (!saved) throw refuse('calculationNotFound')
    const token = randomBytes(32).toString('base64url')
    const { name, input } = saved
    await insertShare(world.db, { token, account_id: user.id, kind, name, input, created_at: world.clock.iso() })
    return { token }
  },
  async shared({ world, user, query }) {
    const copy = await shareOf(world.db, kind, query.token)
    if (!copy) throw refuse('sharedCopyNotFound')
    return { name: copy.name, input: inputOf(copy), shared_at: copy.created_at, own: copy.account_id === user.id }
  },
  async unshare({ world, user, body }) {
    if (!(await deleteShare(world.db, user.id, body.token))) throw refuse('sharedCopyNotFound')
    return {}
  },
  async settings({ world, user }) {
    const stored = await settingsOf(world.db, user.id)
    const { exchange = null }: Partial<Settings> = stored === undefined ? {} : JSON.parse(stored) // written by `saveSettings` only
    return { exchange }
  },
  async saveSettings({ world, user, body }) {
    await putSettings(world.db, user.id, JSON.stringify(body))
    return {}
  },
}

type Settings = Output<typeof calculators.settings>

const inputOf = ({ input }: Pick<CalculationRow, 'input'>): ProfitInput => JSON.parse(input) // validated when it was saved

const toCalculation = (row: CalculationRow): Output<typeof calculators.save> => ({
  id: row.id,
  name: row.name,
  input: inputOf(row),
  created_at: row.created_at,
  updated_at: row.updated_at,
})
