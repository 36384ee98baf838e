import { useEffect } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'

export function DocumentTitle({ text }: { text: string }) {
  const { t } = useTranslation('frame')
  const title = `${text} · ${t('brand')}`
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}
