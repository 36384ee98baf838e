import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Block } from '#contracts/model/report/block-kinds.ts'
import { topicOf } from '#contracts/model/report/format.ts'
import { BlockHeading } from './block-heading.tsx'
import { FigureText } from './figure-text.tsx'
import { MethodMark } from './method-mark.tsx'
import classes from './quotes.module.css'
import { useReportContext } from './report-context.tsx'

/** The width of a bar is relative to the largest share, so that bars of small shares stay comparable. */
const widthOf = (share: number | string | null, largest: number) =>
  typeof share === 'number' && largest > 0 ? `${(100 * share) / largest}%` : '0'

export function QuotesBlock({ title, items }: Extract<Block, { kind: 'quotes' }>) {
  const { text, language, marketplace } = useReportContext()
  const largest = Math.max(0, ...items.map(({ share }) => (typeof share.value === 'number' ? share.value : 0)))
  return (
    <div>
      <BlockHeading title={text(title)} />
      <ul className={classes.topics}>
        {items.map((item) => (
          <li key={item.topic} className={classes.topic}>
            <div className={classes.head}>
              <span className={classes.name}>{topicOf(item, language)}</span>
              <span className={classes.share}>
                <FigureText figure={item.share} />
              </span>
              <MethodMark origin={item.share} />
            </div>
            <div className={classes.track} aria-hidden="true">
              <div className={classes.bar} style={{ width: widthOf(item.share.value, largest) }} />
            </div>
            {item.quotes.map((quote) => (
              <blockquote key={quote} className={classes.quote} lang={marketplaces[marketplace].language} dir="auto">
                {quote}
              </blockquote>
            ))}
          </li>
        ))}
      </ul>
    </div>
  )
}
