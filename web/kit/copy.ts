import i18next from 'i18next'
import { toast } from './toast.ts'

/**
 * Copies a text and says whether it worked (SPEC section 8): browsers refuse it on pages without HTTPS, or when the
 * person forbids it.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    toast.success(i18next.t('shell:copied'))
    return true
  } catch {
    toast.refusal(i18next.t('shell:copyFailed'))
    return false
  }
}
