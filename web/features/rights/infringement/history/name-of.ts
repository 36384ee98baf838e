import { useTranslation } from '#web/kit/i18n.ts'

/** The name of a check: its title, else its ASIN, else a text for pictures only. */
export function useNameOf(): (row: { title: string; asin: string | null }) => string {
  const { t } = useTranslation('infringement')
  return ({ title, asin }) => title || asin || t('history.pictures')
}
