import type { trademarks } from '#contracts/api/rights/trademarks.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { formatCount } from '#contracts/model/number.ts'
import type { Office } from '#contracts/model/rights/patent.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Message } from '#web/kit/parts/message.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { LegalNote } from '../../parts/legal-note.tsx'
import { MarkFindings } from '../../parts/mark-findings.tsx'
import { MarkedText } from '../../parts/marked-text.tsx'
import { MissingOffices } from '../../parts/missing-offices.tsx'
import { SampleOnly } from '../../parts/sample-only.tsx'
import classes from './listing.module.css'
import { emptyResult } from './listing.rules.ts'

interface ListingFindingsProps {
  text: string
  /** Target offices of the check; an empty list means all offices. */
  targets: readonly Office[]
  result: Output<typeof trademarks.check>
  onOpen: (id: number) => void
}

export function ListingFindings({ text, targets, result, onOpen }: ListingFindingsProps) {
  const { t } = useTranslation(['trademarks', 'rights'])
  const { checked, findings, elsewhere, missing, sample } = result
  const grouping = useGrouping()
  const empty = emptyResult(result, targets)
  const counts = { checked: formatCount(checked, grouping), found: formatCount(findings.length, grouping) }
  return (
    <div className={classes.findings}>
      <p className={classes.counts} role="status">
        {t('listing.counts', counts)}
      </p>
      <MissingOffices offices={missing} rights="marks" />
      <MarkedText text={text} findings={findings} />
      {(empty === 'none' || empty === 'noneHere') && (
        <div className={classes.nothing}>
          <Message
            tone="empty"
            title={t(empty === 'noneHere' ? 'listing.nothingHere' : 'listing.nothing')}
            text={t(empty === 'noneHere' ? 'listing.nothingHereHint' : 'listing.nothingHint')}
          >
            {sample && <SampleOnly />}
          </Message>
        </div>
      )}
      {findings.length > 0 && <MarkFindings findings={findings} onOpen={onOpen} />}
      {elsewhere.length > 0 && (
        <section className={classes.findings}>
          <h3>{t('rights:targets.others')}</h3>
          <MarkFindings findings={elsewhere} from={findings.length} onOpen={onOpen} />
        </section>
      )}
      <LegalNote sample={[...findings, ...elsewhere].some(({ marks }) => marks.some(({ sample }) => sample))} />
    </div>
  )
}
