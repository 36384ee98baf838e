import { useMemo } from 'react'
import { frozenInput } from '#contracts/model/calculators/profit/frozen-input.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import type { SavedRow } from '../../saved/calls.ts'
import { SaveButtons } from '../../saved/save-buttons.tsx'
import type { Calculation } from '../profit-draft.ts'
import { PATH } from './path.ts'

interface SaveActionsProps {
  /** The calculation with all own fee tables of the account. */
  calculation: Calculation
  onSaved: (row: SavedRow) => void
}

/** Buttons to save and to share. */
export function SaveActions({ calculation, onSaved }: SaveActionsProps) {
  const { t } = useTranslation('calculators')
  const { product, saved } = calculation
  const input = useMemo(() => frozenInput(calculation.input), [calculation.input])
  return (
    <SaveButtons
      kind="profit"
      path={PATH}
      saved={saved}
      input={JSON.stringify(input)}
      suggested={
        product?.title ?? t('saved.suggested', { price: formatMoney(input.price, input.marketplace), day: input.on })
      }
      onSaved={onSaved}
    />
  )
}
