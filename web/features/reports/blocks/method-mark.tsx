import { Tooltip } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import type { Method } from '#contracts/model/report/figure.ts'
import type { valueToneOf } from '#contracts/model/report/value-tone.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import classes from './mark.module.css'
import { type Origin, useOriginLines } from './origin.ts'
import { useReportContext } from './report-context.tsx'

/** The sign of each method. Signs differ by shape as well as by colour. */
const shapes: Record<Method, ReactNode> = {
  observed: <circle cx="6" cy="6" r="3.5" fill="currentColor" />,
  estimated: <path d="M1.5 7.5c1.5-3 3-3 4.5-1s3 2 4.5-1" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  calculated: <path d="M2.5 4h7M2.5 8h7" fill="none" stroke="currentColor" strokeWidth="1.8" />,
  sample: <path d="M6 1.8 10.2 6 6 10.2 1.8 6z" fill="none" stroke="currentColor" strokeWidth="1.5" />,
}

export function MethodSign({ method }: { method: Method }) {
  return (
    <svg className={classes.sign} data-method={method} viewBox="0 0 12 12" aria-hidden="true">
      {shapes[method]}
    </svg>
  )
}

interface MethodMarkProps {
  origin: Origin
  tone?: ReturnType<typeof valueToneOf>
  /** Hides the dotted line under `children`. */
  quiet?: boolean
  children?: ReactNode
}

/** A tooltip with the origin of a number. `children` trigger it; without them, a small sign does. */
export function MethodMark({ origin, tone, quiet, children }: MethodMarkProps) {
  const { t } = useTranslation('report')
  const { text } = useReportContext()
  const lines = useOriginLines(origin)
  const id = useId()
  return (
    <>
      <Tooltip
        label={lines.map((line) => <div key={line}>{line}</div>)}
        events={{ hover: true, focus: true, touch: true }}
        multiline
        maw={320}
        withArrow
      >
        {children ? (
          <span
            className={classes.inline}
            data-tone={tone}
            data-quiet={quiet || undefined}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: the tooltip must be reachable by keyboard, and a button would break the line around it
            tabIndex={0}
            aria-describedby={id}
          >
            {children}
          </span>
        ) : (
          <button
            type="button"
            className={classes.mark}
            aria-label={t('origin', { method: text(`method.${origin.method}`) })}
            aria-describedby={id}
          >
            <MethodSign method={origin.method} />
          </button>
        )}
      </Tooltip>
      {/* Hidden, so that screen readers read it only as the description (aria-describedby). */}
      <span id={id} hidden>
        {lines.join(t('separator'))}
      </span>
    </>
  )
}
