import { Button } from '@mantine/core'
import { useLocation } from 'wouter'
import { formatBounds, formatIn, formatRate } from '#contracts/model/calculators/freight/figures.ts'
import { explain } from '#contracts/model/calculators/freight/formula.ts'
import { COMPONENT_NAMES, GAP_TEXTS, MODE_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import { componentsCsv } from '#contracts/model/calculators/freight/freight-csv.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Freight, LandedCost, ModeResult } from '#contracts/model/calculators/freight/result.ts'
import { toProfit } from '#contracts/model/calculators/freight/to-profit.ts'
import type { Range } from '#contracts/model/range.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveText } from '#web/kit/save-file.ts'
import { useReader } from '../../parts/use-writing.ts'
import { useHandOver } from '../../public/hand-over.ts'
import classes from './result.module.css'

interface ModeDetailsProps {
  input: FreightInput
  freight: Freight
  result: ModeResult
  isEditable: boolean
}

/** The components of a mode with their formulas, import VAT apart, and the landed cost of a unit. */
export function ModeDetails({ input, freight, result, isEditable }: ModeDetailsProps) {
  const { t } = useTranslation('freight')
  const writing = useReader()
  const { language } = writing
  const [, navigate] = useLocation()
  const [, handOver] = useHandOver()
  const { mode, components, total, importVat, landed } = result
  const apart = components.filter(({ basis }) => basis?.kind !== 'included')
  const included = components.filter(({ basis }) => basis?.kind === 'included')
  const vat = importVat.rate === null || importVat.rate > 0 ? importVat : null
  return (
    <section className={classes.details} aria-label={t('result.details', { mode: MODE_NAMES[language][mode] })}>
      <ul className={classes.components}>
        {apart.map((component) => (
          <li key={component.key} data-unknown={component.amount === null || undefined}>
            <span>{COMPONENT_NAMES[language][component.key]}</span>
            <span>{component.amount ? formatBounds(component.amount, writing) : t('result.unknown')}</span>
            <small>{explain(component, writing)}</small>
          </li>
        ))}
        {included.length > 0 && (
          <li>
            <span>{t('result.included')}</span>
            <span>{formatBounds({ low: 0, high: 0 }, writing)}</span>
            <small>{included.map(({ key }) => COMPONENT_NAMES[language][key]).join(t('separator'))}</small>
          </li>
        )}
        {total && (
          <li data-sum>
            <span>{t('result.sum')}</span>
            <span>{formatBounds(total, writing)}</span>
          </li>
        )}
        {vat && (
          <li>
            <span>{t('result.vatApart')}</span>
            <span>{vat.amount ? formatBounds(vat.amount, writing) : t('result.unknown')}</span>
            <small>{vatText(vat)}</small>
          </li>
        )}
      </ul>
      <Landed landed={landed} />
      <div className={classes.actions}>
        {isEditable && landed.freight && (
          <Button
            size="xs"
            title={t('result.toProfitHint')}
            onClick={() => {
              handOver({ from: 'freight', freight: toProfit(input, freight, result) })
              navigate('/ai/profit/analysis')
            }}
          >
            {t('result.toProfit')}
          </Button>
        )}
        <Button
          size="xs"
          variant="default"
          onClick={() =>
            saveText(`freight-${mode}-${freight.pricedOn}.csv`, 'text/csv', componentsCsv(result, writing))
          }
        >
          {t('result.csvMode')}
        </Button>
        {isEditable && landed.freight && <small>{t('result.toProfitHint')}</small>}
      </div>
    </section>
  )

  function vatText({ rate, gap, included, reclaimable }: ModeResult['importVat']): string {
    const parts = [
      ...(rate === null ? [] : [formatRate(rate, writing.grouping)]),
      ...(gap ? [GAP_TEXTS[language][gap]] : []),
      t(included ? 'result.vatIncluded' : reclaimable ? 'result.vatReclaimable' : 'result.vatCost'),
    ]
    return parts.join(t('separator'))
  }
}

function Landed({ landed }: { landed: LandedCost }) {
  const { t } = useTranslation('freight')
  const { language, grouping } = useReader()
  const { currency } = landed
  const text = (range: Range | null) => {
    if (!range) return t('result.unknown')
    const [low, high] = [range.low, range.high].map((minor) => formatIn(minor, currency, grouping))
    return low === high ? low : `${low}–${high}`
  }
  const parts: [string, Range | null][] = [
    [t('result.landedGoods'), landed.goods],
    [t('result.landedFreight'), landed.freight],
    [t('result.landedDuty'), landed.duty],
    ...(landed.vat && landed.vat.high === 0
      ? []
      : [[t('result.landedVat'), landed.vat] satisfies [string, Range | null]]),
  ]
  return (
    <div className={classes.landed}>
      <h3>{t('result.landed')}</h3>
      <dl>
        {parts.map(([name, range]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text(range)}</dd>
          </div>
        ))}
        <div data-sum>
          <dt>{t('result.landedTotal')}</dt>
          <dd>{text(landed.total)}</dd>
        </div>
      </dl>
      {landed.gaps.length > 0 && (
        <small>
          {t('result.landedMissing', { gaps: landed.gaps.map((gap) => GAP_TEXTS[language][gap]).join(' ') })}
        </small>
      )}
      {landed.exchangeOn && <small>{t('result.exchangeOn', { day: landed.exchangeOn })}</small>}
    </div>
  )
}
