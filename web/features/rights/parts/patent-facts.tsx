import type { ReactNode } from 'react'
import { locarnoTitle } from '#contracts/model/rights/locarno.ts'
import { officeName, priorityText } from '#contracts/model/rights/offices.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import { Fact, Facts, linesOf, partiesOf } from './facts.tsx'
import { familyLines } from './family.ts'
import { termOf } from './term.ts'
import type { Patent } from './use-patent.ts'

/** Shows the data as the office published it; missing facts show as unknown. */
export function PatentFacts({ patent }: { patent: Patent }) {
  const { t } = useTranslation('patent')
  const language = useLanguage()
  const facts: [name: keyof Labels, value: ReactNode][] = [
    ['publicationNumber', patent.publicationNumber],
    ['applicationNumber', patent.applicationNumber],
    ['office', officeName(patent.office, language)],
    ['locarno', linesOf(patent.locarno.map((loc) => `${loc} ${locarnoTitle(loc, language) ?? ''}`))],
    ['applicants', partiesOf(patent.parties)],
    ['designers', linesOf(patent.designers)],
    ['agency', patent.agency],
    ['agents', linesOf(patent.agents)],
    ['filedOn', patent.filedOn],
    ['publishedOn', patent.publishedOn],
    ['grantedOn', patent.grantedOn],
  ]
  const family = familyLines(patent, language)
  const priorities = (patent.priorities ?? []).map((one) => priorityText(one, language))
  return (
    <Facts label={t('facts')}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={t(`field.${name}`)}>
          {value}
        </Fact>
      ))}
      <Ending patent={patent} />
      {priorities.length > 0 && <Fact name={t('field.priorities')}>{linesOf(priorities)}</Fact>}
      {family.length > 0 && <Fact name={t('field.family')}>{linesOf(family)}</Fact>}
      {patent.abstract && <Fact name={t('field.abstract')}>{patent.abstract}</Fact>}
    </Facts>
  )
}

type Labels = typeof import('#web/locales/zh-CN/patent.ts')['texts']['field']

/** Shows the end of the term, and whether it was calculated by a rule or published by the office. */
function Ending({ patent: { status, endsOn, rule } }: { patent: Patent }) {
  const { t } = useTranslation('patent')
  if (endsOn === null) return null
  const { from, years, each } = (rule !== null && termOf(rule)) || {}
  const how = from ? t(each ? 'ends.renewed' : `ends.${from}`, { years, each }) : t('ends.said')
  return (
    <Fact name={t(status === 'inForce' ? 'ends.inForce' : 'ends.ended')} note={how}>
      {endsOn}
    </Fact>
  )
}
