import { Button, Skeleton } from '@mantine/core'
import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { calculators } from '#contracts/api/calculators.ts'
import { formatIn, formatQuantity } from '#contracts/model/calculators/freight/figures.ts'
import { freightOf } from '#contracts/model/calculators/freight/freight.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { readFreight } from '#contracts/model/calculators/freight/stored-input.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { useCall } from '#web/api/queries.ts'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { Page } from '#web/kit/screens/page.tsx'
import { useWithdraw } from '../../parts/share-dialog.tsx'
import { useReader } from '../../parts/use-writing.ts'
import freightClasses from '../freight.module.css'
import type { CalculationState } from '../freight-draft.ts'
import { ProblemList } from '../result/problem-list.tsx'
import { Result } from '../result/result.tsx'
import { PATH } from './path.ts'
import classes from './saved.module.css'

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
  const sharedOn = data && day(data.shared_at)
  const input = useMemo(
    () => (data?.kind === 'freight' && sharedOn ? readFreight(data.input, sharedOn) : null),
    [data, sharedOn],
  )
  return (
    <Page
      title={data?.name ?? t('shell:title.freight')}
      {...(data && { named: { whole: data.name, short: true } })}
      subtitle={data && t(data.own ? 'shared.ownCopy' : 'shared.copyOf', { day: sharedOn })}
      actions={
        data && (
          <>
            {input && (
              <Button
                onClick={() => {
                  replace({ input })
                  navigate(PATH)
                }}
              >
                {t('shared.adopt')}
              </Button>
            )}
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
        {() =>
          input && sharedOn ? (
            <Frozen input={input} on={sharedOn} />
          ) : (
            <Message tone="failure" title={t('saved.unreadable')} />
          )
        }
      </Panel>
    </Page>
  )
}

/** The result as on the day of sharing: quotes that have expired since are not marked. */
function Frozen({ input, on }: { input: FreightInput; on: string }) {
  const result = useMemo(() => freightOf(input, on), [input, on])
  return (
    <div className={classes.frozen}>
      <section className={freightClasses.inputs}>
        <Facts input={input} />
        {result.ok ? <Result input={input} freight={result.freight} /> : <ProblemList problems={result.problems} />}
      </section>
    </div>
  )
}

function Facts({ input }: { input: FreightInput }) {
  const { t } = useTranslation('freight')
  const { language, grouping } = useReader()
  const { goods, cartons, date, options } = input
  const size = (...sides: number[]) => sides.map((side) => formatQuantity(side / 10, grouping)).join(' × ')
  const facts: [string, string][] = [
    [t('destination.marketplace'), marketplaces[input.marketplace].name[language]],
    [t('destination.fc'), input.fcCode ?? t('blank')],
    [t(`destination.${date.kind}`), date.on],
    [t('destination.terms'), t(options.terms === 'DDP' ? 'destination.ddp' : 'destination.ddu')],
    [
      t('goods.unitValue'),
      goods.unitValue ? formatIn(goods.unitValue.amount, goods.unitValue.currency, grouping) : t('blank'),
    ],
    ...cartons
      .slice(0, 20)
      .map(({ count, lengthMm, widthMm, heightMm, weightGrams, unitsPerCarton }, at): [string, string] => [
        t('row', { row: at + 1, label: '' }).trim(),
        [
          `${formatQuantity(count, grouping)} × ${size(lengthMm, widthMm, heightMm)} cm`,
          `${formatQuantity(weightGrams / 1000, grouping)} kg`,
          ...(unitsPerCarton === null
            ? []
            : [`${t('goods.unitsPerCarton')} ${formatQuantity(unitsPerCarton, grouping)}`]),
        ].join(' · '),
      ]),
  ]
  return (
    <dl className={classes.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
