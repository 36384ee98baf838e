import { GROUPINGS, groupingOf } from '#contracts/model/number.ts'
import { chooseGrouping } from '#web/api/grouping.ts'
import { Card } from '#web/kit/card/card.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { LanguageSwitch } from '#web/kit/parts/language-switch.tsx'
import { ThemeSwitch } from '#web/kit/parts/theme-switch.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from './preferences.module.css'

const NAMES = { 3: 'three', 4: 'four' } as const

/** Settings of this browser, not of the account. */
export function PreferencesCard() {
  const { t } = useTranslation(['center', 'frame'])
  const grouping = useGrouping()
  return (
    <Card title={t('preferences')}>
      <div className={classes.choices}>
        <span>{t('frame:language.label')}</span>
        <LanguageSwitch />
        <span>{t('grouping.label')}</span>
        <Choice
          label={t('grouping.label')}
          options={GROUPINGS.map((size) => ({ value: String(size), label: t(`grouping.${NAMES[size]}`) }))}
          value={String(grouping)}
          onChange={(chosen) => chooseGrouping(groupingOf(chosen))}
        />
        <span>{t('frame:theme.label')}</span>
        <ThemeSwitch named />
      </div>
    </Card>
  )
}
