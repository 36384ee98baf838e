import { useTranslation } from '#web/kit/i18n.ts'

/** The title of a check, else its ASIN, else a generic name: the check had only pictures. */
export function useCheckName({ title, asin }: { title: string; asin: string | null }): string {
  const { t } = useTranslation('infringement')
  return title || asin || t('history.pictures')
}
