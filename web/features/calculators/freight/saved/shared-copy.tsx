import { useMemo } from 'react'
import { calculators } from '#contracts/api/calculators.ts'
import { formatQuantity } from '#contracts/model/calculators/freight/figures.ts'
import { freightOf } from '#contracts/model/calculators/freight/freight.ts'
import { CARTON_NAMES } from '#contracts/model/calculators/freight/input.texts.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import { problemPlace } from '#contracts/model/calculators/freight/problem-text.ts'
import { cartonSizeText, shipmentFacts } from '#contracts/model/calculators/freight/shipment-facts.ts'
import { readFreight } from '#contracts/model/calculators/freight/stored-input.ts'
import { useChange } from '#web/api/queries.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveFile } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import columns from '../../parts/columns.module.css'
import { useReader } from '../../parts/use-writing.ts'
import { SharedPage } from '../../saved/shared-page.tsx'
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
      {(input, on) => <Frozen token={token} input={input} on={on} />}
    </SharedPage>
  )
}

/** The result as of the day of sharing. A quote that expired after that day is not marked as expired. */
function Frozen({ token, input, on }: { token: string; input: FreightInput; on: string }) {
  const language = useLanguage()
  const print = useChange(calculators.print)
  const result = useMemo(() => freightOf(input, on), [input, on])
  return (
    <div className={classes.frozen}>
      <section className={columns.inputs}>
        <Facts input={input} />
        {result.ok ? (
          <Result
            input={input}
            freight={result.freight}
            onPrint={(mode) =>
              print.mutate(
                { body: { token, language, mode } },
                { onSuccess: ({ url }) => saveFile(url), onError: toast.failure },
              )
            }
          />
        ) : (
          <ProblemList problems={result.problems} />
        )}
      </section>
    </div>
  )
}

function Facts({ input }: { input: FreightInput }) {
  const reader = useReader()
  const { language, grouping } = reader
  const cartons = input.cartons.map((carton, at) => ({
    name: problemPlace(`cartons.${at}`, language),
    text: [
      `${formatQuantity(carton.count, grouping)} × ${cartonSizeText(carton, reader)} cm`,
      `${formatQuantity(carton.weightGrams / 1000, grouping)} kg`,
      ...(carton.unitsPerCarton === null
        ? []
        : [`${CARTON_NAMES[language].unitsPerCarton} ${formatQuantity(carton.unitsPerCarton, grouping)}`]),
    ].join(' · '),
  }))
  return (
    <dl className={classes.facts}>
      {[...shipmentFacts(input, reader), ...cartons].map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
