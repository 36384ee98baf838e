import { formatBounds } from '#contracts/model/calculators/freight/figures.ts'
import { MODE_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import { rank } from '#contracts/model/calculators/freight/ranking.ts'
import type { Freight } from '#contracts/model/calculators/freight/result.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useReader } from '../../parts/use-writing.ts'
import { between } from './between.ts'

/** The result in sentences: cheapest, fastest, what is late. */
export function useVerdict(freight: Freight): string {
  const { t } = useTranslation('freight')
  const writing = useReader()
  const names = MODE_NAMES[writing.language]
  const { cheapest, fastest, mostComplete, tooLate } = rank(freight)
  if (!cheapest?.total) return t('result.verdictNone')
  const found = { mode: names[cheapest.mode], cost: formatBounds(cheapest.total, writing) }
  const sentences = [
    cheapest.perUnit
      ? t('result.verdictCheapestUnit', { ...found, unit: formatBounds(cheapest.perUnit, writing) })
      : t('result.verdictCheapest', found),
    ...(cheapest.missing.length > 0 ? [t('result.verdictMissing', { count: cheapest.missing.length })] : []),
    ...(mostComplete?.total
      ? [
          t('result.verdictComplete', {
            mode: names[mostComplete.mode],
            cost: formatBounds(mostComplete.total, writing),
            count: mostComplete.missing.length,
          }),
        ]
      : []),
    ...(fastest?.schedule
      ? [t('result.verdictFastest', { mode: names[fastest.mode], days: between(fastest.schedule.days) })]
      : []),
    ...(tooLate.length > 0 ? [t('result.tooLate', { modes: namesOf(tooLate, names, t('separator')) })] : []),
  ]
  return sentences.join(writing.language === 'zh-CN' ? '' : ' ')
}

export const namesOf = (modes: readonly Mode[], names: Readonly<Record<Mode, string>>, separator: string): string =>
  modes.map((mode) => names[mode]).join(separator)
