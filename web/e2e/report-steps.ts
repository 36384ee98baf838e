import { expect } from 'playwright/test'
import { account } from '#contracts/api/accounts/account.ts'
import { reports } from '#contracts/api/reports/reports.ts'
import type { ModuleName } from '#contracts/core/endpoint.ts'
import type { World } from './support.ts'

async function moduleOf(world: World, token: string, name: ModuleName): Promise<number> {
  const { user } = await world.callAs(token)(account.info)
  const module = user.mold.find(({ enName }) => enName === name)
  if (!module) throw new Error(`The sample account has no module ${name}`)
  return module.id
}

/** Orders the report of a niche without waiting for it, and returns its id. */
export async function createMarketReport(world: World, token: string, nicheId: string): Promise<number> {
  const body = { mold_id: await moduleOf(world, token, 'sc_fx'), nicheId }
  return (await world.callAs(token)(reports.marketCreate, { body })).id
}

export async function updateAsinReport(
  world: World,
  token: string,
  id: number,
  action: UpdateAction = 'update',
): Promise<void> {
  const call = world.callAs(token)
  const mold_id = await moduleOf(world, token, 'asin_fx_update')
  for (const { asin, product } of (await call(reports.productList, { query: { id } })).row)
    await call(reports.productUpdate, { body: { mold_id, asin, product, action } })
}

export async function updateMarketReport(
  world: World,
  token: string,
  id: number,
  action: UpdateAction = 'update',
): Promise<void> {
  const call = world.callAs(token)
  const mold_id = await moduleOf(world, token, 'sc_fx_update')
  for (const { niche_id: nicheId } of (await call(reports.marketList, { query: { id } })).row)
    await call(reports.marketUpdate, { body: { mold_id, nicheId, action } })
}

type UpdateAction = 'update' | 'recreate'

export async function waitForVersions(world: World, token: string, id: number, count: number): Promise<void> {
  const read = () => world.callAs(token)(reports.versions, { query: { id } })
  await expect.poll(async () => (await read().catch(() => ({ versions: [] }))).versions.length).toBe(count)
}
