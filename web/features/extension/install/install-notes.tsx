import { useTranslation } from '#web/kit/i18n.ts'
import { AlertIcon } from '#web/kit/parts/icons.tsx'
import classes from './install-notes.module.css'

const NOTES = ['keep', 'replace'] as const

export function InstallNotes() {
  const { t } = useTranslation('extension')
  return (
    <div className={classes.notes} role="note">
      <AlertIcon size={20} />
      <div>
        <strong>{t('notes.title')}</strong>
        <ul>
          {NOTES.map((note) => (
            <li key={note}>{t(`notes.${note}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
