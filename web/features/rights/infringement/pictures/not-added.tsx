import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useReason } from '../../public/picture-picker/use-reason.ts'
import classes from './picture-list.module.css'
import { MAX_PICTURES } from './pictures.rules.ts'
import type { PictureFailure } from './use-pictures.ts'

export function NotAddedNotice({ failures }: { failures: readonly PictureFailure[] }) {
  const { t } = useTranslation('infringement')
  const reason = useReason()
  if (failures.length === 0) return null
  return (
    <Notice tone="failure">
      {failures.map(({ uid, name, thrown }) => {
        const why = thrown === undefined ? t('pictures.full', { most: MAX_PICTURES }) : reason(thrown)
        return (
          <span key={uid} className={classes.failure}>
            {t('pictures.failed', { name, why })}
          </span>
        )
      })}
    </Notice>
  )
}
