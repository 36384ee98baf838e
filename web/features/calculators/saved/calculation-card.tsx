import { type ReactNode, useRef } from 'react'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './calculation-list.module.css'
import type { SavedRow } from './calls.ts'
import { SharedLinks } from './shared-links.tsx'

/** What a tool shows on the card of a saved calculation. */
export interface CardContent {
  /** In one line; null if this version cannot read the calculation. */
  facts: string | null
  figures: readonly Figure[]
  /** Shown before the name. */
  choice?: ReactNode
  onOpen: () => void
}

interface Figure {
  name: string
  value: string
  isLoss?: boolean | undefined
}

interface CalculationCardProps extends CardContent {
  row: SavedRow
  /** Path of the tool. */
  path: string
  actions: readonly (readonly ['rename' | 'duplicate' | 'share' | 'delete', () => void])[]
}

/** The card of a saved calculation, with its figures, shared links and actions. */
export function CalculationCard({ row, path, facts, figures, choice, onOpen, actions }: CalculationCardProps) {
  const { t } = useTranslation('calculators')
  const isReadable = facts !== null
  const name = useRef<HTMLButtonElement>(null)
  return (
    <li className={classes.card} data-choosable={choice ? true : undefined}>
      {choice}
      <div className={classes.named}>
        <button
          ref={name}
          type="button"
          className={classes.open}
          onClick={onOpen}
          disabled={!isReadable}
          title={row.name}
        >
          {row.name}
        </button>
        <small>
          {facts ?? t('saved.unreadable')}
          {' · '}
          <time dateTime={row.updated_at}>{t('saved.changed', { at: moment(row.updated_at) })}</time>
        </small>
      </div>
      <dl className={classes.figures}>
        {figures.map(({ name, value, isLoss }) => (
          <div key={name} data-tone={isLoss ? 'bad' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={classes.actions}>
        {actions.map(([action, run]) => (
          <button
            key={action}
            type="button"
            aria-label={`${t(`saved.${action}`)} ${row.name}`}
            disabled={!isReadable && action !== 'delete'}
            onClick={run}
          >
            {t(`saved.${action}`)}
          </button>
        ))}
      </div>
      <SharedLinks row={row} path={path} onWithdrawn={() => name.current?.focus()} />
    </li>
  )
}
