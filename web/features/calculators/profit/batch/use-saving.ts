import { useState } from 'react'
import type { Language } from '#contracts/model/language.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { saveBlob } from '#web/kit/save-file.ts'
import { useLanguage } from '#web/kit/session.ts'
import { toast } from '#web/kit/toast.ts'
import type { BatchFileKind, BatchFormat } from './batch-job.ts'

export type Write = (kind: BatchFileKind, format: BatchFormat, language: Language) => Promise<File>

/** Saves files of the batch. `saving` names the file that is being written. */
export function useSaving(write: Write) {
  const { t } = useTranslation('profit-batch')
  const language = useLanguage()
  const [saving, setSaving] = useState<`${BatchFileKind} ${BatchFormat}` | null>(null)
  async function save(kind: BatchFileKind, format: BatchFormat) {
    setSaving(`${kind} ${format}`)
    try {
      const file = await write(kind, format, language)
      saveBlob(file.name, file)
    } catch {
      toast.refusal(t('notWritten'))
    } finally {
      setSaving(null)
    }
  }
  return { save, saving }
}
