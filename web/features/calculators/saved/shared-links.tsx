import { useId } from 'react'
import { copyText } from '#web/kit/copy.ts'
import { moment } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './calculation-list.module.css'
import { linkTo, type SavedRow, useWithdraw } from './calls.ts'

interface SharedLinksProps {
  row: SavedRow
  /** Path of the tool. */
  path: string
  onWithdrawn: () => void
}

/** The links to the shared copies of a calculation, without withdrawn copies. */
export function SharedLinks({ row, path, onWithdrawn }: SharedLinksProps) {
  const { t } = useTranslation('calculators')
  const id = useId()
  const withdraw = useWithdraw(onWithdrawn)
  if (row.links.length === 0) return null
  return (
    <ul className={classes.links} aria-label={t('shared.links', { name: row.name })}>
      {row.links.map(({ token, shared_at }) => (
        <li key={token} className={classes.actions}>
          <span id={`${id}${token}`}>{t('shared.at', { at: moment(shared_at) })}</span>
          <button
            type="button"
            aria-describedby={`${id}${token}`}
            aria-label={`${t('shared.copy')} ${row.name}`}
            onClick={() => void copyText(linkTo(path, token))}
          >
            {t('shared.copy')}
          </button>
          <button
            type="button"
            aria-describedby={`${id}${token}`}
            aria-label={`${t('shared.withdraw')} ${row.name}`}
            onClick={() => !withdraw.isPending && withdraw.run(token)}
          >
            {t('shared.withdraw')}
          </button>
        </li>
      ))}
    </ul>
  )
}
