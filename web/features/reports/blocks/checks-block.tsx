import type { Check } from '#contracts/model/report/block-kinds.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Folded } from '#web/kit/parts/folded.tsx'
import classes from './checks.module.css'
import { Icon } from './icon.tsx'
import { useReportContext } from './report-context.tsx'
import { SentenceText } from './sentence-text.tsx'

export function ChecksBlock({ checks }: { checks: Check[] }) {
  const { t } = useTranslation('report')
  const passed = checks.filter(({ verdict }) => verdict === 'pass')
  const others = checks.filter(({ verdict }) => verdict !== 'pass')
  return (
    <>
      {others.length > 0 && <CheckList checks={others} />}
      {passed.length > 0 && (
        <Folded label={t('passedRules', { count: passed.length })}>
          <CheckList checks={passed} />
        </Folded>
      )}
    </>
  )
}

function CheckList({ checks }: { checks: Check[] }) {
  const { t } = useTranslation('report')
  const { text, value } = useReportContext()
  return (
    <ul className={classes.checks}>
      {checks.map(({ rule, verdict, points, maximum, fix }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the checks of a stored report never change their order
        <li key={index} className={classes.check} data-verdict={verdict}>
          <span className={classes.verdict}>
            <Icon name={verdict} size={14} />
            {text(`verdict.${verdict}`)}
          </span>
          <div className={classes.rule}>
            <SentenceText sentence={rule} />
            {fix && (
              <p className={classes.fix}>
                {t('fix')}
                <SentenceText sentence={fix} />
              </p>
            )}
          </div>
          {maximum > 0 && (
            <span className={classes.points}>
              {text('verdict.points', { points: value(points, 'score'), maximum: value(maximum, 'score') })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
