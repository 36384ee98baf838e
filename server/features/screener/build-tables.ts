/** Writes the tables of the screener beside the catalogue that they are made from. */
import type { RankEvidence } from '#server/features/catalogue/public.ts'
import { catalogueOf, estimateUnits, openCatalogue } from '#server/features/catalogue/public.ts'
import { catalogueStamp, everyProduct } from '#server/features/catalogue/public.writing.ts'
import { openColumnFile } from '#server/platform/columns/column-file.ts'
import { measureProduct } from './measure-product.ts'
import { ProductTableBuilder, productTableFile, TABLE_VERSION, type TableFacts } from './product-table.build.ts'

const EVERYONE = 0

/** Makes the tables anew. Takes about 0.2 ms a product. */
export function buildTables(catalogueFile: string): void {
  const db = openCatalogue(catalogueFile)
  try {
    const catalogue = catalogueOf(db)
    const builder = new ProductTableBuilder()
    const evidences = new Map<string, RankEvidence | null>()
    for (const { product, nicheId, months, weeks, keywords } of everyProduct(db)) {
      const isSample = product.source === 'sample'
      // All products of a root category share one curve.
      const key = JSON.stringify([product.marketplace, product.categoryPath[0], product.owner])
      if (!isSample && !evidences.has(key)) evidences.set(key, catalogue.rankEvidence(product))
      const estimate = isSample ? null : estimateUnits(product, evidences.get(key) ?? null)
      const observations = isSample ? [] : catalogue.observations(product)
      const measures = measureProduct({ product, months, weeks, observations, estimate, keywords })
      builder.add({ product, months, measures, nicheId })
    }
    builder.write(
      productTableFile(catalogueFile),
      catalogueStamp(db),
      (nicheId) => catalogue.niche(nicheId, EVERYONE)?.title ?? '',
    )
  } finally {
    db.close()
  }
}

/** Makes the tables if they are missing, of another version or older than the catalogue. Returns whether it did. */
export function ensureTables(catalogueFile: string): boolean {
  if (isFresh(catalogueFile)) return false
  buildTables(catalogueFile)
  return true
}

export function isFresh(catalogueFile: string): boolean {
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
