import { marketplaces } from '#contracts/model/marketplaces.ts'
import type { Block } from '#contracts/model/report/report.ts'
import { BlockHeading } from './block-heading.tsx'
import { FigureText } from './figure-text.tsx'
import { MethodMark } from './method-mark.tsx'
import classes from './quotes.module.css'
import { useVoice } from './report-context.tsx'

/** The bar of a topic is drawn against the most frequent one, so that small shares can be compared too. */
const widthOf = (share: number | string | null, largest: number) =>
  typeof share === 'number' && largest > 0 ? `${(100 * share) / largest}%` : '0'

/** What buyers speak about: the share of each topic and their own words. */
export function QuotesBlock({ title, items }: Extract<Block, { kind: 'quotes' }>) {
  const { text, marketplace } = useVoice()
  const largest = Math.max(0, ...items.map(({ share }) => (typeof share.value === 'number' ? share.value : 0)))
  return (
    <div>
      <BlockHeading title={text(title)} />
      <ul className={classes.topics}>
        {items.map(({ topic, share, quotes }) => (
          <li key={topic} className={classes.topic}>
            <div className={classes.head}>
              <span className={classes.name}>{topic}</span>
              <span className={classes.share}>
                <FigureText figure={share} />
              </span>
              <MethodMark origin={share} />
            </div>
            <div className={classes.track} aria-hidden="true">
              <div className={classes.bar} style={{ width: widthOf(share.value, largest) }} />
            </div>
            {quotes.map((quote) => (
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
