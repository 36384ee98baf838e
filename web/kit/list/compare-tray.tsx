import { Button } from '@mantine/core'
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
}

/** The chosen rows, at the bottom of the window until they are compared or dropped. */
export function CompareTray<Row>({ rows, rowId, nameOf, onRemove, onClear, onCompare }: CompareTrayProps<Row>) {
  const { t } = useTranslation('list')
  const { part, onRemove: keepFocus } = useFocusAfterRemoval<HTMLElement>()
  if (rows.length === 0) return null
  return (
    <section ref={part} className={classes.tray} aria-label={t('compare.tray')}>
      <ul>
        {rows.map((row) => (
          <li key={rowId(row)}>
            <span>{nameOf(row)}</span>
            <button
              type="button"
              onClick={() => {
                keepFocus()
                onRemove(row)
              }}
              aria-label={t('compare.remove', { name: nameOf(row) })}
            >
              <CrossIcon size={12} />
            </button>
          </li>
        ))}
      </ul>
      <Button size="sm" disabled={rows.length < 2} onClick={onCompare}>
        {t('compare.open', { count: rows.length })}
      </Button>
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
    </section>
  )
}
