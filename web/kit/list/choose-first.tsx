import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DataEndpoint } from '#web/api/client.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'
import { firstRows } from './first-rows.ts'
import type { ListSource } from './list-definition.ts'
import classes from './list-view.module.css'

interface ChooseFirstProps<Row, E extends DataEndpoint> {
  source: ListSource<Row, E>
  /** Rows that the box chooses. */
  count: number
  /** `some`: other rows are chosen. */
  chosen: 'none' | 'some' | 'first'
  onChoose: (rows: readonly Row[]) => void
}

/** Chooses the first rows of a list, whether they are in view or not, or none. */
export function ChooseFirst<Row, E extends DataEndpoint>(props: ChooseFirstProps<Row, E>) {
  const { source, count, chosen, onChoose } = props
  const { t } = useTranslation('list')
  const queries = useQueryClient()
  const [isBusy, setBusy] = useState(false)
  const choose = async () => {
    setBusy(true)
    try {
      onChoose(await firstRows(queries, source, count))
    } catch (thrown) {
      toast.failure(thrown)
    } finally {
      setBusy(false)
    }
  }
  const text = t('choose.first', { count })
  return (
    <label className={classes.check} title={text}>
      <input
        type="checkbox"
        ref={(box) => {
          if (box) box.indeterminate = chosen === 'some'
        }}
        checked={chosen === 'first'}
        disabled={isBusy}
        onChange={() => (chosen === 'first' ? onChoose([]) : void choose())}
        aria-label={text}
      />
      <span className={classes.text} aria-hidden>
        {text}
      </span>
    </label>
  )
}
