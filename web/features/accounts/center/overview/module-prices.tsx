import { Link } from 'wouter'
import { formatPower } from '#contracts/model/number.ts'
import type { SessionUser } from '#web/api/session.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useIsReady } from '#web/kit/screens/ready-screens.ts'
import { useGrouping } from '#web/kit/session.ts'
import classes from './overview.module.css'

export function ModulePrices({ modules }: { modules: SessionUser['mold'] }) {
  const isReady = useIsReady()
  const { t } = useTranslation('center')
  const grouping = useGrouping()
  return (
    <Card title={t('prices')} hint={t('pricesHint')}>
      <table className={classes.prices}>
        <thead>
          <tr>
            <th scope="col">{t('module')}</th>
            <th scope="col">{t('price')}</th>
          </tr>
        </thead>
        <tbody>
          {modules
            .filter(({ path }) => isReady(path))
            .map(({ enName, path, value }) => (
              <tr key={enName}>
                <th scope="row">
                  <Link href={path}>{t(`modules.${enName}`)}</Link>
                </th>
                <td>{value === 0 ? t('free') : formatPower(value, grouping)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Card>
  )
}
