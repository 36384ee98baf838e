import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { AlertIcon, CrossIcon } from '#web/kit/parts/icons.tsx'
import classes from './front-notice.module.css'

/** A notice on the front page, which has no toasts. It stays until it is closed. */
export function FrontNotice({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('frame')
  return (
    <div className={classes.notice} role="alert">
      <AlertIcon size={18} />
      <p>{children}</p>
      <button type="button" aria-label={t('close')} onClick={onClose}>
        <CrossIcon size={16} />
      </button>
    </div>
  )
}
