import type { Watch, WatchChange } from '#contracts/api/watches.ts'
import { searchSubject } from '#contracts/model/watch-subjects.ts'
import { STORY } from '#fixtures/story.ts'
import type { TestApp } from '#server/app/test-app.test-support.ts'
import type { DevWorld } from '#server/features/dev/dev.world.ts'
import type { ItemSnapshot, MatchSnapshot } from './compare.rules.ts'

export const MUG = { kind: 'product', subject: `US/${STORY.asin}` }
export const MARKET = { kind: 'market', subject: STORY.niche }
export const SEARCH = {
  kind: 'productSearch',
  subject: searchSubject({ words: 'mug', range: { units: { min: 300 } } }),
  name: 'Mugs',
  address: '/select/product?words=mug',
}

let worlds = 0

/** A seller in a world of its own, and its calls about watches. */
export async function openAccount(t: TestApp) {
  const headers = { 'x-world': `watches-${++worlds}`, 'accept-language': 'en-US' }
  const mine = t.as(await t.seller(headers), headers)
  const world: DevWorld = await t.app.worlds.get(headers['x-world'])
  const post = async (path: string, body: object) => (await mine.post(`/api/watches/${path}`, body)).body
  const create = async (body: object): Promise<number> => (await post('create', body)).data.id
  const list = async (): Promise<Watch[]> => (await mine.get('/api/watches')).body.data.watches
  const changes = async (query = ''): Promise<{ row: WatchChange[]; total: number }> =>
    (await mine.get(`/api/watches/changes${query}`)).body.data
  const counts = async () => (await mine.get('/api/watches/counts')).body.data
  /** Replaces what a watch compares with, so that the next read finds a change. */
  const setBaseline = async (id: number, change: Partial<ItemSnapshot> | Partial<MatchSnapshot>) => {
    const { baseline } = await world.db
      .selectFrom('watch')
      .select('baseline')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const changed = JSON.stringify({ ...JSON.parse(baseline), ...change })
    await world.db.updateTable('watch').set({ baseline: changed, checked: '' }).where('id', '=', id).execute()
  }
  return { mine, world, headers, post, create, list, changes, counts, setBaseline }
}
