import { useTranslation } from '#web/kit/i18n.ts'
import { RiskWord } from '../risk-word.tsx'
import { OwnMeasure } from './own-measure.tsx'
import { partId } from './part.tsx'
import { type Check, PARTS } from './use-check.ts'
import { useCheckedText } from './use-checked-text.ts'
import classes from './verdict.module.css'

/** The one verdict and what it means; below it the parts that it comes from, each leading to what was found. */
export function Verdict({ result }: { result: Check['result'] }) {
  const { t } = useTranslation(['infringement', 'rights'])
  const { risk } = result
  const checkedText = useCheckedText(result)
  return (
    <section className={classes.verdict} data-risk={risk ?? undefined} aria-labelledby="verdict">
      <h2 id="verdict">{t('result.verdict')}</h2>
      <p className={classes.word}>{risk ? t(`rights:risk.${risk}`) : t('result.open')}</p>
      <p className={classes.meaning}>{t(`meaning.${risk ?? 'unknown'}`)}</p>
      <OwnMeasure result={result} />
      <ul className={classes.parts}>
        {PARTS.map((part) => (
          <li key={part}>
            <a href={`#${partId(part)}`}>
              <span className={classes.part}>
                {t(`part.${part}`)} <RiskWord risk={result[part].risk} />
              </span>
              <small>{checkedText(part)}</small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
