import { Button } from '@mantine/core'
import { Link } from 'wouter'
import { useTranslation } from '#web/kit/i18n.ts'
import { ArrowIcon } from '#web/kit/parts/icons.tsx'
import { Points } from './points.tsx'
import classes from './risk.module.css'

export function LatestTab() {
  const { t } = useTranslation('patents')
  return (
    <div className={classes.words}>
      <p className={classes.lead}>{t('risk.latestText')}</p>
      <div>
        <Button component={Link} href="/patent-new" size="md" rightSection={<ArrowIcon size={18} />}>
          {t('risk.seeLatest')}
        </Button>
      </div>
      <Points tab="latest" />
    </div>
  )
}
