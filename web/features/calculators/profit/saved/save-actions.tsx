import { formatMoney } from '#contracts/model/money.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { SaveButtons } from '../../saved/save-buttons.tsx'
import type { CalculationState } from '../profit-draft.ts'
import { PATH } from './path.ts'

/** Save and share. */
export function SaveActions({ calculation, update }: Pick<CalculationState, 'calculation' | 'update'>) {
  const { t } = useTranslation('calculators')
  const { input, product, saved } = calculation
  return (
    <SaveButtons
      kind="profit"
      path={PATH}
      saved={saved}
      input={JSON.stringify(input)}
      suggested={
        product?.title ?? t('saved.suggested', { price: formatMoney(input.price, input.marketplace), day: input.on })
      }
      onSaved={({ id, name, input: text }) => update((before) => ({ ...before, saved: { id, name, input: text } }))}
    />
  )
}
