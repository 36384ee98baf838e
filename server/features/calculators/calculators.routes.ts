import { randomBytes } from 'node:crypto'
import { CALCULATIONS_MAX, type calculators } from '#contracts/api/calculators.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { PAGE_SIZE } from '#contracts/core/page.ts'
import { requireProduct } from '#server/features/catalogue/public.ts'
import type { Handlers } from '#server/http/context.ts'
import { refuse } from '#server/platform/refusal.ts'
import { draftName, keyOf, ownerOf, paperName, paperUrl } from './calculators.files.ts'
import {
  type CalculationRow,
  calculationOf,
  calculationsOf,
  countCalculations,
  deleteCalculation,
  deleteShare,
  insertCalculation,
  insertShare,
  linksOf,
  putSettings,
  type SharedLink,
  shareOf,
  updateCalculation,
} from './calculators.store.ts'
import type { CalculatorsWorld } from './calculators.world.ts'
import { requireInput } from './check-input.ts'
import { ownRates } from './own-rates.ts'
import { deleteOwnTable, ownTablesOf } from './own-tables.store.ts'
import { saveOwnTable, toAnswer } from './own-tables.ts'
import type { CalculationPaper } from './pdf/paper.ts'
import { draftPaper, isPrintable, paperOf } from './printing.ts'
import { factsOf } from './product-facts.ts'

export interface CalculatorsOptions {
  print(paper: CalculationPaper): Promise<Buffer>
}

/** This function is long: one short handler for each endpoint. */
export const calculatorsHandlers = ({ print }: CalculatorsOptions): Handlers<typeof calculators, CalculatorsWorld> => ({
  product: ({ world, user, query }) =>
    factsOf(requireProduct(world.catalogue, query.asin, query.marketplace, user.id), world.catalogue),
  async list({ world, user, query }) {
    const { kind, page = 1, size = PAGE_SIZE } = query
    const { rows, total } = await calculationsOf(world.db, user.id, kind, { page, size })
    const links = await linksOf(
      world.db,
      rows.map(({ id }) => id),
    )
    return { row: rows.map((row) => toCalculation(row, links.get(row.id))), total, page, size }
  },
  save({ world, user, body }) {
    const { id, kind, name, input } = body
    requireInput(kind, input)
    const now = world.clock.iso()
    const changes = { kind, name, input, updated_at: now }
    // One transaction, so that parallel calls cannot exceed the limit together.
    return world.db.transaction().execute(async (trx) => {
      if (id !== undefined) {
        const saved = await updateCalculation(trx, user.id, { id, ...changes })
        if (!saved) throw refuse('calculationNotFound')
        return toCalculation(saved, (await linksOf(trx, [id])).get(id))
      }
      if ((await countCalculations(trx, user.id)) >= CALCULATIONS_MAX)
        throw refuse('tooManyCalculations', { count: () => String(CALCULATIONS_MAX) })
      return toCalculation(await insertCalculation(trx, { account_id: user.id, created_at: now, ...changes }))
    })
  },
  async remove({ world, user, body }) {
    if (!(await deleteCalculation(world.db, user.id, body.id))) throw refuse('calculationNotFound')
    return {}
  },
  async share({ world, user, body }) {
    const saved = await calculationOf(world.db, user.id, body.id)
    if (!saved) throw refuse('calculationNotFound')
    const token = randomBytes(32).toString('base64url')
    const { kind, name, input } = saved
    await insertShare(world.db, {
      token,
      calculation_id: saved.id,
      account_id: user.id,
      kind,
      name,
      input,
      created_at: world.clock.iso(),
    })
    return { token }
  },
  async shared({ world, user, query }) {
    const copy = await shareOf(world.db, query.token)
    if (!copy) throw refuse('sharedCopyNotFound')
    const { kind, name, input, created_at, account_id } = copy
    return { kind, name, input, shared_at: created_at, own: account_id === user.id }
  },
  async unshare({ world, user, body }) {
    if (!(await deleteShare(world.db, user.id, body.token))) throw refuse('sharedCopyNotFound')
    return {}
  },
  async print({ world, user, body, language: usual }) {
    const { id, token, language = usual, mode } = body
    if (id !== undefined && token === undefined) {
      if (!isPrintable(await calculationOf(world.db, user.id, id))) throw refuse('calculationNotFound')
      return { url: paperUrl(String(id), await keyOf(world, user.id), language, mode) }
    }
    if (token === undefined || id !== undefined)
      throw refuse('badRequest', { field: 'token', problem: 'exactly one of id and token is required' })
    if (!isPrintable(await shareOf(world.db, token))) throw refuse('sharedCopyNotFound')
    return { url: paperUrl(token, await keyOf(world, user.id), language, mode) }
  },
  async printDraft({ world, user, body, language: usual }) {
    const { language = usual, mode, on, ...draft } = body
    const paper = await draftPaper(world, draft, on, { reader: user.id, language, mode })
    return { body: await print(paper), name: draftName(language) }
  },
  async pdf({ world, params, query, language: usual }) {
    const { lang: language = usual, mode, inline } = query
    const reader = await ownerOf(world, query)
    const paper = await paperOf(world, params.file, { reader, language, mode })
    return { body: await print(paper), ...(inline !== 1 && { name: paperName(params.file, language) }) }
  },
  async settings({ world, user }) {
    return { exchange: await ownRates(world, user.id) }
  },
  async saveSettings({ world, user, body }) {
    await putSettings(world.db, user.id, JSON.stringify(body))
    return {}
  },
  async ownTables({ world, user }) {
    return { tables: (await ownTablesOf(world.db, user.id)).map(toAnswer) }
  },
  async saveOwnTable({ world, user, body }) {
    return toAnswer(await saveOwnTable(world, user.id, body))
  },
  async removeOwnTable({ world, user, body }) {
    if (!(await deleteOwnTable(world.db, user.id, body.id))) throw refuse('ownTableNotFound')
    return {}
  },
})

const toCalculation = (
  { account_id: _, ...calculation }: CalculationRow,
  links: readonly SharedLink[] = [],
): Output<typeof calculators.save> => ({
  ...calculation,
  links: links.map(({ token, created_at }) => ({ token, shared_at: created_at })),
})
