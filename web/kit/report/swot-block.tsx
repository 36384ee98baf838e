import type { Quadrant } from '#contracts/model/report/report.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Icon } from './icon.tsx'
import { SentenceText } from './sentence-text.tsx'
import classes from './swot.module.css'

/** Strengths, weaknesses, opportunities and threats, two by two. */
export function SwotBlock({ quadrants }: { quadrants: Quadrant[] }) {
  const { t } = useTranslation('report')
  return (
    <div className={classes.grid}>
      {quadrants.map(({ title, items }) => (
        <div key={title} className={classes.quadrant} data-quadrant={title}>
          <h3 className={classes.title}>
            <span className={classes.icon}>
              <Icon name={title} />
            </span>
            {t(`swot.${title}`)}
          </h3>
          {items.length === 0 ? (
            <p className={classes.none}>{t('swot.none')}</p>
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
