import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import classes from './block.module.css'
import { useReportContext } from './report-context.tsx'

/** Texts with more characters are folded. */
const SHORT = 220

/** Listing text, unchanged and in the language of the marketplace. */
export function VerbatimBlock({ label, text }: Extract<Block, { kind: 'verbatim' }>) {
  const context = useReportContext()
  const words = (
    <p lang={marketplaces[context.marketplace].language} dir="auto">
      {text}
    </p>
  )
  if (text.length > SHORT)
    return (
      <Folded label={context.text(label)}>
        <div className={classes.verbatim}>{words}</div>
      </Folded>
    )
  return (
    <figure className={classes.verbatim}>
      <figcaption className={classes.verbatimLabel}>{context.text(label)}</figcaption>
      {words}
    </figure>
  )
}
