/** The seller of the report tests: in a world of their own, with the calls of the journey. */
import type { TestApp } from '#server/test-app.test-support.ts'

let worlds = 0

export async function sellerOf(t: TestApp) {
  const headers = { 'x-world': `reports-${++worlds}` }
  const token = await t.seller(headers)
  const as = t.as(token, headers)
  const world = await t.app.worlds.get(headers['x-world'])
  const list = async () => (await as.get('/api/report/productList')).body.data
  return {
    ...{ as, headers, world, list },
    create: async (asin: string, more: object = {}) =>
      (await as.post('/api/AiAmazon/reportGoodsCreate', { mold_id: 3, asin, product: '{"marketplace":"US"}', ...more }))
        .body,
    remake: async (id: number, action: string) =>
      (await as.post('/api/AiAmazon/reportGoodsUpdate', { mold_id: 4, id, action })).body,
    settle: async () => {
      await world.jobs.idle()
      return (await list()).row[0]
    },
    /** From now on tasks wait: a report stays pending, however slow the machine. */
    hold: () => world.jobs.stop(),
    power: async () => (await as.get('/api/account/info')).body.data.user.power,
  }
}
