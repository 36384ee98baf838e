import { BATCH_REASON_TEXTS } from '#contracts/model/calculators/profit/batch.texts.ts'
import { SHEET_FAULT_TEXTS } from '#contracts/model/sheet.texts.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import type { Batch } from './batch.state.ts'

/** Says why no row of a file was calculated, and what to do; null if the file has results or errors to list. */
export function useBatchProblem(batch: Batch | undefined): string | null {
  const { t } = useTranslation('profit-batch')
  const language = useLanguage()
  const inLine = (line: number | null, text: string) => (line === null ? text : t('inLine', { line, text }))
  if (batch?.is === 'failed') return t('failed')
  if (batch?.is !== 'finished') return null
  const { outcome } = batch
  if (!outcome.isReadable) return inLine(outcome.line, SHEET_FAULT_TEXTS[language][outcome.fault])
  const [first] = outcome.errors
  if (first?.column === null) {
    const text = BATCH_REASON_TEXTS[language][first.reason]
    if (first.reason === 'noHeader') return text
    return inLine(first.line, first.value === '' ? text : t('quoted', { value: first.value, text }))
  }
  return outcome.rows.length === 0 && first === undefined ? t('noRows') : null
}
