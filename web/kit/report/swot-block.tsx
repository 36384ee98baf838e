import type { Quadrant } from '#contracts/model/report/block-kinds.ts'
import { Icon } from './icon.tsx'
import { useVoice } from './report-context.tsx'
import { SentenceText } from './sentence-text.tsx'
import classes from './swot.module.css'

/** Strengths, weaknesses, opportunities and threats, two by two. */
export function SwotBlock({ quadrants }: { quadrants: Quadrant[] }) {
  const { text } = useVoice()
  return (
    <div className={classes.grid}>
      {quadrants.map(({ title, items }) => (
        <div key={title} className={classes.quadrant} data-quadrant={title}>
          <h3 className={classes.title}>
            <span className={classes.icon}>
              <Icon name={title} />
            </span>
            {text(`quadrant.${title}`)}
          </h3>
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
