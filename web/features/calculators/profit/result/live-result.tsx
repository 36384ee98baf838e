/** The result of the inputs. Loaded after the fields, because its chunk contains the fee tables. */
import { VisuallyHidden } from '@mantine/core'
import { useMemo } from 'react'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { verdictOf } from '#contracts/model/calculators/profit/verdict.ts'
import { verdictText } from '#contracts/model/calculators/profit/verdict-text.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useSettled } from '../../parts/use-settled.ts'
import { useWriting } from '../../parts/use-writing.ts'
import { Result } from './result.tsx'
import { SummaryBar } from './summary-bar.tsx'

interface LiveProps {
  input: ProfitInput
  /** Whether a field holds an invalid number. */
  isInvalid: boolean
}

/** The bar with net profit and margin at the bottom of a phone. */
export function LiveBar({ input, isInvalid, onDetails }: LiveProps & { onDetails: () => void }) {
  const result = useMemo(() => unitProfit(input), [input])
  return (
    <SummaryBar
      marketplace={input.marketplace}
      result={isInvalid ? null : result}
      isLoss={verdictOf(result) === 'loses'}
      onDetails={onDetails}
    />
  )
}

/** The whole result; the verdict is announced once typing pauses. */
export function LiveResult({ input, isInvalid }: LiveProps) {
  const { t } = useTranslation('calculators')
  const result = useMemo(() => unitProfit(input), [input])
  const verdict = verdictText(result, useWriting(input.marketplace))
  const announced = useSettled(isInvalid ? t('profit.invalid') : verdict)
  return (
    <>
      <VisuallyHidden aria-live="polite">{announced}</VisuallyHidden>
      {isInvalid ? (
        <Notice tone="warning">{t('profit.invalid')}</Notice>
      ) : (
        <Result input={input} result={result} isEditable />
      )}
    </>
  )
}
