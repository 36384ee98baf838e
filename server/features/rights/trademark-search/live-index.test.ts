import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Trademark } from '#contracts/model/rights/trademark.ts'
import { TEST_CATALOGUE } from '#server/app/test-catalogue.test-setup.ts'
import type { Connection } from '#server/db/sqlite.ts'
import { type Catalogue, catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { type Rights, rightsOf } from '../register/rights.ts'
import { openRights, openRightsForWriting } from '../register/rights-file.ts'
import { type RightsWriter, removeSampleRights, rightsWriter } from '../register/rights-writer.ts'
import { trademarkIndexOf } from './live-index.ts'
import { findMarks } from './mark-index.ts'

const dir = mkdtempSync(join(tmpdir(), 'marks-'))
const file = join(dir, 'rights.sqlite')
let writing: Connection
let reading: Connection
let catalogue: Connection
let writer: RightsWriter
let world: { rights: Rights; catalogue: Catalogue }
beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  writing = openRightsForWriting(file)
  writer = rightsWriter(writing)
  reading = openRights(file)
  catalogue = openCatalogue(TEST_CATALOGUE)
  world = { rights: rightsOf(reading), catalogue: catalogueOf(catalogue) }
})
afterAll(() => {
  vi.useRealTimers()
  for (const db of [writing, reading, catalogue]) db.close()
  rmSync(dir, { recursive: true, force: true })
})

const mark = (serialNumber: string, words: string, source: 'sample' | 'uspto' = 'uspto'): Omit<Trademark, 'id'> => ({
  office: 'US',
  serialNumber,
  registrationNumber: null,
  words,
  drawing: 'standardCharacters',
  classes: [21],
  goods: [{ class: 21, text: 'Insulated vacuum flasks' }],
  statusCode: '700',
  live: true,
  filedOn: null,
  owners: [{ name: `Owner ${serialNumber}`, address: null, country: 'US' }],
  registeredOn: null,
  statusOn: null,
  attorney: null,
  source,
  observedOn: '2026-11-15',
})

/** Ends the shared read transaction, which hides changes for up to a second. */
function indexNow() {
  vi.advanceTimersByTime(1000)
  return trademarkIndexOf(world)
}

it('the index follows added, changed and removed marks', async () => {
  const found = async (name: string) => {
    const { marks } = await indexNow()
    return findMarks(marks, name, {}).map(({ id }) => world.rights.mark(id)?.serialNumber)
  }
  expect(await found('Lumora')).toEqual([])
  writer.putMark(mark('97000001', 'LUMORA'))
  writer.putMark(mark('97000002', 'TAVIX', 'sample'))
  expect(await found('Lumora')).toEqual(['97000001'])
  writer.putMark(mark('97000001', 'VELIQUE'))
  expect([await found('Lumora'), await found('Velique')]).toEqual([[], ['97000001']])
  removeSampleRights(writing)
  expect([await found('Tavix'), await found('Velique')]).toEqual([[], ['97000001']])
})

it('words in the goods of several owners or the listings of several brands are common words', async () => {
  for (const no of [3, 4, 5]) writer.putMark(mark(`9700000${no}`, `NAME${no}`))
  const { words } = await indexNow()
  for (const known of ['insulated', 'flask', 'flasks', 'the', 'für', '20', 'x'])
    expect(words.knows(known), known).toBe(true)
  for (const unknown of ['lumora', 'velique', 'nike']) expect(words.knows(unknown), unknown).toBe(false)
})
