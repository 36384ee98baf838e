import { Link } from 'wouter'
import type { SessionUser } from '#web/api/session.ts'
import { Card } from '#web/kit/card/card.tsx'
import { power } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useIsReady } from '#web/kit/screens/ready-screens.ts'
import classes from './overview.module.css'

/** The modules of the account that work, each with its price for one use, as the server charges it. */
export function ModulePrices({ modules }: { modules: SessionUser['mold'] }) {
  const isReady = useIsReady()
  const { t } = useTranslation('center')
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
                <td>{value === 0 ? t('free') : power(value)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </Card>
  )
}
