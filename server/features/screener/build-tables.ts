/** Writes the tables of the screener beside the catalogue that they are made from. */
import type { Product } from '#contracts/model/catalogue.ts'
import {
  type Catalogue,
  catalogueOf,
  estimateUnits,
  openCatalogue,
  type RankEvidence,
  type UnitsEstimate,
} from '#server/features/catalogue/public.ts'
import { catalogueStamp, everyProduct } from '#server/features/catalogue/public.writing.ts'
import { openColumnFile } from '#server/platform/columns/column-file.ts'
import { measureProduct } from './measure-product.ts'
import { ProductTableBuilder } from './product-table.build.ts'
import { productTableFile, TABLE_VERSION, type TableFacts } from './product-table.format.ts'

const EVERYONE = 0

/** Makes the tables anew; returns the number of products. Takes about 0.15 ms for each. */
export function buildTables(catalogueFile: string): number {
  const db = openCatalogue(catalogueFile)
  // The first connection is busy while its rows are read.
  const lookups = openCatalogue(catalogueFile)
  try {
    const stamp = catalogueStamp(db)
    const catalogue = catalogueOf(lookups)
    const estimate = unitsEstimator(catalogue)
    const builder = new ProductTableBuilder()
    for (const { product, nicheId, months, weeks, keywords } of everyProduct(db)) {
      const observations = product.source === 'sample' ? [] : catalogue.observations(product)
      const measures = measureProduct({ product, months, weeks, observations, estimate: estimate(product), keywords })
      builder.add({ product, months, measures, nicheId })
    }
    const titleOf = (nicheId: string) => catalogue.niche(nicheId, EVERYONE)?.title ?? ''
    return builder.write(productTableFile(catalogueFile), stamp, titleOf)
  } finally {
    lookups.close()
    db.close()
  }
}

/** Estimates imported rows; null for sample rows. */
function unitsEstimator(catalogue: Catalogue): (product: Product) => UnitsEstimate | null {
  const evidences = new Map<string, RankEvidence | null>()
  return (product) => {
    if (product.source === 'sample') return null
    // All products of a root category share one curve.
    const key = JSON.stringify([product.marketplace, product.categoryPath[0], product.owner])
    let evidence = evidences.get(key)
    if (evidence === undefined) {
      evidence = catalogue.rankEvidence(product)
      evidences.set(key, evidence)
    }
    return estimateUnits(product, evidence)
  }
}

/**
 * Makes the tables if they are missing, of another version or older than the catalogue. Returns the number of products
 * in tables that it made.
 */
export function ensureTables(catalogueFile: string): number {
  if (isFresh(catalogueFile)) return 0
  const made = buildTables(catalogueFile)
  // An import that has finished meanwhile has changed the stamp, and may have written its tables first.
  return isFresh(catalogueFile) ? made : buildTables(catalogueFile)
}

function isFresh(catalogueFile: string): boolean {
  const db = openCatalogue(catalogueFile)
  try {
    const file = openColumnFile(productTableFile(catalogueFile))
    file.close()
    const { version, stamp } = file.facts as TableFacts // write() of the builder wrote it
    return version === TABLE_VERSION && stamp === catalogueStamp(db)
  } catch {
    // Missing, cut off or of another format: making it again mends all of them.
    return false
  } finally {
    db.close()
  }
}
