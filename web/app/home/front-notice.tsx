import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { CrossIcon } from '#web/kit/parts/icons.tsx'
import { FloatingNotice } from '../floating-notice.tsx'
import classes from './front-notice.module.css'

/** A notice that stays until it is closed. The front page has no toasts. */
export function FrontNotice({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const { t } = useTranslation('frame')
  return (
    <FloatingNotice
      action={
        <button type="button" className={classes.close} aria-label={t('close')} onClick={onClose}>
          <CrossIcon size={16} />
        </button>
      }
    >
      {children}
    </FloatingNotice>
  )
}
