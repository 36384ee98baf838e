import { officeName } from '#contracts/model/rights/offices.ts'
import { RISK_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import { RISK_TONES } from '#contracts/model/rights/risk-tones.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { toneProps } from '#web/kit/parts/tone.ts'
import { useLanguage } from '#web/kit/session.ts'
import { SampleOnly } from '../../parts/sample-only.tsx'
import { RiskWord } from '../risk-word.tsx'
import { OwnThresholdsNote } from './own-measure.tsx'
import { partId } from './part.tsx'
import { type Check, PARTS } from './use-check.ts'
import { useCheckedText } from './use-checked-text.ts'
import classes from './verdict.module.css'

export function Verdict({ result }: { result: Check['result'] }) {
  const { t } = useTranslation(['infringement', 'rights'])
  const language = useLanguage()
  const { risk } = result
  const checkedText = useCheckedText(result)
  return (
    <section {...toneProps(risk === null ? 'plain' : RISK_TONES[risk], classes.verdict)} aria-labelledby="verdict">
      <h2 id="verdict">{t('result.verdict')}</h2>
      <p className={classes.word}>{risk ? RISK_NAMES[language][risk] : t('result.open')}</p>
      <p className={classes.meaning}>{t(`meaning.${risk ?? 'unknown'}`)}</p>
      {result.targets.length > 0 && (
        <p className={classes.own}>
          {t('result.targets', {
            offices: result.targets.map((office) => officeName(office, language)).join(t('rights:between')),
          })}
        </p>
      )}
      {(risk === 'low' || risk === null) && (result.sample.patents || result.sample.marks) && <SampleOnly />}
      <OwnThresholdsNote result={result} />
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
