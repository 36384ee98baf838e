import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '#web/kit/i18n.ts'
import { RiskWord } from '../risk-word.tsx'
import classes from './result.module.css'
import type { Check, Part } from './use-check.ts'
import { useCheckedText } from './use-checked-text.ts'

export const partId = (part: Part) => `part-${part}`

export function PartSection({ part, result, children }: { part: Part; result: Check['result']; children: ReactNode }) {
  const { t } = useTranslation('infringement')
  return (
    <section id={partId(part)} className={classes.part} aria-labelledby={`${partId(part)}-title`} tabIndex={-1}>
      <header className={classes.partHead}>
        <Title order={2} id={`${partId(part)}-title`}>
          {t(`part.${part}`)}
        </Title>
        <RiskWord risk={result[part].risk} />
      </header>
      <p className={classes.second}>{useCheckedText(result)(part)}</p>
      {children}
    </section>
  )
}
