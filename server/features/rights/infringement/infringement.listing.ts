/** The words and pictures to check: those of a request, or of a product in the catalogue. */
import type { infringement } from '#contracts/api/rights/infringement.ts'
import type { Body } from '#contracts/core/endpoint.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { OFFICES, type Office } from '#contracts/model/rights/patent.ts'
import { targetsOf } from '#contracts/model/rights/targets.ts'
import { pictureOf, requireProduct } from '#server/features/catalogue/public.ts'
import { refuse } from '#server/platform/refusal.ts'
import type { RightsWorld } from '../rights.world.ts'
import { productText } from './product.ts'

type Request = Body<typeof infringement.create>

export interface ListingToCheck {
  asin: string | null
  marketplace: Marketplace | null
  title: string
  /** Title and bullets, one per line. */
  text: string
  brand: string | null
  /** Offices whose rights count; none means all. */
  targets: readonly Office[]
  /** Data URLs, or the bytes of our own picture of a product. */
  pictures: readonly (string | Uint8Array)[]
}

/** Text without letters and digits cannot be checked. */
const SIGNS = /^[^\p{L}\p{N}]*$/u

/** Refuses an invalid or unknown ASIN, and with `emptyListing` a listing without words and pictures. */
export async function listingOf(world: RightsWorld, accountId: number, request: Request): Promise<ListingToCheck> {
  const listing =
    request.asin === undefined ? requestedListing(request) : await listingOfProduct(world, accountId, request)
  if (SIGNS.test(listing.text) && listing.pictures.length === 0) throw refuse('emptyListing')
  return listing
}

const requestedListing = ({ title, bullets, brand, pictures = [], ...request }: Request): ListingToCheck => ({
  asin: null,
  marketplace: null,
  targets: targetsIn(request, request.marketplace),
  title: trim(title),
  text: textOf([title, bullets]),
  brand: trim(brand) || null,
  pictures,
})

/** Fields of the request override those of the product. */
async function listingOfProduct(world: RightsWorld, accountId: number, request: Request): Promise<ListingToCheck> {
  const { catalogue } = world
  const product = requireProduct(catalogue, request.asin ?? '', request.marketplace ?? DEFAULT_MARKETPLACE, accountId)
  const { asin, marketplace } = product
  const title = trim(request.title) || product.title
  const bullets = trim(request.bullets) ? [trim(request.bullets)] : product.bullets
  const ours = request.pictures?.length ? undefined : await pictureOf(product, 'print', world.pictures)
  return {
    asin,
    marketplace,
    targets: targetsIn(request, marketplace),
    title,
    text: productText({ title, bullets }),
    brand: trim(request.brand) || product.brand,
    pictures: ours ? [ours] : (request.pictures ?? []),
  }
}

/** The offices of the request, else of the marketplace, in a fixed order, so that equal sets compare as equal. */
function targetsIn({ targets }: Request, marketplace: Marketplace | undefined): Office[] {
  const named = targets ?? (marketplace ? targetsOf(marketplace) : [])
  return OFFICES.filter((office) => named.includes(office))
}

const trim = (text: string | undefined): string => text?.trim() ?? ''
const textOf = (parts: readonly (string | undefined)[]): string => parts.map(trim).filter(Boolean).join('\n')
