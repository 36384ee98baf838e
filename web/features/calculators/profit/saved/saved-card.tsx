import type { ReactNode } from 'react'
import { FIGURE_NAMES } from '#contracts/model/calculators/profit/figures.texts.ts'
import { formatMoney } from '#contracts/model/money.ts'
import { DASH, formatPercent } from '#contracts/model/number.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping, useLanguage } from '#web/kit/session.ts'
import classes from './saved.module.css'
import type { SavedCalculation } from './saved.ts'

type Action = 'rename' | 'duplicate' | 'share' | 'delete'

interface SavedCardProps {
  saved: SavedCalculation
  /** The checkbox that adds it to the comparison. */
  choice: ReactNode
  onOpen: () => void
  actions: readonly (readonly [Action, () => void])[]
}

/** A saved calculation: its net and margin, and what can be done with it. */
export function SavedCard({ saved: { row, input, result }, choice, onOpen, actions }: SavedCardProps) {
  const { t } = useTranslation('calculators')
  const language = useLanguage()
  const grouping = useGrouping()
  const net = result?.net
  const margin = result?.margin
  return (
    <li className={classes.card}>
      {choice}
      <div className={classes.named}>
        <button type="button" className={classes.open} onClick={onOpen} disabled={!input} title={row.name}>
          {row.name}
        </button>
        <small>
          {input
            ? `${input.marketplace} · ${formatMoney(input.price, input.marketplace, grouping)} · ${input.on}`
            : t('saved.unreadable')}
          {' · '}
          <time dateTime={row.updated_at}>{t('saved.changed', { at: moment(row.updated_at) })}</time>
        </small>
      </div>
      <dl className={classes.numbers}>
        <div className={classes.amount} data-tone={net && net.value < 0 ? 'bad' : undefined}>
          <dt>{FIGURE_NAMES[language].net}</dt>
          <dd>{net && input ? formatMoney(net.value, input.marketplace, grouping) : DASH}</dd>
        </div>
        <div className={classes.amount} data-tone={net && net.value < 0 ? 'bad' : undefined}>
          <dt>{FIGURE_NAMES[language].margin}</dt>
          <dd>{margin ? formatPercent(margin.value, grouping) : DASH}</dd>
        </div>
      </dl>
      <div className={classes.actions}>
        {actions.map(([action, run]) => (
          <button
            key={action}
            type="button"
            aria-label={`${t(`saved.${action}`)} ${row.name}`}
            disabled={!input && action !== 'delete'}
            onClick={run}
          >
            {t(`saved.${action}`)}
          </button>
        ))}
      </div>
    </li>
  )
}
