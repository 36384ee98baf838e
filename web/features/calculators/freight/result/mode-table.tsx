import { Button } from '@mantine/core'
import { Fragment, useState } from 'react'
import { GAP_TEXTS, MODE_NAMES, NOTE_TEXTS } from '#contracts/model/calculators/freight/freight.texts.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import {
  chargeableCell,
  costCell,
  eachCell,
  type ModeCell,
  timeCell,
} from '#contracts/model/calculators/freight/mode-cells.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import { type Ranking, staleNoteOf } from '#contracts/model/calculators/freight/ranking.ts'
import { sourceText } from '#contracts/model/calculators/freight/rate-card-text.ts'
import { MODE_TEXTS, SCHEDULE_VERDICTS } from '#contracts/model/calculators/freight/result.texts.ts'
import type { Freight, ModeResult } from '#contracts/model/calculators/freight/result.ts'
import type { HandedFreight } from '#contracts/model/calculators/freight/to-profit.ts'
import { DASH } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import { useLanguage } from '#web/kit/session.ts'
import { useReader } from '../../parts/use-writing.ts'
import { ModeDetails } from './mode-details.tsx'
import classes from './result.module.css'

interface ModeTableProps {
  input: FreightInput
  freight: Freight
  ranking: Ranking
  onQuote?: (mode: Mode) => void
  onProfit?: (freight: HandedFreight) => void
  onPrint: (mode: Mode) => void
}

/** A row for each mode of transport; a click on a mode shows its cost components. */
export function ModeTable({ input, freight, ranking, onQuote, onProfit, onPrint }: ModeTableProps) {
  const texts = MODE_TEXTS[useLanguage()]
  const [opened, setOpened] = useState<Mode | null>(null)
  return (
    <table className={classes.modes} aria-label={texts.table}>
      <thead>
        <tr>
          <th scope="col">{texts.mode}</th>
          <th scope="col" data-number>
            {texts.cost}
          </th>
          <th scope="col" data-number>
            {texts.each}
          </th>
          <th scope="col" data-number>
            {texts.chargeable}
          </th>
          <th scope="col">{texts.time}</th>
        </tr>
      </thead>
      <tbody>
        {freight.modes.map((result) => (
          <Fragment key={result.mode}>
            <ModeRow
              input={input}
              result={result}
              ranking={ranking}
              isOpen={opened === result.mode}
              onToggle={() => setOpened(opened === result.mode ? null : result.mode)}
              {...(onQuote && { onQuote: () => onQuote(result.mode) })}
            />
            {opened === result.mode && (
              <tr data-details>
                <td colSpan={5}>
                  <ModeDetails
                    input={input}
                    freight={freight}
                    result={result}
                    onPrint={() => onPrint(result.mode)}
                    {...(onProfit && { onProfit })}
                  />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

interface ModeRowProps {
  input: FreightInput
  result: ModeResult
  ranking: Ranking
  isOpen: boolean
  onToggle: () => void
  onQuote?: () => void
}

function ModeRow({ input, result, ranking, isOpen, onToggle, onQuote }: ModeRowProps) {
  const writing = useReader()
  const texts = MODE_TEXTS[writing.language]
  const { mode, total, notes, gap } = result
  const card = input.rateCards.find(({ id }) => id === result.card?.id)
  const name = MODE_NAMES[writing.language][mode]
  const isServed = gap !== 'notServed'
  return (
    <tr data-open={isOpen || undefined} data-quiet={total === null || undefined}>
      <th scope="row">
        <button type="button" aria-expanded={isOpen} disabled={!isServed} onClick={onToggle}>
          <ChevronIcon size={16} />
          {name}
        </button>
        <span className={classes.tags}>
          {ranking.cheapest?.mode === mode && <Tag tone="good">{texts.cheapest}</Tag>}
          {ranking.fastest?.mode === mode && <Tag tone="busy">{texts.fastest}</Tag>}
          {notes.map((note) => (
            <Tag key={note} tone="warn">
              {NOTE_TEXTS[writing.language][note]}
            </Tag>
          ))}
        </span>
        {card && <small>{sourceText(card, writing)}</small>}
        {onQuote && total && staleNoteOf(result) && <QuoteButton name={name} onQuote={onQuote} />}
      </th>
      {total ? (
        <>
          <td data-number data-label={texts.cost}>
            <Cell {...costCell(result, writing)} isStrong />
          </td>
          <td data-number data-label={texts.each}>
            <Cell {...eachCell(result, writing)} />
          </td>
        </>
      ) : (
        <td colSpan={2} data-gap>
          {gap ? GAP_TEXTS[writing.language][gap] : DASH}
          {onQuote && isServed && <QuoteButton name={name} onQuote={onQuote} />}
        </td>
      )}
      <td data-number data-label={texts.chargeable}>
        {isServed ? <Cell {...chargeableCell(result, writing)} /> : DASH}
      </td>
      <td data-label={texts.time}>
        <Time result={result} />
      </td>
    </tr>
  )
}

function QuoteButton({ name, onQuote }: { name: string; onQuote: () => void }) {
  const { t } = useTranslation('freight-result')
  return (
    <Button
      className={classes.quote}
      size="compact-xs"
      variant="default"
      aria-label={t('enterPriceOf', { mode: name })}
      onClick={onQuote}
    >
      {t('enterPrice')}
    </Button>
  )
}

function Cell({ figure, notes, isStrong }: ModeCell & { isStrong?: boolean }) {
  return (
    <>
      {isStrong ? <strong>{figure}</strong> : figure}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </>
  )
}

const TONES = { inTime: 'good', tight: 'warn', tooLate: 'bad' } as const satisfies Record<string, TagTone>

/** The days that a mode takes, whether the goods arrive in time, and the last day to ship or the latest arrival. */
function Time({ result }: { result: ModeResult }) {
  const reader = useReader()
  const { figure, notes } = timeCell(result, reader)
  const { schedule } = result
  return (
    <>
      {figure}{' '}
      {schedule?.direction === 'backwards' && (
        <Tag tone={TONES[schedule.verdict]}>{SCHEDULE_VERDICTS[reader.language][schedule.verdict]}</Tag>
      )}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </>
  )
}
