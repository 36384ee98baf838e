/** The sample product in a small catalogue of its own, as the worker reads it. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AsinFacts } from '#contracts/model/report/facts.ts'
import { STORY } from '#fixtures/story.ts'
import { openCatalogue } from '#server/db/catalogue.ts'
import { loadAsinFacts } from '#server/domain/asin-facts.ts'
import { catalogueOf } from '#server/domain/catalogue.ts'
import { buildCatalogue } from '#server/domain/catalogue-build.ts'
import { pictureOf } from '#server/domain/pictures.ts'

export const NOW = '2026-11-20T08:00:00.000Z'

export interface Sample {
  /** To be removed at the end. */
  folder: string
  catalogueFile: string
  facts: AsinFacts
  picture: Buffer
}

export async function sampleFacts(): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'report-bench-'))
  const catalogueFile = join(folder, 'catalogue.db')
  buildCatalogue({ file: catalogueFile, seed: 1, size: 2000, now: NOW })
  const db = openCatalogue(catalogueFile)
  const catalogue = catalogueOf(db)
  const product = catalogue.product(STORY.asin, 'US', 1)
  if (!product) throw new Error(`the sample world has no ${STORY.asin}`)
  const facts = loadAsinFacts(catalogue, product, NOW)
  db.close()
  return { folder, catalogueFile, facts, picture: await pictureOf(product, 'png') }
}
