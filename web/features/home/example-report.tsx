import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './example-report.module.css'

const BARS = [38, 44, 41, 52, 60, 57, 70, 78, 74, 88, 96, 104]
const SHARES = [62, 24, 14]

export function ExampleReport() {
  const { t } = useTranslation('home')
  const grouping = useGrouping()
  return (
    <figure className={classes.sheet} aria-label={t('example.label')}>
      <div className={classes.figures}>
        <Figure label={t('example.sales')} value={formatCount(1286, grouping)} change="+12.4%" />
        <Figure label={t('example.rank')} value="#842" change="+96" />
        <Figure label={t('example.margin')} value="31.6%" change="+1.8%" />
      </div>
      <svg viewBox="0 0 360 120" aria-hidden="true" focusable="false" className={classes.chart}>
        {BARS.map((height, i) => (
          <rect key={height} x={i * 30 + 4} y={120 - height} width={18} height={height} rx={3} />
        ))}
        <polyline points={BARS.map((height, i) => `${i * 30 + 13},${108 - height * 0.86}`).join(' ')} />
      </svg>
      <div className={classes.traffic}>
        <span>{t('example.traffic')}</span>
        <div className={classes.shares} aria-hidden="true">
          {SHARES.map((share) => (
            <i key={share} style={{ flexGrow: share }} />
          ))}
        </div>
      </div>
      <figcaption>{t('example.note')}</figcaption>
    </figure>
  )
}

function Figure({ label, value, change }: { label: string; value: string; change: string }) {
  return (
    <div>
      <span>{label}</span>
      <strong>{value}</strong>
      <em>{change}</em>
    </div>
  )
}
