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

export interface WantedListing {
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
export async function listingOf(world: RightsWorld, accountId: number, asked: Request): Promise<WantedListing> {
  const listing = asked.asin === undefined ? givenListing(asked) : await listingOfProduct(world, accountId, asked)
  if (SIGNS.test(listing.text) && listing.pictures.length === 0) throw refuse('emptyListing')
  return listing
}

const givenListing = ({ title, bullets, brand, pictures = [], ...asked }: Request): WantedListing => ({
  asin: null,
  marketplace: null,
  targets: targetsIn(asked, asked.marketplace),
  title: trimmed(title),
  text: textOf([title, bullets]),
  brand: trimmed(brand) || null,
  pictures,
})

/** Fields of the request override those of the product. */
async function listingOfProduct(world: RightsWorld, accountId: number, asked: Request): Promise<WantedListing> {
  const { catalogue } = world
  const product = requireProduct(catalogue, asked.asin ?? '', asked.marketplace ?? DEFAULT_MARKETPLACE, accountId)
  const { asin, marketplace } = product
  const title = trimmed(asked.title) || product.title
  const bullets = trimmed(asked.bullets) ? [trimmed(asked.bullets)] : product.bullets
  const ours = asked.pictures?.length ? undefined : await pictureOf(product, 'print', world.pictures)
  return {
    asin,
    marketplace,
    targets: targetsIn(asked, marketplace),
    title,
    text: productText({ title, bullets }),
    brand: trimmed(asked.brand) || product.brand,
    pictures: ours ? [ours] : (asked.pictures ?? []),
  }
}

/** The offices of the request, else of the marketplace, in a fixed order, so that equal sets compare as equal. */
function targetsIn({ targets }: Request, marketplace: Marketplace | undefined): Office[] {
  const named = targets ?? (marketplace ? targetsOf(marketplace) : [])
  return OFFICES.filter((office) => named.includes(office))
}

const trimmed = (text: string | undefined): string => text?.trim() ?? ''
const textOf = (parts: readonly (string | undefined)[]): string => parts.map(trimmed).filter(Boolean).join('\n')
