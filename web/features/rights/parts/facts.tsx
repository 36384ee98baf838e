import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './facts.module.css'

/** A definition list; `label` names it for screen readers. */
export const Facts = ({ label, children }: { label: string; children: ReactNode }) => (
  <dl className={classes.facts} aria-label={label}>
    {children}
  </dl>
)

/** One fact; without children its value is shown as unknown. */
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

/** Renders each text on its own line. Returns undefined for an empty list, so that the fact shows as unknown. */
export const linesOf = (texts: readonly string[]): ReactNode =>
  texts.length > 0 ? texts.map((text) => <span key={text}>{text}</span>) : undefined

interface PartyFacts {
  name: string
  address: string | null
  country: string | null
}

export const partiesOf = (parties: readonly PartyFacts[]): ReactNode =>
  parties.length > 0
    ? parties.map(({ name, address, country }) => (
        <span key={name}>
          {name}
          <small>{[address, country].filter(Boolean).join(', ')}</small>
        </span>
      ))
    : undefined
