import { VisuallyHidden } from '@mantine/core'
import { useId } from 'react'
import { formatPower, regroup } from '#contracts/model/number.ts'
import { formatPrice } from '#contracts/model/price.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { BoltIcon, CheckIcon } from '#web/kit/parts/icons.tsx'
import { SafeHtml } from '#web/kit/parts/safe-html.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { type PlanRow, showsPower } from './checkout.rules.ts'
import classes from './plan-cards.module.css'
import { usePlanName } from './use-plan-name.ts'

interface PlanCardsProps {
  plans: readonly PlanRow[]
  chosen: number
  onChoose: (id: number) => void
  /** Read by screen readers only. */
  label: string
  compact?: boolean
}

export function PlanCards({ plans, chosen, onChoose, label, compact = false }: PlanCardsProps) {
  const group = useId()
  return (
    <fieldset className={classes.cards} data-compact={compact || undefined}>
      <VisuallyHidden component="legend">{label}</VisuallyHidden>
      {plans.map((plan) => (
        <PlanCard
          key={plan.id}
          plan={plan}
          group={group}
          compact={compact}
          chosen={plan.id === chosen}
          onChoose={() => onChoose(plan.id)}
        />
      ))}
    </fieldset>
  )
}

interface PlanCardProps {
  plan: PlanRow
  group: string
  compact: boolean
  chosen: boolean
  onChoose: () => void
}

function PlanCard({ plan, group, compact, chosen, onChoose }: PlanCardProps) {
  const { t } = useTranslation('billing')
  const grouping = useGrouping()
  const nameOf = usePlanName()
  const { price, discount, currency, num, type } = plan
  return (
    <div className={classes.card} data-chosen={chosen || undefined}>
      <label className={classes.head}>
        <input type="radio" name={group} checked={chosen} onChange={onChoose} />
        <span className={classes.tag}>
          {nameOf(plan)}
          <span className={classes.mark} aria-hidden="true">
            {chosen && <CheckIcon size={14} />}
          </span>
        </span>
        <span className={classes.price}>
          <strong>{formatPrice(discount, currency, grouping)}</strong>
          {type.unit !== 'count' && (
            <small>{num > 1 ? t('plan.per', { num, unit: type.unit_text }) : t(`plan.${type.unit}`)}</small>
          )}
          {price > discount && (
            <s>
              <VisuallyHidden>{t('plan.list')} </VisuallyHidden>
              {formatPrice(price, currency, grouping)}
            </s>
          )}
        </span>
        {showsPower(plan) && (
          <span className={classes.power}>
            <BoltIcon size={16} />
            {t('plan.power', { power: formatPower(plan.power, grouping) })}
          </span>
        )}
      </label>
      {!compact && plan.data && (
        <div className={classes.text}>
          <SafeHtml html={regroup(plan.data, grouping)} />
        </div>
      )}
    </div>
  )
}
