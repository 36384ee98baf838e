import { LANGUAGES } from '#contracts/model/language.ts'
import { chooseLanguage } from '#web/api/language.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import classes from './language-switch.module.css'

/** Uses the colours of the text around it. */
export function LanguageSwitch() {
  const { t } = useTranslation('frame')
  const current = useLanguage()
  return (
    <fieldset className={classes.switch} aria-label={t('language.label')}>
      {LANGUAGES.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          className={classes.choice}
          aria-pressed={language === current}
          onClick={() => chooseLanguage(language)}
        >
          {t(`language.${language}`)}
        </button>
      ))}
    </fieldset>
  )
}
