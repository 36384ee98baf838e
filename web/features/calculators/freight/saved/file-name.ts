import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'

/** Returns names such as `freight-air-US-2026-11-23.pdf`. */
export const fileNameOf = ({ marketplace, date }: FreightInput, extension: 'csv' | 'xlsx' | 'pdf', mode?: Mode) =>
  `${['freight', ...(mode ? [mode] : []), marketplace, date.on].join('-')}.${extension}`
