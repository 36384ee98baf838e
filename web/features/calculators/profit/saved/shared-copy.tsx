import { useMemo } from 'react'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { readInput } from '#contracts/model/calculators/profit/stored-input.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import columns from '../../parts/columns.module.css'
import { SharedPage } from '../../saved/shared-page.tsx'
import type { CalculationState } from '../profit-draft.ts'
import { Result } from '../result/result.tsx'
import { InputFacts } from './input-facts.tsx'
import { PATH } from './path.ts'

interface SharedCopyProps extends Pick<CalculationState, 'replace'> {
  token: string
}

export function SharedCopy({ token, replace }: SharedCopyProps) {
  const { t } = useTranslation('shell')
  return (
    <SharedPage
      token={token}
      kind="profit"
      path={PATH}
      title={t('title.profit')}
      read={readInput}
      onAdopt={(input) => replace({ input })}
    >
      {(input) => <Frozen input={input} />}
    </SharedPage>
  )
}

function Frozen({ input }: { input: ProfitInput }) {
  const { t } = useTranslation('calculators')
  const result = useMemo(() => unitProfit(input), [input])
  return (
    <div className={columns.columns}>
      <section className={columns.inputs} aria-label={t('profit.inputs')}>
        <InputFacts input={input} />
      </section>
      <section className={columns.results} aria-label={t('profit.results')}>
        <Result input={input} result={result} isEditable={false} />
      </section>
    </div>
  )
}
