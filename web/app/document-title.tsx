import { useEffect } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'

/** Names the browser's tab after the screen. */
export function DocumentTitle({ text }: { text: string }) {
  const { t } = useTranslation('frame')
  const title = `${text} · ${t('brand')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
