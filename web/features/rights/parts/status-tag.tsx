import type { LegalStatus } from '#contracts/model/rights/legal-status.ts'
import { STATUS_NAMES } from '#contracts/model/rights/right-names.texts.ts'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'

const TONES: Partial<Record<LegalStatus, TagTone>> = { inForce: 'good', pending: 'busy' }

export function StatusTag({ status }: { status: LegalStatus }) {
  return <Tag tone={TONES[status] ?? 'plain'}>{STATUS_NAMES[useLanguage()][status]}</Tag>
}
