import { useId, useState } from 'react'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { lazyCode } from '#web/kit/lazy/lazy-code.ts'
import { LazyDialog } from '#web/kit/lazy/lazy-dialog.tsx'
import classes from './chart-block.module.css'
import { loadWeights } from './weights.ts'

const WEIGHTS = lazyCode(() => import('./score-weights.tsx'))

/** Builds the weights panel and its button. The panel is open at first if saved weights exist. */
export function useWeights({ title, total, parts }: Omit<Extract<Block, { kind: 'score' }>, 'kind'>) {
  const { t } = useTranslation('report')
  const id = useId()
  const [open, setOpen] = useState(() => loadWeights(title, parts) !== undefined)
  const toggle = (
    <button
      type="button"
      className={classes.toggle}
      aria-expanded={open}
      aria-controls={id}
      onClick={() => setOpen(!open)}
    >
      {t(open ? 'weights.close' : 'weights.open')}
    </button>
  )
  const panel = (
    <div id={id}>
      {open && (
        <LazyDialog lazy={WEIGHTS} opened onClose={() => setOpen(false)}>
          {({ ScoreWeights }) => <ScoreWeights title={title} total={total} parts={parts} />}
        </LazyDialog>
      )}
    </div>
  )
  return { toggle, panel }
}
