import { useTranslation } from '#web/kit/i18n.ts'
import { toast } from '#web/kit/toast.ts'

/** Copies a text and says whether it worked: browsers refuse it on pages without HTTPS, or when the person forbids it. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation('extension')
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(t('copied'))
    } catch {
      toast.refusal(t('copyFailed'))
    }
  }
}
