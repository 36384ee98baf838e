import { Button, VisuallyHidden } from '@mantine/core'
import { type MouseEvent, type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react'
import { Link } from 'wouter'
import type { ProfitInput } from '#contracts/model/calculators/profit/input.ts'
import { unitProfit } from '#contracts/model/calculators/profit/unit.ts'
import type { AsinReport } from '#contracts/model/report/report.ts'
import { whatIfStart } from '#contracts/model/report/what-if.ts'
import { useHandOver } from '#web/features/calculators/public/hand-over.ts'
import { type FieldWords, FieldWordsContext } from '#web/kit/fields/field-words.ts'
import { InvalidFields, useInvalidFields } from '#web/kit/fields/invalid-fields.ts'
import { FindingsBlock } from '../findings-block.tsx'
import { type ReportContext, useReportContext } from '../report-context.tsx'
import section from '../section.module.css'
import { Fields } from './fields.tsx'
import { figureMaker } from './figure-maker.ts'
import { Results } from './results.tsx'
import classes from './what-if.module.css'
import { whatIfOf } from './what-if.ts'
import { useTypedInput } from './what-if-draft.ts'

/**
 * Calculates the profit of one unit with another price, other costs or another date. A button opens it, because its
 * fields take more space than the profit section above. Needs a `ReportContextProvider` around it.
 */
export function WhatIfPanel({ report }: { report: AsinReport }) {
  const start = useMemo(() => whatIfStart(report), [report])
  const { typed, setTyped } = useTypedInput(report)
  const [isOpen, setOpen] = useState(typed !== undefined)
  if (!start) return null
  if (!isOpen) return <ClosedPanel report={report} onOpen={() => setOpen(true)} />
  return (
    <Calculator
      key={`${report.asin}${report.madeAt}`}
      report={report}
      start={start}
      input={typed ?? start}
      change={(part) => setTyped((before = start) => ({ ...before, ...part }))}
      onReset={() => setTyped()}
    />
  )
}

function ClosedPanel({ report, onOpen }: { report: AsinReport; onOpen: () => void }) {
  const { text } = useReportContext()
  return (
    <Frame
      action={
        <>
          <ProfitToolLink report={report} />
          <Button size="xs" onClick={onOpen}>
            {text('whatIf.open')}
          </Button>
        </>
      }
    />
  )
}

/** Opens the profit calculator with the typed input or, if there is none, with the product only. */
function ProfitToolLink({ report, typed }: { report: AsinReport; typed?: { start: ProfitInput; input: ProfitInput } }) {
  const { text } = useReportContext()
  const [, handOver] = useHandOver()
  const { asin, marketplace, title, imageUrl, sample, asOf } = report
  function handOverInput(event: MouseEvent) {
    // With a modifier key the link opens in a new tab, which cannot read the input in the memory of this tab.
    if (!typed || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    handOver({
      from: 'report',
      product: { asin, marketplace, title, imageUrl, sample, observedOn: asOf },
      start: typed.start,
      input: typed.input,
    })
  }
  return (
    <Button
      component={Link}
      href={`/ai/profit/analysis?asin=${asin}&marketplace=${marketplace}&from=report`}
      size="xs"
      variant="subtle"
      onClick={handOverInput}
    >
      {text('whatIf.tool')}
    </Button>
  )
}

function Frame({ action, children }: { action: ReactNode; children?: ReactNode }) {
  const { text, sample } = useReportContext()
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

const fieldWords = (text: ReportContext['text']): FieldWords => ({
  assumed: text('whatIf.assumed'),
  blank: text('whatIf.blank'),
  wrongNumber: text('whatIf.wrongNumber'),
  notAboveNothing: text('whatIf.notAboveNothing'),
  wrongDay: text('whatIf.wrongDay'),
  tooLarge: (max) => text('whatIf.tooLarge', { max }),
  otherUnit: (unit) => text('whatIf.otherUnit', { unit }),
  slider: (label) => text('whatIf.slider', { label }),
})

interface CalculatorProps {
  report: AsinReport
  start: ProfitInput
  input: ProfitInput
  change: (part: Partial<ProfitInput>) => void
  onReset: () => void
}

/** This function is long because it is mostly markup of one form. */
function Calculator({ report, start, input, change, onReset }: CalculatorProps) {
  const { text, figure } = useReportContext()
  const { sample } = report
  // A reset remounts the fields, so that they drop input that is not a valid number yet.
  const [resets, setResets] = useState(0)
  const deferredInput = useDeferredValue(input)
  const result = useMemo(() => whatIfOf(deferredInput), [deferredInput])
  const { invalid, reports } = useInvalidFields()
  const words = fieldWords(text)
  const hasUnknownFee = useMemo(() => unitProfit(start).missing.some((key) => key !== 'cost'), [start])
  const make = figureMaker(deferredInput, sample)
  const isLoss = invalid === 0 && (result.net?.value ?? 0) < 0
  const summary =
    invalid > 0
      ? text('whatIf.invalid')
      : text('whatIf.said', {
          net: figure(make('whatIf.line.net', 'money', result.net)),
          margin: figure(make('column.netMargin', 'percent', result.margin)),
        })
  const reset = () => {
    onReset()
    setResets(resets + 1)
  }
  return (
    <Frame
      action={
        <>
          <ProfitToolLink report={report} typed={{ start, input }} />
          <Button variant="default" size="xs" onClick={reset}>
            {text('whatIf.reset')}
          </Button>
        </>
      }
    >
      <p className={classes.intro}>
        {text('whatIf.intro')}
        <br />
        {text('whatIf.assumedNote')}
      </p>
      <div className={classes.columns}>
        {/* biome-ignore lint/a11y/useSemanticElements: its groups are fieldsets already */}
        <div key={resets} className={classes.inputs} role="group" aria-label={text('whatIf.inputs')}>
          <FieldWordsContext value={words}>
            <InvalidFields value={reports}>
              <Fields input={input} start={start} hasUnknownFee={hasUnknownFee} change={change} />
            </InvalidFields>
          </FieldWordsContext>
          <p className={classes.summary} data-loss={isLoss || undefined} aria-hidden="true">
            {summary}
          </p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields */}
        <div className={classes.results} role="group" aria-label={text('whatIf.results')}>
          <VisuallyHidden role="status">{summary}</VisuallyHidden>
          {invalid > 0 ? (
            <FindingsBlock kind="findings" tone="warning" items={[{ key: 'whatIf.invalid', params: {} }]} />
          ) : (
            <Results input={deferredInput} result={result} sample={sample} />
          )}
        </div>
      </div>
    </Frame>
  )
}
