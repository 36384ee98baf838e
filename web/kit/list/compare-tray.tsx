import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import { useFocusAfterRemoval } from '#web/kit/use-focus-after-removal.ts'
import classes from './compare-tray.module.css'

interface CompareTrayProps<Row> {
  rows: readonly Row[]
  rowId: (row: Row) => string
  nameOf: (row: Row) => string
  onRemove: (row: Row) => void
  onClear: () => void
  onCompare: () => void
  maxCompared: number
  /** Whether rows are chosen for more than a comparison. */
  isChoice?: boolean
  /** What else can be done with the rows. */
  children?: ReactNode
}

/** More names would cover the list. */
const NAMED = 10

/** The chosen rows, at the bottom of the window until they are compared or dropped. */
export function CompareTray<Row>({
  rows,
  rowId,
  nameOf,
  onRemove,
  onClear,
  onCompare,
  maxCompared,
  isChoice = false,
  children,
}: CompareTrayProps<Row>) {
  const { t } = useTranslation('list')
  const { part, onRemove: keepFocus } = useFocusAfterRemoval<HTMLElement>()
  if (rows.length === 0) return null
  const others = rows.length - NAMED
  const words = isChoice ? 'choose' : 'compare'
  return (
    <section ref={part} className={classes.tray} aria-label={t(`${words}.tray`)}>
      <ul>
        {rows.slice(0, NAMED).map((row) => (
          <li key={rowId(row)}>
            <span>{nameOf(row)}</span>
            <button
              type="button"
              onClick={() => {
                keepFocus()
                onRemove(row)
              }}
              aria-label={t(`${words}.remove`, { name: nameOf(row) })}
            >
              <CrossIcon size={12} />
            </button>
          </li>
        ))}
        {others > 0 && <li className={classes.others}>{t('choose.others', { count: others })}</li>}
      </ul>
      <div className={classes.actions}>
        {children}
        {rows.length > maxCompared ? (
          <p className={classes.note}>{t('choose.tooMany', { count: rows.length, max: maxCompared })}</p>
        ) : (
          <Button size="sm" disabled={rows.length < 2} onClick={onCompare}>
            {t('compare.open', { count: rows.length })}
          </Button>
        )}
        <Button
          size="sm"
          variant="subtle"
          onClick={() => {
            keepFocus()
            onClear()
          }}
        >
          {t('compare.clear')}
        </Button>
      </div>
    </section>
  )
}
