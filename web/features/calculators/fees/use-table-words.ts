import { feeTableName } from '#contracts/model/calculators/profit/profit.texts.ts'
import type { CalendarTable } from '#contracts/model/fees/calendar.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { lineOf } from './fee-lines.ts'

/** Returns functions that describe a fee table in the language of the page. */
export function useTableWords() {
  const { t } = useTranslation('fees')
  const language = useLanguage()
  return {
    nameOf: (entry: CalendarTable) =>
      entry.isOwn ? t('ownName', { kind: t(`line.${lineOf(entry)}`) }) : feeTableName(language, entry.source),
    daysOf: ({ validFrom, validTo, isOwn }: CalendarTable) =>
      validTo === null
        ? t(isOwn ? 'inForce.ownOpenDays' : 'inForce.openDays', { from: validFrom })
        : t('inForce.days', { from: validFrom, to: validTo }),
    changesOf: ({ changes }: CalendarTable) => changes[language],
  }
}
