import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import { useFocusAfterRemoval } from '#web/kit/use-focus-after-removal.ts'
import classes from './filter-chips.module.css'

export interface Chip {
  id: string
  text: string
  remove: () => void
}

/** What is set, each with a button that removes it. */
export function FilterChips({ chips, onClear }: { chips: readonly Chip[]; onClear: () => void }) {
  const { t } = useTranslation('list')
  const { part, onRemove } = useFocusAfterRemoval<HTMLUListElement>()
  const press = (remove: () => void) => () => {
    onRemove()
    remove()
  }
  if (chips.length === 0) return null
  return (
    <ul ref={part} className={classes.chips} aria-label={t('filter.set')}>
      {chips.map(({ id, text, remove }) => (
        <li key={id}>
          <span>{text}</span>
          <button type="button" onClick={press(remove)} aria-label={t('filter.remove', { name: text })}>
            <CrossIcon size={12} />
          </button>
        </li>
      ))}
      {chips.length > 1 && (
        <li data-clear>
          <button type="button" onClick={press(onClear)}>
            {t('filter.clear')}
          </button>
        </li>
      )}
    </ul>
  )
}
