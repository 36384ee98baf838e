import { expect, it } from 'vitest'
import { crowdedRights } from '../picture-search/crowded-rights.test-support.ts'
import { infringementsOf } from './infringement.ts'

it('finds a design of a target office behind any number of more similar ones of other offices', async () => {
  const crowded = await crowdedRights('teapot', 'umbrella')
  const listing = { text: '', brand: null, pictures: [crowded.asked], targets: ['US' as const] }
  const { checked, patents } = await infringementsOf(crowded, listing, '2026-11-23')
  expect(checked.patents).toBe(1)
  const found = [...patents.row, ...patents.nearest.row]
  expect(found.map(({ office }) => office)).toContain('US')
  expect(patents.elsewhere.row.map(({ office }) => office)).toEqual(['CN'])
  await crowded.close()
})
