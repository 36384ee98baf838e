import { useTranslation } from '#web/kit/i18n.ts'

/** Returns the title of a check, else its ASIN, else a generic name for a check that had only pictures. */
export function useCheckName({ title, asin }: { title: string; asin: string | null }): string {
  const { t } = useTranslation('infringement')
  return title || asin || t('history.pictures')
}
