import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import { MarkFindings } from '../../parts/mark-findings.tsx'
import { MarkedText } from '../../parts/marked-text.tsx'
import classes from './listing.module.css'

interface ListingFindingsProps {
  /** The text that was checked. */
  text: string
  result: Output<typeof trademarks.check>
  onOpen: (id: number) => void
}

/** The text with its marked words, each leading to its finding; then the findings. */
export function ListingFindings({ text, result: { checked, findings }, onOpen }: ListingFindingsProps) {
  const { t } = useTranslation('trademarks')
  const language = useLanguage()
  const counts = { checked: formatCount(checked, language), found: formatCount(findings.length, language) }
  return (
    <div className={classes.findings}>
      <p className={classes.counts} role="status">
        {t('listing.counts', counts)}
      </p>
      <MarkedText text={text} findings={findings} />
      {findings.length === 0 ? (
        <div className={classes.nothing}>
          <Message tone="empty" title={t('listing.nothing')} text={t('listing.nothingHint')} />
        </div>
      ) : (
        <MarkFindings findings={findings} onOpen={onOpen} />
      )}
      <LegalNote sample={findings.some(({ marks }) => marks.some(({ sample }) => sample))} />
    </div>
  )
}
