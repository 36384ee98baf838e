import { useMemo } from 'react'
import { costForTarget, missedAbove, priceForTarget, type Target } from '#contracts/model/calculators/profit/solve.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { amountsOf, fractionOf, percentField } from '../../public/amounts.ts'
import classes from './analysis.module.css'
import { ApplyButton } from './apply-button.tsx'
import { Incomplete } from './incomplete.tsx'
import type { TabProps } from './settings.ts'
import { useWriter } from './use-writer.ts'

const KINDS = ['margin', 'net', 'roi'] as const
/** The largest margin and ROI that a seller can enter as a target, as fractions. */
const MAX_SHARE = { margin: 1, roi: 10 } as const

export function TargetsTab({ input, settings, set, onChange }: TabProps) {
  const { t } = useTranslation('profit-analysis')
  const { of, value } = settings.target
  const { money, minor } = amountsOf(input.marketplace)
  return (
    <>
      <Choice
        label={t('targets.of')}
        labelled
        options={KINDS.map((kind) => ({ value: kind, label: t(`targets.${kind}`) }))}
        value={of}
        onChange={(kind) => set({ target: { of: kind, value: null } })}
      />
      <div className={classes.target}>
        <NumberField
          key={of}
          label={t(`targets.${of}`)}
          description={t('targets.note')}
          {...(of === 'net' ? money(value) : percentField(value, MAX_SHARE[of]))}
          onChange={(typed) => set({ target: { of, value: of === 'net' ? minor(typed) : fractionOf(typed) } })}
        />
      </div>
      {value === null ? (
        <p className={classes.note}>{t('targets.empty')}</p>
      ) : (
        <div className={classes.pair}>
          <PriceFound input={input} target={{ of, value }} onChange={onChange} />
          <CostFound input={input} target={{ of, value }} onChange={onChange} />
        </div>
      )}
    </>
  )
}

type FoundProps = Pick<TabProps, 'input' | 'onChange'> & { target: Target }

function PriceFound({ input, target: { of, value }, onChange }: FoundProps) {
  const { t } = useTranslation('profit-analysis')
  const { money } = useWriter(input.marketplace)
  const { result, price, missed } = useMemo(() => {
    const target = { of, value }
    const found = priceForTarget(input, target)
    return {
      result: unitProfit(input),
      price: found,
      missed: found === null ? [] : missedAbove(input, target, found),
    }
  }, [input, of, value])
  return (
    <section className={classes.found}>
      <h4 className={classes.heading}>{t('targets.price')}</h4>
      {!result.net ? (
        <Incomplete input={input} result={result} />
      ) : price === null ? (
        <p className={classes.answer}>{t('targets.noPrice')}</p>
      ) : (
        <>
          <p className={classes.figure}>{money(price)}</p>
          <p className={classes.note}>{t('targets.nowPrice', { price: money(input.price) })}</p>
          {price !== input.price && (
            <ApplyButton text={t('usePrice', { price: money(price) })} onClick={() => onChange({ price })} />
          )}
          {missed.length > 0 && (
            <div className={classes.note}>
              {t('targets.missed', { price: money(price) })}
              <ul className={classes.points}>
                {missed.map(({ from, to }) => (
                  <li key={from}>
                    {to === null
                      ? t('targets.spanOpen', { from: money(from) })
                      : t('span', { from: money(from), to: money(to) })}
                  </li>
                ))}
              </ul>
            </div>
          )}
        </>
      )}
    </section>
  )
}

function CostFound({ input, target: { of, value }, onChange }: FoundProps) {
  const { t } = useTranslation('profit-analysis')
  const { money } = useWriter(input.marketplace)
  const { result, cost } = useMemo(
    () => ({
      result: unitProfit({ ...input, cost: 0 }),
      cost: costForTarget(input, { of, value }),
    }),
    [input, of, value],
  )
  return (
    <section className={classes.found}>
      <h4 className={classes.heading}>{t('targets.cost')}</h4>
      {!result.net ? (
        <Incomplete input={input} result={result} />
      ) : cost === null ? (
        <p className={classes.answer}>{t('targets.noCost')}</p>
      ) : (
        <>
          <p className={classes.figure}>{money(cost)}</p>
          <p className={classes.note}>
            {input.cost === null ? t('targets.noNowCost') : t('targets.nowCost', { cost: money(input.cost) })}
          </p>
          {cost !== input.cost && (
            <ApplyButton text={t('useCost', { cost: money(cost) })} onClick={() => onChange({ cost })} />
          )}
        </>
      )}
    </section>
  )
}
