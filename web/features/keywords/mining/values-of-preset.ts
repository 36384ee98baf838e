import type { KeywordPreset } from '#contracts/model/keywords/keyword-presets.ts'
import { changePreset } from '#web/kit/list/preset-values.ts'
import { conditionsOf, readKeywordSearch } from './use-keyword-search.ts'

/** The values of the address to set for a preset, or for none. */
export function valuesOfPreset(
  address: URLSearchParams,
  preset: KeywordPreset | undefined,
): Readonly<Record<string, string>> {
  const { preset: before, marketplace } = readKeywordSearch(address)
  return {
    ...changePreset(address, conditionsOf(before, marketplace), conditionsOf(preset, marketplace)),
    preset: preset ?? '',
    // The conditions of presets are about the last month.
    ...(preset && { month: '' }),
  }
}
