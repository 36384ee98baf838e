import { Button } from '@mantine/core'
import { Fragment, useState } from 'react'
import { formatBounds, formatQuantity } from '#contracts/model/calculators/freight/figures.ts'
import { GAP_TEXTS, MODE_NAMES, NOTE_TEXTS, PER_NAMES } from '#contracts/model/calculators/freight/freight.texts.ts'
import type { FreightInput } from '#contracts/model/calculators/freight/input.ts'
import type { Mode } from '#contracts/model/calculators/freight/modes.ts'
import type { Ranking } from '#contracts/model/calculators/freight/ranking.ts'
import type { Chargeable, Freight, ModeResult } from '#contracts/model/calculators/freight/result.ts'
import { DASH } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ChevronIcon } from '#web/kit/parts/icons.tsx'
import { Tag, type TagTone } from '#web/kit/parts/tag.tsx'
import { useReader } from '../../parts/use-writing.ts'
import { between } from './between.ts'
import { ModeDetails } from './mode-details.tsx'
import classes from './result.module.css'

interface ModeTableProps {
  input: FreightInput
  freight: Freight
  ranking: Ranking
  onQuote?: (mode: Mode) => void
}

/** All modes side by side; a mode opens its components. */
export function ModeTable({ input, freight, ranking, onQuote }: ModeTableProps) {
  const { t } = useTranslation('freight')
  const [opened, setOpened] = useState<Mode | null>(null)
  return (
    <table className={classes.modes} aria-label={t('result.table')}>
      <thead>
        <tr>
          <th scope="col">{t('result.mode')}</th>
          <th scope="col" data-number>
            {t('result.cost')}
          </th>
          <th scope="col" data-number>
            {t('result.each')}
          </th>
          <th scope="col" data-number>
            {t('result.chargeable')}
          </th>
          <th scope="col">{t('result.time')}</th>
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
                  <ModeDetails input={input} freight={freight} result={result} isEditable={onQuote !== undefined} />
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
  const { t } = useTranslation('freight')
  const writing = useReader()
  const { mode, total, perUnit, perKg, missing, notes, gap, onArrival } = result
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
          {ranking.cheapest?.mode === mode && <Tag tone="good">{t('result.cheapest')}</Tag>}
          {ranking.fastest?.mode === mode && <Tag tone="busy">{t('result.fastest')}</Tag>}
          {notes.map((note) => (
            <Tag key={note} tone="warn">
              {NOTE_TEXTS[writing.language][note]}
            </Tag>
          ))}
        </span>
        <QuotedOn input={input} result={result} />
        {onQuote && total && notes.includes('cardEnded') && <QuoteButton name={name} onQuote={onQuote} />}
      </th>
      {total ? (
        <>
          <td data-number data-label={t('result.cost')}>
            <strong>{formatBounds(total, writing)}</strong>
            {missing.length > 0 && <small>{t('result.missing', { count: missing.length })}</small>}
            {onArrival && onArrival.high > 0 && (
              <small>{t('result.onArrival', { amount: formatBounds(onArrival, writing) })}</small>
            )}
          </td>
          <td data-number data-label={t('result.each')}>
            {perUnit ? formatBounds(perUnit, writing) : t('result.noUnits')}
            {perKg && <small>{t('result.perKg', { amount: formatBounds(perKg, writing) })}</small>}
          </td>
        </>
      ) : (
        <td colSpan={2} data-gap>
          {gap ? GAP_TEXTS[writing.language][gap] : DASH}
          {onQuote && isServed && <QuoteButton name={name} onQuote={onQuote} />}
        </td>
      )}
      <td data-number data-label={t('result.chargeable')}>
        {isServed ? <ChargeableText chargeable={result.chargeable} /> : DASH}
      </td>
      <td data-label={t('result.time')}>
        <Time result={result} />
      </td>
    </tr>
  )
}

function QuoteButton({ name, onQuote }: { name: string; onQuote: () => void }) {
  const { t } = useTranslation('freight')
  return (
    <Button
      className={classes.quote}
      size="compact-xs"
      variant="default"
      aria-label={t('result.enterPriceOf', { mode: name })}
      onClick={onQuote}
    >
      {t('result.enterPrice')}
    </Button>
  )
}

/** When the price of the card was quoted, and by whom. */
function QuotedOn({ input, result }: Pick<ModeRowProps, 'input' | 'result'>) {
  const { t } = useTranslation('freight')
  const card = input.rateCards.find(({ id }) => id === result.card?.id)
  if (!card) return null
  if (card.kind === 'own') return <small>{t('rates.ownSource')}</small>
  const [price] = card.prices
  const source = price?.source ?? ''
  return (
    <small>
      {price?.quotedOn ? t('result.quoted', { day: price.quotedOn }) : t('result.undated')} · {source}
    </small>
  )
}

function ChargeableText({ chargeable }: { chargeable: Chargeable }) {
  const { t } = useTranslation('freight')
  const { language, grouping } = useReader()
  const { per, quantity, decidedBy, grossGrams, volumetricGrams } = chargeable
  const weight = (grams: number) => formatQuantity(grams / 1000, grouping)
  return (
    <>
      {quantity === null ? DASH : `${formatQuantity(quantity, grouping)} ${PER_NAMES[language][per]}`}
      {decidedBy && <small>{t(`result.decidedBy.${decidedBy}`)}</small>}
      {volumetricGrams !== null && decidedBy === 'volume' && (
        <small>{t('result.actual', { weight: weight(grossGrams) })}</small>
      )}
      {volumetricGrams !== null && decidedBy === 'weight' && (
        <small>{t('result.volumetric', { weight: weight(volumetricGrams) })}</small>
      )}
    </>
  )
}

const TONES = { inTime: 'good', tight: 'warn', tooLate: 'bad' } as const satisfies Record<string, TagTone>

/** Days, and the day to count on if every leg is slow: the latest to ship, or the arrival. */
function Time({ result: { schedule, transitDays, gap } }: { result: ModeResult }) {
  const { t } = useTranslation('freight')
  if (!schedule || !transitDays) return gap === 'notServed' ? DASH : t('result.noDays')
  const isWhole = schedule.missing.length === 0
  const backwards = schedule.direction === 'backwards'
  const step = schedule.steps.find(({ key }) => key === (backwards ? 'ship' : 'inStock'))
  return (
    <>
      {t(isWhole ? 'result.total' : 'result.transit', { days: between(isWhole ? schedule.days : transitDays) })}
      {backwards && <Tag tone={TONES[schedule.verdict]}>{t(`result.verdict.${schedule.verdict}`)}</Tag>}
      {step && <small>{t(backwards ? 'result.shipBy' : 'result.arrives', { day: step.slow })}</small>}
      {!isWhole && <small>{t('result.legsMissing', { count: schedule.missing.length })}</small>}
    </>
  )
}
