import { Button, Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { calculators } from '#contracts/api/calculators.ts'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { readInput } from '#contracts/model/calculators/profit/stored-input.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { useCall } from '#web/api/queries.ts'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useWithdraw } from '../../parts/share-dialog.tsx'
import profit from '../profit.module.css'
import type { CalculationState } from '../profit-draft.ts'
import { Result } from '../result/result.tsx'
import { InputFacts } from './input-facts.tsx'
import { PATH } from './saved.ts'

interface SharedCopyProps extends Pick<CalculationState, 'replace'> {
  token: string
}

/** A frozen copy that someone shared: read-only, until the reader makes it their own. */
export function SharedCopy({ token, replace }: SharedCopyProps) {
  const { t } = useTranslation(['calculators', 'shell'])
  const [, navigate] = useLocation()
  const copy = useCall(calculators.shared, { query: { token } }, { retry: false })
  const withdraw = useWithdraw(() => navigate(PATH, { replace: true }))
  const { data } = copy
  const input = useMemo(() => (data ? readInput(data.input) : null), [data])
  function adopt(taken: ProfitInput) {
    replace({ input: taken })
    navigate(PATH)
  }
  return (
    <Page
      title={data?.name ?? t('shell:title.profit')}
      {...(data && { named: { whole: data.name, short: true } })}
      subtitle={data && t(data.own ? 'shared.ownCopy' : 'shared.copyOf', { day: day(data.shared_at) })}
      actions={
        data && (
          <>
            {input && <Button onClick={() => adopt(input)}>{t('shared.adopt')}</Button>}
            {data.own && (
              <Button variant="default" loading={withdraw.isPending} onClick={() => withdraw.run(token)}>
                {t('shared.withdraw')}
              </Button>
            )}
          </>
        )
      }
    >
      <Panel state={panelState(copy)} skeleton={<Skeleton height={420} radius="lg" />} errorTitle={t('shared.failed')}>
        {({ kind }) =>
          input && kind === 'profit' ? (
            <Frozen input={input} />
          ) : (
            <Message tone="failure" title={t('saved.unreadable')} />
          )
        }
      </Panel>
    </Page>
  )
}

function Frozen({ input }: { input: ProfitInput }) {
  const { t } = useTranslation('calculators')
  const result = useMemo(() => unitProfit(input), [input])
  return (
    <div className={profit.columns}>
      <section className={profit.inputs} aria-label={t('profit.inputs')}>
        <InputFacts input={input} />
      </section>
      <section className={profit.results} aria-label={t('profit.results')}>
        <Result input={input} result={result} isEditable={false} />
      </section>
    </div>
  )
}
