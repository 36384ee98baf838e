import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './facts.module.css'

/** What is known of a right, line by line. `label` names the list. */
export const Facts = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl className={classes.facts} aria-label={label}>
    {children}
  </dl>
)

/** One of them; where nothing is known it says so. `note` stands below, smaller. */
export function Fact({ name, note, children }: { name: string; note?: string; children: ReactNode }) {
  const { t } = useTranslation('rights')
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children || <span className={classes.unknown}>{t('unknown')}</span>}
        {note && <small>{note}</small>}
      </dd>
    </div>
  )
}

/** Each on a line of its own; undefined of none, so that the fact says that it is not known. */
export const linesOf = (texts: readonly string[]): ReactNode =>
  texts.length > 0 ? texts.map((text) => <span key={text}>{text}</span>) : undefined

interface PartyFacts {
  name: string
  address: string | null
  country: string | null
}

/** Names with their addresses. */
export const partiesOf = (parties: readonly PartyFacts[]): ReactNode =>
  parties.length > 0
    ? parties.map(({ name, address, country }) => (
        <span key={name}>
          {name}
          <small>{[address, country].filter(Boolean).join(', ')}</small>
        </span>
      ))
    : undefined
