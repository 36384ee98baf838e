import { REOPEN_DAYS } from '#contracts/core/rules.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { Folded } from '#web/kit/parts/folded.tsx'
import { Contact } from './contact.tsx'
import classes from './help.module.css'

const QUESTIONS = ['start', 'failed', 'power', 'paid', 'receipt', 'password', 'data', 'extension', 'leaving'] as const

interface HelpDialogProps {
  opened: boolean
  onClose: () => void
}

export function HelpDialog({ opened, onClose }: HelpDialogProps) {
  const { t } = useTranslation('help')
  return (
    <Dialog opened={opened} onClose={onClose} title={t('title')} size={700}>
      <div className={classes.help}>
        <section className={classes.contact} aria-labelledby="help-contact">
          <h3 id="help-contact">{t('contact.title')}</h3>
          <Contact />
        </section>
        <section aria-labelledby="help-questions">
          <h3 id="help-questions">{t('questions')}</h3>
          {QUESTIONS.map((question) => (
            <Folded key={question} label={t(`${question}.question`)}>
              <p className={classes.answer}>{t(`${question}.answer`, { days: REOPEN_DAYS })}</p>
            </Folded>
          ))}
        </section>
      </div>
    </Dialog>
  )
}
