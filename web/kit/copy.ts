import i18next from 'i18next'
import { toast } from './toast.ts'

/** Copies a text and shows the result as a toast (SPEC section 8). Browsers refuse without HTTPS or permission. */
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
