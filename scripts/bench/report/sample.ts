/** The sample product and niche in a small catalogue, loaded as the worker loads them. */
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Product } from '#contracts/model/catalogue.ts'
import type { Report, ReportKind } from '#contracts/model/report/report.ts'
import { STORY } from '#fixtures/story.ts'
import { catalogueOf } from '#server/features/catalogue/catalogue.ts'
import { buildCatalogue } from '#server/features/catalogue/catalogue-build.ts'
import { openCatalogue } from '#server/features/catalogue/catalogue-file.ts'
import { pictureOf } from '#server/features/catalogue/product-pictures.ts'
import { requireNiche, requireProduct } from '#server/features/catalogue/require-product.ts'
import { asinReport } from '#server/features/reports/asin/asin-report.ts'
import { loadAsinFacts } from '#server/features/reports/asin/load-asin-facts.ts'
import { loadMarketFacts } from '#server/features/reports/market/load-market-facts.ts'
import { marketReport } from '#server/features/reports/market/market-report.ts'

export const NOW = '2026-11-20T08:00:00.000Z'
const ACCOUNT = 1

export interface Contents {
  kind: ReportKind
  /** Builds the model from facts loaded earlier. */
  model: () => Report
  picture: Buffer
}

export interface Sample {
  /** The caller removes it. */
  folder: string
  catalogueFile: string
  asin: Contents
  market: Contents
}

export async function sampleFacts(): Promise<Sample> {
  const folder = mkdtempSync(join(tmpdir(), 'report-bench-'))
  const catalogueFile = join(folder, 'catalogue.db')
  buildCatalogue({ file: catalogueFile, seed: 1, size: 2000, now: NOW })
  const db = openCatalogue(catalogueFile)
  const catalogue = catalogueOf(db)
  const product = requireProduct(catalogue, STORY.asin, 'US', ACCOUNT)
  const niche = requireNiche(catalogue, STORY.niche, ACCOUNT)
  const reference = requireProduct(catalogue, niche.referenceAsin, niche.marketplace, ACCOUNT)
  const asinFacts = loadAsinFacts(catalogue, product, NOW)
  const asked = { keyword: STORY.marketKeyword, accountId: ACCOUNT, now: NOW }
  const marketFacts = loadMarketFacts(catalogue, niche, asked)
  db.close()
  return {
    folder,
    catalogueFile,
    asin: { kind: 'asin', model: () => asinReport(asinFacts), picture: await drawPicture(product) },
    market: { kind: 'market', model: () => marketReport(marketFacts), picture: await drawPicture(reference) },
  }
}

async function drawPicture(product: Product): Promise<Buffer> {
  const picture = await pictureOf(product, 'print', '')
  if (!picture) throw new Error(`${product.asin} is no sample product`)
  return picture
}
