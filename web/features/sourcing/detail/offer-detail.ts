import type { sourcing } from '#contracts/api/sourcing.ts'
import type { Output } from '#contracts/core/endpoint.ts'

export type OfferDetail = Output<typeof sourcing.offer>
