import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { formatCount } from '#contracts/model/number.ts'
import { DEFAULT_THRESHOLDS } from '#contracts/model/rights/risk.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { MissingOffices } from '../../parts/missing-offices.tsx'
import { SampleOnly } from '../../parts/sample-only.tsx'
import { MatchList } from './match-list.tsx'
import { PartSection } from './part.tsx'
import classes from './result.module.css'
import { type Check, isCompared } from './use-check.ts'

/** Number of patents shown at first. Further patents of medium or high risk are shown too. */
const FIRST = 4

export function PatentsPart({ check: { result, listing }, onOpen }: { check: Check; onOpen: (id: number) => void }) {
  const { t } = useTranslation(['infringement', 'rights'])
  const grouping = useGrouping()
  const [showsAll, setShowsAll] = useState(false)
  const { row } = result.patents
  const compared = isCompared(result, 'patents')
  const { images } = listing
  const shown = row.filter(({ risk }, at) => showsAll || at < FIRST || risk === 'high' || risk === 'medium')
  const hidden = row.length - shown.length
  const percent = (share: number) => `${formatCount(share * 100, grouping)}%`
  return (
    <PartSection part="patents" result={result}>
      {row.length > 0 && (
        <p className={classes.second}>
          {t('result.thresholds', {
            high: percent(DEFAULT_THRESHOLDS.high),
            medium: percent(DEFAULT_THRESHOLDS.medium),
          })}
        </p>
      )}
      {compared && <MissingOffices offices={result.missing.patents} rights="patents" />}
      {compared && row.length === 0 && (
        <>
          <p className={classes.nothing}>{t('rights:targets.noneHere')}</p>
          {result.sample.patents && <SampleOnly />}
        </>
      )}
      {row.length > 0 && (
        <MatchList matches={result.patents} shown={shown} label={t('part.patents')} images={images} onOpen={onOpen} />
      )}
      {hidden > 0 && (
        <div>
          <Button variant="default" onClick={() => setShowsAll(true)}>
            {t('result.more', { count: formatCount(hidden, grouping) })}
          </Button>
        </div>
      )}
      {(['elsewhere', 'nearest'] as const).map((name) => {
        const matches = result.patents[name]
        const label = t(name === 'nearest' ? 'rights:nearest' : 'rights:targets.elsewhere')
        return (
          matches.row.length > 0 && (
            <div key={name} className={classes.group}>
              <Title order={3}>{label}</Title>
              <MatchList matches={matches} label={label} images={images} onOpen={onOpen} />
            </div>
          )
        )
      })}
    </PartSection>
  )
}
