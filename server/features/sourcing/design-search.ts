/**
 * Search by picture over the designs of offers. Several suppliers sell the same design, so there are far fewer designs than
 * offers. Worker threads draw and describe them, once for each process, when the first call about offers arrives.
 */
import { openIndex, type PictureIndex } from '#server/features/rights/public.pictures.ts'
import { describeProducts } from './describe-designs.ts'
import type { KnownOffer } from './sourcing.ts'

/** Designs less similar than this look different; see docs/decisions/0025-similarity-meaning.md. */
const MIN_SIMILARITY = 0.35

export interface DesignSearch {
  /** Begins to describe the designs, so that the first search need not wait. */
  prepare(offers: readonly KnownOffer[]): void
  /** The similarity of the offers that look like the picture; the others are missing. */
  similar(offers: readonly KnownOffer[], descriptor: Uint8Array): Promise<ReadonlyMap<KnownOffer, number>>
}

interface Described {
  index: PictureIndex
  /** The offers of each design, by its place in the index. */
  offers: KnownOffer[][]
}

export function designSearch(): DesignSearch {
  let described: Promise<Described> | undefined
  const open = (offers: readonly KnownOffer[]) => {
    described ??= describe(offers).catch((error: unknown) => {
      // The next search tries again.
      described = undefined
      throw error
    })
    return described
  }
  return {
    prepare: (offers) => void open(offers).catch(() => {}),
    async similar(offers, descriptor) {
      const { index, offers: byDesign } = await open(offers)
      const { found } = index.search(descriptor, { limit: index.size })
      return new Map(
        found
          .filter(({ similarity }) => similarity >= MIN_SIMILARITY)
          .flatMap(({ place, similarity }) => (byDesign[place] ?? []).map((offer) => [offer, similarity] as const)),
      )
    },
  }
}

async function describe(offers: readonly KnownOffer[]): Promise<Described> {
  const designs = Map.groupBy(offers, designOf)
  const shapes = [...designs.values()].map(([first]) => first!.offer.shape)
  const descriptors = await describeProducts(shapes)
  const index = openIndex()
  const found: KnownOffer[][] = []
  for (const [at, members] of [...designs.values()].entries()) {
    const descriptor = descriptors[at]
    if (!descriptor) continue
    index.add(descriptor)
    found.push(members)
  }
  return { index, offers: found }
}

/** Equal for offers of the same design. */
export const designOf = ({ offer }: KnownOffer): string => `${offer.shape.family}/${offer.shape.seed}`
