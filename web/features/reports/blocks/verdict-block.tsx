import type { Block } from '#contracts/model/report/block-kinds.ts'
import { verdictKey } from '#contracts/model/report/verdict-key.ts'
import { useReportContext } from './report-context.tsx'
import { SentenceText } from './sentence-text.tsx'
import classes from './verdict.module.css'

export function VerdictBlock({ verdict, of, reasons }: Extract<Block, { kind: 'verdict' }>) {
  const { text } = useReportContext()
  return (
    <div className={classes.verdict} data-verdict={verdict}>
      <p className={classes.word}>{text(verdictKey({ verdict, of }))}</p>
      {reasons.length > 0 && (
        <ul className={classes.reasons}>
          {reasons.map((reason, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a stored report never change their order
            <li key={index}>
              <SentenceText sentence={reason} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
