import { expect, it } from 'vitest'
import { crowdedRights, drawnDescriptor } from '../picture-search/crowded-rights.test-support.ts'
import { drawnRights, patentFacts } from '../picture-search/drawn-rights.test-support.ts'
import { openRightsForWriting } from '../register/rights-file.ts'
import { rightsWriter } from '../register/rights-writer.ts'
import { checkAgainstRights } from './infringement.ts'

it('finds a design of a target office even behind many more similar ones of other offices', async () => {
  const crowded = await crowdedRights('teapot', 'umbrella')
  const listing = { text: '', brand: null, pictures: [crowded.query], targets: ['US' as const] }
  const { checked, patents } = await checkAgainstRights(crowded, listing, '2026-11-23')
  expect(checked.patents).toBe(1)
  const found = [...patents.row, ...patents.nearest.row]
  expect(found.map(({ office }) => office)).toContain('US')
  expect(patents.elsewhere.row.map(({ office }) => office)).toEqual(['CN'])
  await crowded.close()
})

it('lists every risky design beyond the usual number of rows', async () => {
  const drawn = await drawnRights([])
  const drawing = { family: 'teapot', seed: 1, stretch: 1 }
  const teapot = await drawnDescriptor('teapot')
  const connection = openRightsForWriting(drawn.file)
  const writer = rightsWriter(connection)
  for (const no of Array(14).keys()) {
    const facts = { ...patentFacts('teapot', 1), publicationNumber: `D${1_200_000 + no}` }
    writer.putPatent(facts, [{ no: 1, kind: 'front', drawing, descriptor: teapot }], '2026-11-01T00:00:00.000Z')
  }
  connection.close()
  const listing = { text: '', brand: null, pictures: [teapot] }
  const checkAt = async (office: 'US' | 'CN') =>
    (await checkAgainstRights(drawn, { ...listing, targets: [office] }, '2026-11-23')).patents
  expect((await checkAt('US')).row.map(({ risk }) => risk)).toEqual(Array(14).fill('high'))
  const { elsewhere } = await checkAt('CN')
  expect([elsewhere.row.length, elsewhere.pictures.length]).toEqual([14, 14])
  await drawn.close()
})
