import type { Range } from '#contracts/model/range.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './analysis.module.css'
import type { Writer } from './use-writer.ts'

/** A profit. Losses are red, and a word says whether the loss is certain or possible. */
export function NetAmount({ net, writer }: { net: Range | null; writer: Writer }) {
  const { t } = useTranslation('profit-analysis')
  if (!net) return <span className={classes.unknown}>{t('unknown')}</span>
  return (
    <span className={classes.net} data-word={writer.wordOf(net) ?? undefined}>
      {writer.profit(net)}
    </span>
  )
}
