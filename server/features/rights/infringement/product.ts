import type { Product } from '#contracts/model/catalogue.ts'
import { isOurPicture } from '#contracts/model/product-picture.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { targetsOf } from '#contracts/model/rights/targets.ts'
import { pictureOf } from '#server/features/catalogue/public.ts'
import type { Rights } from '../register/rights.ts'
import type { RightsWorld } from '../rights.world.ts'
import { casesAround } from './cases.ts'
import type { Infringement, SearchDeps } from './findings.ts'
import { checkAgainstRights } from './infringement.ts'
import { partRisk } from './part-risk.ts'
import type { OwnBrand, RightsFacts } from './rights-facts.ts'

/** The text to check: title and bullets, one per line. */
export const productText = ({ title, bullets }: Pick<Product, 'title' | 'bullets'>): string =>
  [title, ...bullets]
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n')

const isSample = ({ source }: Product): boolean => source === 'sample'

/** Checks a product for its report: a sample product against sample rights, a real one against real rights. */
export async function rightsOfProduct(
  world: SearchDeps & Pick<RightsWorld, 'pictures'>,
  product: Product,
  today: string,
): Promise<Infringement & Pick<RightsFacts, 'brand'>> {
  const picture = await pictureOf(product, 'print', world.pictures)
  const read = picture && (await world.search.read(picture))
  const pictures = read && typeof read !== 'string' ? [read.descriptor] : []
  const targets = targetsOf(product.marketplace)
  const listing = { text: productText(product), brand: product.brand, pictures, targets }
  const sample = sampleFilter(world.rights, product)
  const found = await checkAgainstRights(world, { ...listing, sample }, today)
  const brand = found.checked.marks > 0 ? await brandOf(world, product, { sample, targets, today }) : null
  return { ...found, brand }
}

/** Marks of the own brand to list. The cases are those over all its marks, including marks beyond this limit. */
const MAX_OWN_MARKS = 5

/** The product's own brand with its marks, and the cases over them and by their owners. */
async function brandOf(
  world: SearchDeps,
  { brand }: Product,
  { sample, targets, today }: { sample: boolean | undefined; targets: readonly Office[]; today: string },
): Promise<OwnBrand | null> {
  if (!brand) return null
  const marks = await world.search.marksOfBrand(brand, { sample, office: targets })
  return {
    name: brand,
    marks: marks.slice(0, MAX_OWN_MARKS).map(({ words, serialNumber, owner }) => ({ words, serialNumber, owner })),
    cases: casesAround(world, world.rights.marks(marks.map(({ id }) => id)), today),
  }
}

/** Undefined, which filters nothing, if no sample rights are on record. */
function sampleFilter(rights: Rights, product: Product): boolean | undefined {
  if (isSample(product)) return true
  const { patents, marks } = rights.offices(true)
  return patents.size > 0 || marks.size > 0 ? false : undefined
}

/** Facts without findings, which show in advance what a report will be able to compare. */
export function expectedRights(rights: Rights, product: Product): RightsFacts {
  const targets = targetsOf(product.marketplace)
  const has = rights.offices(isSample(product))
  const missing = {
    patents: targets.filter((office) => !has.patents.has(office)),
    marks: targets.filter((office) => !has.marks.has(office)),
  }
  const pictures = Number(isOurPicture(product.imageUrl))
  const patents = pictures > 0 && missing.patents.length < targets.length
  const marks = missing.marks.length < targets.length
  return {
    risk: null,
    checked: { pictures, words: 1, patents: Number(patents), marks: Number(marks) },
    missing,
    patents: { risk: partRisk(patents, [], missing.patents), row: [] },
    marks: { risk: partRisk(marks, [], missing.marks), findings: [] },
    cases: { risk: null, row: [] },
    brand: null,
  }
}
