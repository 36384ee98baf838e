import type { infringement } from '#contracts/api/rights/infringement.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import type { RightsWorld } from '../rights.world.ts'

export type Infringement = Output<typeof infringement.detail>['result']
export type SimilarPatentRow = Infringement['patents']['row'][number]
export type SearchDeps = Pick<RightsWorld, 'rights' | 'search'>
