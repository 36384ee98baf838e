import { useEffect } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import type { Screen } from '#web/kit/screen.ts'

/** Names the browser's tab after the screen. */
export function DocumentTitle({ title }: Pick<Screen, 'title'>) {
  const { t } = useTranslation('frame')
  const text = `${t(`title.${title}`)} · ${t('brand')}`
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}
