import { feeTableName } from '#contracts/model/calculators/profit/profit.texts.ts'
import type { CalendarTable } from '#contracts/model/fees/calendar.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'

/** Name and days of a fee table in the language of the page. */
export function useTableWords() {
  const { t } = useTranslation('fees')
  const language = useLanguage()
  return {
    nameOf: ({ source }: CalendarTable) => feeTableName(language, source),
    daysOf: ({ validFrom, validTo }: CalendarTable) =>
      validTo === null
        ? t('inForce.openDays', { from: validFrom })
        : t('inForce.days', { from: validFrom, to: validTo }),
    changesOf: ({ changes }: CalendarTable) => changes[language],
  }
}
