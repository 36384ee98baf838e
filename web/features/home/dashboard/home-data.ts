import type { home } from '#contracts/api/home.ts'
import type { Output } from '#contracts/core/endpoint.ts'

export type HomeData = Output<typeof home.overview>
