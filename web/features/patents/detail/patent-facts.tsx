import type { ReactNode } from 'react'
import { locarnoTitle } from '#contracts/model/rights/locarno.ts'
import { officeName } from '#contracts/model/rights/offices.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { useLanguage } from '#web/kit/session.ts'
import classes from './detail.module.css'
import type { Patent } from './patent-detail.tsx'
import { termOf } from './term.ts'

/** The data of a patent as its office has published it; what is not known says so. */
export function PatentFacts({ patent }: { patent: Patent }) {
  const { t } = useTranslation('patent')
  const language = useLanguage()
  const facts: [keyof Labels, ReactNode][] = [
    ['publicationNumber', patent.publicationNumber],
    ['applicationNumber', patent.applicationNumber],
    ['office', officeName(patent.office, language)],
    ['locarno', lines(patent.locarno.map((loc) => `${loc} ${locarnoTitle(loc, language) ?? ''}`))],
    ['applicants', patent.parties.length > 0 && patent.parties.map((party) => <Party key={party.name} {...party} />)],
    ['designers', lines(patent.designers)],
    ['agency', patent.agency],
    ['agents', lines(patent.agents)],
    ['filedOn', patent.filedOn],
    ['publishedOn', patent.publishedOn],
    ['grantedOn', patent.grantedOn],
  ]
  return (
    <dl className={classes.facts} aria-label={t('facts')}>
      {facts.map(([name, value]) => (
        <Fact key={name} name={t(`field.${name}`)}>
          {value || <span className={classes.unknown}>{t('unknown')}</span>}
        </Fact>
      ))}
      <Ending patent={patent} />
      {patent.family.length > 0 && <Fact name={t('field.family')}>{lines(patent.family)}</Fact>}
      {patent.abstract && <Fact name={t('field.abstract')}>{patent.abstract}</Fact>}
    </dl>
  )
}

type Labels = typeof import('#web/locales/zh-CN/patent.ts')['texts']['field']

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

/** Undefined of none, so that an unknown value says so. */
const lines = (texts: readonly string[]) =>
  texts.length > 0 ? texts.map((text) => <span key={text}>{text}</span>) : undefined

const Party = ({ name, address, country }: Patent['parties'][number]) => (
  <span>
    {name}
    <small>{[address, country].filter(Boolean).join(', ')}</small>
  </span>
)

/** When it ends or has ended, and how that is known. */
function Ending({ patent: { status, endsOn, rule } }: { patent: Patent }) {
  const { t } = useTranslation('patent')
  if (endsOn === null) return null
  const term = rule === null ? null : termOf(rule)
  return (
    <Fact name={t(status === 'inForce' ? 'ends.inForce' : 'ends.ended')}>
      {endsOn}
      <small>
        {term
          ? t(term.each ? 'ends.renewed' : `ends.${term.from}`, { years: term.years, each: term.each })
          : t('ends.said')}
      </small>
    </Fact>
  )
}
