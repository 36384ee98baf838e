import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import classes from './block.module.css'
import { useVoice } from './report-context.tsx'

/** Text of the listing word for word, in the language of its marketplace. */
export function VerbatimBlock({ label, text }: Extract<Block, { kind: 'verbatim' }>) {
  const voice = useVoice()
  return (
    <figure className={classes.verbatim}>
      <figcaption className={classes.verbatimLabel}>{voice.text(label)}</figcaption>
      <p lang={marketplaces[voice.marketplace].language} dir="auto">
        {text}
      </p>
    </figure>
  )
}
