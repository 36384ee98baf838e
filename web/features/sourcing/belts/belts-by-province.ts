import type { Belt } from '#contracts/api/sourcing-rows.ts'
import type { Province } from '#contracts/model/sourcing/provinces.ts'

export const isIn = ({ cities }: Belt, province: Province | undefined): boolean =>
  province === undefined || cities.some((city) => city.province === province)

export interface ProvinceFigures {
  belts: number
  /** Billions of yuan a year, of the belts whose main city is here, so that no output counts twice; 0 if none is. */
  output: number
}

export function figuresOf(belts: readonly Belt[], province: Province): ProvinceFigures {
  const here = belts.filter((belt) => isIn(belt, province))
  const main = here.filter(({ cities: [city] }) => city?.province === province)
  return { belts: here.length, output: main.reduce((sum, { output }) => sum + output, 0) }
}
