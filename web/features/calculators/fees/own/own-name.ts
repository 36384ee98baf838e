import type { CalendarTable } from '#contracts/model/fees/calendar.ts'
import type { OwnTable } from '#contracts/model/fees/table-schema.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import type { OwnTableRow } from '../../parts/own-tables.ts'

/**
 * A stored own table and its entry in the fee calendar. If the stored table has no last day and a later table follows,
 * the entry ends on the day before the later table begins.
 */
export interface ListedTable {
  row: OwnTableRow
  entry: CalendarTable
}

/** Returns a function that names an own table, for example `Fulfillment, apparel`. */
export function useOwnName() {
  const { t } = useTranslation('own-tables')
  const language = useLanguage()
  return (table: OwnTable): string => {
    const kind = t(`kind.${table.kind}`)
    if (table.kind !== 'fba' || table.goods === 'all') return kind
    return language === 'zh-CN' ? `${kind}（${t(`goods.${table.goods}`)}）` : `${kind}, ${t(`goods.${table.goods}`)}`
  }
}
