import { Title } from '@mantine/core'
import { useTranslation } from '#web/kit/i18n.ts'
import { MarkFindings } from '../../parts/mark-findings.tsx'
import { MarkedText } from '../../parts/marked-text.tsx'
import { MissingOffices } from '../../parts/missing-offices.tsx'
import { SampleOnly } from '../../parts/sample-only.tsx'
import { PartSection } from './part.tsx'
import classes from './result.module.css'
import { type Check, isCompared } from './use-check.ts'

/** Shows the listing text and highlights the words that equal or resemble a trademark. */
export function MarksPart({ check: { result, listing }, onOpen }: { check: Check; onOpen: (id: number) => void }) {
  const { t } = useTranslation(['infringement', 'rights'])
  const { findings, elsewhere } = result.marks
  const compared = isCompared(result, 'marks')
  return (
    <PartSection part="marks" result={result}>
      {compared && listing.brand !== null && (
        <p className={classes.second}>{t('result.brand', { brand: listing.brand })}</p>
      )}
      {listing.text && <MarkedText text={listing.text} findings={findings} />}
      {compared && <MissingOffices offices={result.missing.marks} rights="marks" />}
      {compared && findings.length === 0 && (
        <>
          <p className={classes.nothing}>{t('nothing.marks')}</p>
          {result.sample.marks && <SampleOnly />}
        </>
      )}
      {findings.length > 0 && <MarkFindings findings={findings} onOpen={onOpen} />}
      {elsewhere.length > 0 && (
        <div className={classes.group}>
          <Title order={3}>{t('rights:targets.elsewhere')}</Title>
          <MarkFindings findings={elsewhere} from={findings.length} onOpen={onOpen} />
        </div>
      )}
    </PartSection>
  )
}
