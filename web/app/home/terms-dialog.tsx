import { REOPEN_DAYS } from '#contracts/core/rules.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import classes from './terms.module.css'

const SECTIONS = ['service', 'account', 'power', 'data', 'rights', 'privacy', 'extension', 'leaving'] as const

interface TermsDialogProps {
  opened: boolean
  onClose: () => void
}

export function TermsDialog({ opened, onClose }: TermsDialogProps) {
  const { t } = useTranslation('terms')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size={700}>
      <div className={classes.terms}>
        <p>{t('lead')}</p>
        {SECTIONS.map((section) => (
          <section key={section}>
            <h3>{t(`${section}.title`)}</h3>
            <p>{t(`${section}.text`, { days: REOPEN_DAYS })}</p>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
