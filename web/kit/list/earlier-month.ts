/** Lists whose numbers are of the newest month, or of an earlier one that has only some of the metrics. */
import { isLatestOnly, type NumberMetric } from '#contracts/model/screener/metric.ts'
import { changePreset } from './preset-values.ts'

/**
 * The month of an address; undefined if it is the newest one.
 * @param months latest first; undefined before the first answer
 */
export const earlierMonth = (month: string | undefined, months: readonly string[] = []): string | undefined =>
  month === months[0] ? undefined : month

interface MonthOptions {
  /** Empty: the newest one. */
  month: string
  numbers: Readonly<Record<string, NumberMetric>>
  /** The conditions that the preset in force has set; none without a preset. */
  preset: Readonly<Record<string, string>>
  /** The metric that the list is sorted by. */
  sortedBy: string
}

/** The values to set for a month. The preset, conditions and order that an earlier month lacks are removed. */
export function monthValues(
  address: URLSearchParams,
  { month, numbers, preset, sortedBy }: MonthOptions,
): Readonly<Record<string, string>> {
  if (month === '') return { month }
  const isLost = (name: string) => isLatestOnly(numbers, name)
  return {
    ...(Object.keys(preset).some(isLost) && { ...changePreset(address, preset, {}), preset: '' }),
    ...Object.fromEntries(
      Object.keys(numbers)
        .filter(isLost)
        .map((name) => [name, '']),
    ),
    ...(isLost(sortedBy) && { sort: '' }),
    month,
  }
}
