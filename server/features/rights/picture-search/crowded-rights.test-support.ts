/** A register in which more similar drawings of a Chinese patent crowd the only American one out of the hits. */
import { lineSvg } from '#fixtures/catalogue/shapes/render.ts'
import { describePicture } from '../picture-comparison/describe.ts'
import { openRightsForWriting } from '../register/rights-file.ts'
import { rightsWriter } from '../register/rights-writer.ts'
import { decode } from './decode.ts'
import { drawnRights, patentFacts, png } from './drawn-rights.test-support.ts'

/** More views than a search returns. */
const CROWD = 300

export async function drawnDescriptor(family: string): Promise<Uint8Array> {
  const drawn = await decode(await png(lineSvg(family, 1)))
  const descriptor = typeof drawn === 'string' ? null : describePicture(drawn.pixels)
  if (!descriptor) throw new Error(`${family} has no contours`)
  return descriptor
}

/** The Chinese patent looks like `near`, the American one like `far`. */
export async function crowdedRights(near: string, far: string) {
  const drawn = await drawnRights([])
  const drawing = { family: near, seed: 1, stretch: 1 }
  const viewsOf = (count: number, descriptor: Uint8Array) =>
    Array.from({ length: count }, (_, at) => ({ no: at + 1, kind: 'front' as const, drawing, descriptor }))
  const [query, other] = [await drawnDescriptor(near), await drawnDescriptor(far)]
  const connection = openRightsForWriting(drawn.file)
  const writer = rightsWriter(connection)
  writer.putPatent(patentFacts(near, 2), viewsOf(CROWD, query), '2026-11-01T00:00:00.000Z')
  writer.putPatent(patentFacts(near, 1), viewsOf(1, other), '2026-11-01T00:00:00.000Z')
  connection.close()
  return { ...drawn, query }
}
