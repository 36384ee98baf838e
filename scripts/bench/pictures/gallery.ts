/** The bench's patents: the same number of designs from each family of the sample world. */
import { shapeFamilies } from '#fixtures/catalogue/shapes/render.ts'
import type { Patent } from './design.ts'

export const patents = (count: number): Patent[] =>
  Array.from({ length: count }, (_, i) => ({
    family: shapeFamilies[i % shapeFamilies.length]!,
    seed: 1 + Math.floor(i / shapeFamilies.length),
  }))
