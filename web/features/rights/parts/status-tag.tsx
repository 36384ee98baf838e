import type { LegalStatus } from '#contracts/model/rights/legal-status.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'

const TONES: Partial<Record<LegalStatus, TagTone>> = { inForce: 'good', pending: 'busy' }

/** Whether a patent holds, in a word. */
export function StatusTag({ status }: { status: LegalStatus }) {
  const { t } = useTranslation('rights')
  return <Tag tone={TONES[status] ?? 'plain'}>{t(`status.${status}`)}</Tag>
}
