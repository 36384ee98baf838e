import { useId, useMemo } from 'react'
import { bestPrice, type PricePoint } from '#contracts/model/calculators/profit/price-curve.ts'
import { formatCount } from '#contracts/model/number.ts'
import { exactly } from '#contracts/model/range.ts'
import { NumberField } from '#web/kit/fields/number-field.tsx'
import { Slider } from '#web/kit/fields/slider.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './analysis.module.css'
import { ApplyButton } from './apply-button.tsx'
import { NetAmount } from './net-amount.tsx'
import { MAX_ELASTICITY, reactionOf } from './reaction.ts'
import type { TabProps } from './settings.ts'
import { useWriter } from './use-writer.ts'

interface BestPriceProps extends TabProps {
  curve: readonly PricePoint[]
}

/** The price with the highest monthly profit, if the demand changes as the seller assumes. */
export function BestPrice({ input, settings, set, onChange, curve }: BestPriceProps) {
  const { t } = useTranslation('profit-analysis')
  const id = useId()
  const { units, elasticity } = settings
  const percent = formatCount(elasticity, undefined, 1)
  const reaction = t('best.reaction', { word: t(`best.${reactionOf(elasticity)}`), percent })
  return (
    <section className={classes.block} aria-labelledby={id}>
      <h4 id={id} className={classes.heading}>
        {t('best.title')}
      </h4>
      <div className={classes.fields}>
        <NumberField
          label={t('best.units')}
          value={units}
          unit={t('best.unit')}
          decimals={0}
          max={1_000_000}
          positive
          assumed
          onChange={(value) => set({ units: value })}
        />
        <div className={classes.sliderField}>
          <span aria-hidden="true">{t('best.elasticity')}</span>
          <Slider
            label={t('best.elasticity')}
            text={reaction}
            min={0}
            max={MAX_ELASTICITY}
            step={0.1}
            value={elasticity}
            onChange={(changed) => set({ elasticity: changed })}
          />
          <small>{reaction}</small>
        </div>
      </div>
      {units === null ? (
        <p className={classes.note}>{t('best.needUnits')}</p>
      ) : (
        <Found input={input} onChange={onChange} curve={curve} units={units} elasticity={elasticity} />
      )}
      <p className={classes.note}>{t('best.assumption', { elasticity: percent })}</p>
    </section>
  )
}

interface FoundProps extends Pick<BestPriceProps, 'input' | 'onChange' | 'curve'> {
  units: number
  elasticity: number
}

function Found({ input, onChange, curve, units, elasticity }: FoundProps) {
  const { t } = useTranslation('profit-analysis')
  const writer = useWriter(input.marketplace)
  const { money, grouping } = writer
  const best = useMemo(() => bestPrice(input, { units, elasticity }, curve), [input, units, elasticity, curve])
  if (!best) return null
  if (best.profit <= 0)
    return (
      <p className={classes.answer} data-tone="bad">
        {t('best.noProfit', { from: money(curve[0]?.price ?? 0), to: money(curve.at(-1)?.price ?? 0) })}
      </p>
    )
  return (
    <>
      <dl className={classes.figures}>
        <div>
          <dt>{t('best.price')}</dt>
          <dd>{money(best.price)}</dd>
        </div>
        <div>
          <dt>{t('best.sold')}</dt>
          <dd>{formatCount(best.units, grouping)}</dd>
        </div>
        <div>
          <dt>{t('best.profit')}</dt>
          <dd>
            <NetAmount net={exactly(best.profit)} writer={writer} />
          </dd>
        </div>
        <div>
          <dt>{t('best.against')}</dt>
          <dd>{writer.signed(exactly(best.gain))}</dd>
          <small>{t('best.now', { profit: writer.profit(exactly(best.now)) })}</small>
        </div>
      </dl>
      {best.price === input.price ? (
        <p className={classes.answer}>{t('best.same')}</p>
      ) : (
        <ApplyButton
          text={t('usePrice', { price: money(best.price) })}
          onClick={() => onChange({ price: best.price })}
        />
      )}
      {best.isEnd && <p className={classes.note}>{t('best.edge')}</p>}
    </>
  )
}
