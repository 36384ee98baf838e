import { Button, VisuallyHidden } from '@mantine/core'
import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import type { AsinReport } from '#contracts/model/report/report.ts'
import { startOf, type WhatIfInput, whatIfOf } from '#contracts/model/what-if/input.ts'
import { whatIf } from '#contracts/model/what-if/what-if.ts'
import { FindingsBlock } from '../findings-block.tsx'
import { useVoice } from '../report-context.tsx'
import section from '../section.module.css'
import { Fields } from './fields.tsx'
import { figureMaker } from './figure-maker.ts'
import { InvalidFields, useInvalidFields } from './invalid-fields.ts'
import { Results } from './results.tsx'
import classes from './what-if.module.css'

/**
 * Profit of one unit of the report's product, were its price, costs or day others: opened by a button, as its fields are
 * longer than the section before it. Needs a ReportVoiceProvider around it.
 */
export function WhatIfPanel({ report }: { report: AsinReport }) {
  const [isOpen, setOpen] = useState(false)
  const start = useMemo(() => {
    const facts = whatIfOf(report)
    return facts && startOf(facts, report.marketplace)
  }, [report])
  if (!start) return null
  if (!isOpen) return <Closed onOpen={() => setOpen(true)} />
  return <Calculator key={`${report.asin}${report.madeAt}`} start={start} sample={report.sample} />
}

function Closed({ onOpen }: { onOpen: () => void }) {
  const { text } = useVoice()
  return (
    <Frame
      action={
        <Button size="xs" onClick={onOpen}>
          {text('whatIf.open')}
        </Button>
      }
    />
  )
}

/** The card of the calculator: its title, an action beside it, and the content. */
function Frame({ action, children }: { action: ReactNode; children?: ReactNode }) {
  const { text, sample } = useVoice()
  const id = useId()
  return (
    <section id="section-what-if" className={section.card} aria-labelledby={id} tabIndex={-1}>
      <header className={section.header}>
        <h2 id={id} className={section.title}>
          {text('whatIf.title')}
        </h2>
        <span className={section.badges}>
          {sample && (
            <span className={section.badge} data-badge="sample">
              {text('report.sample')}
            </span>
          )}
          {action}
        </span>
      </header>
      {children}
    </section>
  )
}

function Calculator({ start, sample }: { start: WhatIfInput; sample: boolean }) {
  const { text, figure } = useVoice()
  const [input, setInput] = useState(start)
  // Counts the resets: fields that hold an unfinished number are drawn anew.
  const [round, setRound] = useState(0)
  const asked = useDeferredValue(input)
  const result = useMemo(() => whatIf(asked), [asked])
  const { invalid, reports } = useInvalidFields()
  const lacking = useMemo(() => whatIf(start).needed.some((key) => key !== 'cost'), [start])
  const make = figureMaker(asked, sample)
  const isLoss = invalid === 0 && (result.net?.value ?? 0) < 0
  const said =
    invalid > 0
      ? text('whatIf.invalid')
      : text('whatIf.said', {
          net: figure(make('whatIf.line.net', 'money', result.net)),
          margin: figure(make('column.netMargin', 'percent', result.margin)),
        })
  const reset = () => {
    setInput(start)
    setRound(round + 1)
  }
  return (
    <Frame
      action={
        <Button variant="default" size="xs" onClick={reset}>
          {text('whatIf.reset')}
        </Button>
      }
    >
      <p className={classes.intro}>
        {text('whatIf.intro')}
        <br />
        {text('whatIf.assumedNote')}
      </p>
      <div className={classes.columns}>
        {/* biome-ignore lint/a11y/useSemanticElements: its groups are fieldsets already */}
        <div key={round} className={classes.inputs} role="group" aria-label={text('whatIf.inputs')}>
          <InvalidFields value={reports}>
            <Fields
              input={input}
              start={start}
              lacking={lacking}
              change={(part) => setInput((before) => ({ ...before, ...part }))}
            />
          </InvalidFields>
          <p className={classes.summary} data-loss={isLoss || undefined} aria-hidden="true">
            {said}
          </p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div className={classes.results} role="group" aria-label={text('whatIf.results')}>
          <VisuallyHidden role="status">{said}</VisuallyHidden>
          {invalid > 0 ? (
            <FindingsBlock kind="findings" tone="warning" items={[{ key: 'whatIf.invalid', params: {} }]} />
          ) : (
            <Results input={asked} result={result} sample={sample} />
          )}
        </div>
      </div>
    </Frame>
  )
}
