import type { trademarks } from '#contracts/api/trademarks.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { LegalNote } from '#web/kit/rights/legal-note.tsx'
import { findingId, MarkFindings } from '#web/kit/rights/mark-findings.tsx'
import { useLanguage } from '#web/kit/session.ts'
import classes from './listing.module.css'
import { segmentsOf } from './listing.rules.ts'

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
      <p className={classes.text}>
        {segmentsOf(text, findings).map(({ from, text: piece, finding }) =>
          finding === null ? (
            piece
          ) : (
            <mark key={from} data-risk={findings[finding]?.risk}>
              <a href={`#${findingId(finding)}`}>{piece}</a>
            </mark>
          ),
        )}
      </p>
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
