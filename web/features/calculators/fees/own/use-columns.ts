import { FEE_CATEGORIES } from '#contracts/model/catalogue.ts'
import { FEE_CATEGORY_NAMES } from '#contracts/model/fee-category.texts.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { MONTH_NAMES } from '#contracts/model/month-names.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import type { GridColumn } from './paste-rows.ts'
import { OTHERS } from './read-referral.ts'
import { type ColumnKey, columnsOf, RARE_COLUMNS, type TableForm } from './table-form.ts'

/**
 * The columns of a form with their labels, units and choices. Rare columns are hidden unless `withRare` is set or they
 * contain text.
 */
export function useColumns(form: TableForm, withRare: boolean): GridColumn[] {
  const { t } = useTranslation('own-tables')
  const language = useLanguage()
  const { fields, rows, marketplace, standardTiers } = form
  const { currency } = marketplaces[marketplace]
  const isUsed = (key: ColumnKey) => rows.some((row) => (row[key] ?? '') !== '')

  function labelOf(key: ColumnKey): string {
    if (key === 'upTo' && form.kind === 'referral') return t('column.priceUpTo')
    if (key === 'standard' && standardTiers === null) return t('column.monthly')
    return isFee(key) ? feeLabel(Number(key.slice(3))) : t(`column.${key}`)
  }

  function feeLabel(at: number): string {
    const { prices } = form
    const [to = '', from = ''] = [prices[at], prices[at - 1]]
    if (prices.length === 1) return t('column.fee')
    return to === '' ? t('column.feeAbove', { from }) : t('column.feeBelow', { to })
  }

  function unitOf(key: ColumnKey): string {
    if (LENGTHS.includes(key)) return fields.lengthUnit ?? ''
    if (key === 'rate') return '%'
    const isMoney = isFee(key) || MONEY.includes(key) || (key === 'upTo' && form.kind === 'referral')
    if (isMoney) return currency
    return WEIGHTS.includes(key) ? (fields.weightUnit ?? '') : ''
  }

  function optionsOf(key: ColumnKey): GridColumn['options'] {
    if (key === 'category')
      return [
        ...FEE_CATEGORIES.map((value) => ({ value, label: FEE_CATEGORY_NAMES[language][value] })),
        { value: OTHERS, label: t('others') },
      ]
    if (key === 'billed')
      return (['unit', 'greater', 'unknown'] as const).map((value) => ({ value, label: t(`billed.${value}`) }))
    if (key === 'by') return (['whole', 'portions'] as const).map((value) => ({ value, label: t(`by.${value}`) }))
    if (key === 'from' || key === 'to')
      return MONTH_NAMES[language].map((label, at) => ({ value: String(at + 1), label }))
    return null
  }

  return columnsOf(form)
    .filter((key) => withRare || !RARE_COLUMNS.includes(key) || isUsed(key))
    .map((key) => ({ key, label: labelOf(key), unit: unitOf(key), options: optionsOf(key) }))
}

type FeeKey = Extract<ColumnKey, `fee${number}`>
const isFee = (key: ColumnKey): key is FeeKey => /^fee\d$/.test(key)

const LENGTHS: readonly ColumnKey[] = ['length', 'width', 'height', 'sideSum', 'girth']
const WEIGHTS: readonly ColumnKey[] = ['maxWeight', 'upTo', 'step', 'above']
const MONEY: readonly ColumnKey[] = ['adds', 'closing', 'standard', 'oversize']
