import { useMemo } from 'react'
import { formatIn, formatQuantity } from '#contracts/model/calculators/freight/figures.ts'
import { freightOf } from '#contracts/model/calculators/freight/freight.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { readFreight } from '#contracts/model/calculators/freight/stored-input.ts'
import { marketplaces } from '#contracts/model/marketplaces.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useReader } from '../../parts/use-writing.ts'
import { SharedPage } from '../../saved/shared-page.tsx'
import freightClasses from '../freight.module.css'
import type { CalculationState } from '../freight-draft.ts'
import { ProblemList } from '../result/problem-list.tsx'
import { Result } from '../result/result.tsx'
import { PATH } from './path.ts'
import classes from './saved.module.css'

interface SharedCopyProps extends Pick<CalculationState, 'replace'> {
  token: string
}

export function SharedCopy({ token, replace }: SharedCopyProps) {
  const { t } = useTranslation('shell')
  return (
    <SharedPage
      token={token}
      kind="freight"
      path={PATH}
      title={t('title.freight')}
      read={readFreight}
      onAdopt={(input) => replace({ input })}
    >
      {(input, on) => <Frozen input={input} on={on} />}
    </SharedPage>
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
