import { PRESETS_MAX, type presets } from '#contracts/api/presets.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { World } from '#server/platform/world.ts'
import {
  countFilters,
  deleteFilter,
  type FilterRow,
  filterNamed,
  filterOf,
  filtersOf,
  insertFilter,
  renameFilter,
} from './presets.store.ts'

export const presetsHandlers: Handlers<typeof presets, World> = {
  async list({ world, user, query }) {
    return { presets: (await filtersOf(world.db, user.id, query.list)).map(toPreset) }
  },
  save({ world, user, body }) {
    const { list, query } = body
    const name = body.name.trim()
    const created_at = world.clock.iso()
    // One transaction, so that parallel calls cannot exceed the limit together.
    return world.db.transaction().execute(async (trx) => {
      if (await filterNamed(trx, user.id, { list, name })) throw refuse('presetExists', { name })
      if ((await countFilters(trx, user.id)) >= PRESETS_MAX) throw refuse('tooManyPresets', { count: PRESETS_MAX })
      return toPreset(await insertFilter(trx, { account_id: user.id, list, name, query, created_at }))
    })
  },
  rename({ world, user, body }) {
    const name = body.name.trim()
    return world.db.transaction().execute(async (trx) => {
      const saved = await filterOf(trx, user.id, body.id)
      if (!saved) throw refuse('presetNotFound')
      const same = await filterNamed(trx, user.id, { list: saved.list, name })
      if (same && same.id !== saved.id) throw refuse('presetExists', { name })
      await renameFilter(trx, saved.id, name)
      return toPreset({ ...saved, name })
    })
  },
  async remove({ world, user, body }) {
    if (!(await deleteFilter(world.db, user.id, body.id))) throw refuse('presetNotFound')
    return {}
  },
}

const toPreset = ({ id, list, name, query, created_at }: FilterRow): Output<typeof presets.save> => ({
  id,
  list,
  name,
  query,
  createdAt: created_at,
})
