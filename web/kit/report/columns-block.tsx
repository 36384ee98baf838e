import type { Block } from '#contracts/model/report/block-kinds.ts'
import classes from './columns.module.css'
import { useVoice } from './report-context.tsx'
import { SentenceText } from './sentence-text.tsx'

/** Lists side by side under heads of their own, one below the other on narrow screens. */
export function ColumnsBlock({ columns }: Extract<Block, { kind: 'columns' }>) {
  const { text } = useVoice()
  return (
    <div className={classes.columns}>
      {columns.map(({ title, items }) => (
        <div key={title} className={classes.column}>
          <h3 className={classes.title}>{text(title)}</h3>
          {items.length === 0 ? (
            <p className={classes.none}>{text('quadrant.none')}</p>
          ) : (
            <ul className={classes.items}>
              {items.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the sentences of a stored report never change their order
                <li key={index}>
                  <SentenceText sentence={item} />
                </li>
              ))}
            </ul>
          )}
        </div>
      ))}
    </div>
  )
}
