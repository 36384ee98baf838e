import { expect, it } from 'vitest'
import { lineSvg } from '#fixtures/catalogue/shapes/render.ts'
import { describe } from '../picture-comparison/describe.ts'
import { decode } from '../picture-search/decode.ts'
import { drawnRights, patentFacts, png } from '../picture-search/drawn-rights.test-support.ts'
import { openRightsForWriting } from '../register/rights-file.ts'
import { rightsWriter } from '../register/rights-writer.ts'
import { infringementsOf } from './infringement.ts'

const TODAY = '2026-11-23'
/** More than a search answers. */
const CROWD = 300

async function descriptorOf(family: string): Promise<Uint8Array> {
  const drawn = await decode(await png(lineSvg(family, 1)))
  const descriptor = typeof drawn === 'string' ? null : describe(drawn.pixels)
  if (!descriptor) throw new Error(`${family} is not drawn`)
  return descriptor
}

it('a design of a target office is found behind any number of others that are more alike', async () => {
  const drawn = await drawnRights([])
  const [asked, other] = [await descriptorOf('teapot'), await descriptorOf('umbrella')]
  const drawing = { family: 'teapot', seed: 1, stretch: 1 }
  const viewsOf = (count: number, descriptor: Uint8Array) =>
    Array.from({ length: count }, (_, at) => ({ no: at + 1, kind: 'front' as const, drawing, descriptor }))
  const connection = openRightsForWriting(drawn.file)
  const writer = rightsWriter(connection)
  writer.putPatent(patentFacts('teapot', 2), viewsOf(CROWD, asked), `${TODAY}T00:00:00.000Z`)
  writer.putPatent(patentFacts('teapot', 1), viewsOf(1, other), `${TODAY}T00:00:00.000Z`)
  connection.close()
  const listing = { text: '', brand: null, pictures: [asked], targets: ['US' as const] }
  const { checked, patents } = await infringementsOf(drawn, listing, TODAY)
  expect(checked.patents).toBe(1)
  const found = [...patents.row, ...patents.nearest.row]
  expect(found.map(({ office }) => office)).toContain('US')
  expect(patents.elsewhere.row.map(({ office }) => office)).toEqual(['CN'])
  await drawn.close()
})
