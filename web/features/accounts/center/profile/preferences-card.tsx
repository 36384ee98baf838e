import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { ThemeSwitch } from '#web/kit/parts/theme-switch.tsx'
import classes from './preferences.module.css'

/** The language and the theme of the pages in this browser. */
export function PreferencesCard() {
  const { t } = useTranslation(['center', 'frame'])
  return (
    <Card title={t('preferences')}>
      <div className={classes.choices}>
        <span>{t('frame:language.label')}</span>
        <LanguageSwitch />
        <span>{t('frame:theme.label')}</span>
        <ThemeSwitch named />
      </div>
    </Card>
  )
}
