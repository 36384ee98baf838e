import type { CalendarTable } from '#contracts/model/fees/calendar.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import type { OwnTableRow } from '../../parts/own-tables.ts'

/** An own table and its entry in the calendar. The entry has the day on which the table ends. */
export interface ListedTable {
  row: OwnTableRow
  entry: CalendarTable
}

/** Returns names such as `Fulfillment, apparel`. */
export function useOwnName() {
  const { t } = useTranslation('own-tables')
  const language = useLanguage()
  return (table: OwnTable): string => {
    const kind = t(`kind.${table.kind}`)
    if (table.kind !== 'fba' || table.goods === 'all') return kind
    return language === 'zh-CN' ? `${kind}（${t(`goods.${table.goods}`)}）` : `${kind}, ${t(`goods.${table.goods}`)}`
  }
}
