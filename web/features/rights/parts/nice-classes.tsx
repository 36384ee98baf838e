import { niceTitle } from '#contracts/model/rights/nice.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'

/** Number of classes shown with their names; further classes show only their numbers. */
const NAMED = 3

export function NiceClasses({ classes }: { classes: readonly number[] }) {
  const { t } = useTranslation('rights')
  const language = useLanguage()
  const named = classes.slice(0, NAMED).map((no) => `${no} ${niceTitle(no, language) ?? ''}`)
  const rest = classes.slice(NAMED)
  return (
    <>
      {named.join(t('between'))}
      {rest.length > 0 && <small> {t('classes', { numbers: `+ ${rest.join(', ')}` })}</small>}
    </>
  )
}
