import { useState } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { Icon } from '#web/kit/report/icon.tsx'
import classes from './online-report.module.css'

/** The main picture; a quiet tile where there is none or it does not load. */
export function ProductPicture({ address }: { address: string | null }) {
  const { t } = useTranslation('report')
  const [failed, setFailed] = useState(false)
  return (
    <div className={classes.picture}>
      {address && !failed ? (
        <img src={address} alt={t('pictureOf')} width={132} height={132} onError={() => setFailed(true)} />
      ) : (
        <span>
          <Icon name="picture" size={28} />
          <br />
          {t('noPicture')}
        </span>
      )}
    </div>
  )
}
