import { useTranslation } from '#web/kit/i18n.ts'

/** What a check is called: the title of its listing, else its ASIN, else that it was of pictures. */
export function useNameOf(): (row: { title: string; asin: string | null }) => string {
  const { t } = useTranslation('infringement')
  return ({ title, asin }) => title || asin || t('history.pictures')
}
