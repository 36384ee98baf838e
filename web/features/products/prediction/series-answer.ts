import type { prediction } from '#contracts/api/prediction.ts'
import type { Output } from '#contracts/core/endpoint.ts'

export type SeriesAnswer = Output<typeof prediction.series>
export type Forecast = NonNullable<SeriesAnswer['forecast']>
