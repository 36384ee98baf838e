import { Autocomplete, Button } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type FormEvent, useState } from 'react'
import { marketPrediction } from '#contracts/api/market-prediction.ts'
import type { Output } from '#contracts/core/endpoint.ts'
import { DEFAULT_MARKETPLACE, type Marketplace } from '#contracts/model/marketplaces.ts'
import { formatCount } from '#contracts/model/number.ts'
import { useCall } from '#web/api/queries.ts'
import { DataSelect } from '#web/features/catalogue/public/data-select.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { useGrouping } from '#web/kit/session.ts'
import { useSearchValues } from '#web/kit/url-state.ts'
import type { Asked, DemandAnswer } from './asked.ts'
import classes from './market-prediction.module.css'
import { useSubjectText } from './use-subject-text.ts'

const PAUSE_MS = 250
const MAX_LENGTH = 200

type Suggestion = Output<typeof marketPrediction.suggest>['row'][number]

/** Values of options: niches and terms can have the same text. */
const optionOf = ({ nicheId, text }: Suggestion) => (nicheId === null ? `term ${text}` : `niche ${nicheId}`)

interface SubjectFormProps {
  asked: Asked
  /** Undefined before the answer. */
  answer: DemandAnswer | undefined
}

/** A term or niche, with suggestions, and its marketplace. */
export function SubjectForm({ asked, answer }: SubjectFormProps) {
  const { t } = useTranslation('market-prediction')
  const [, setSearch] = useSearchValues()
  const shown = answer?.subject.kind === 'niche' ? answer.subject.text : asked.term
  const [typed, setTyped] = useSubjectText(`${asked.niche} ${asked.term}`, shown)
  const [isChecked, setChecked] = useState(false)
  const [isListOpen, setListOpen] = useState(false)
  const marketplace = answer?.marketplace ?? asked.marketplace
  const { rows, groups, textOf, countOf } = useSuggestions(typed, marketplace, asked.data)

  const ask = (subject: { term: string } | { niche: string }) =>
    setSearch({ term: '', niche: '', ...subject, marketplace: marketplaceText(marketplace) })
  function choose(value: string) {
    const chosen = rows.find((row) => optionOf(row) === value)
    if (chosen) ask(chosen.nicheId === null ? { term: chosen.text } : { niche: chosen.nicheId })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    setChecked(true)
    // The field keeps the focus, and the list would cover the result.
    setListOpen(false)
    const term = typed.trim()
    // The title of a shown niche is no term.
    if (term !== '' && !(answer?.subject.kind === 'niche' && term === answer.subject.text)) ask({ term })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <Autocomplete
        size="md"
        label={t('field.label')}
        placeholder={t('field.placeholder')}
        value={typed}
        maxLength={MAX_LENGTH}
        onChange={setTyped}
        onOptionSubmit={choose}
        dropdownOpened={isListOpen}
        onDropdownOpen={() => setListOpen(true)}
        onDropdownClose={() => setListOpen(false)}
        data={groups}
        // The server has found them, also by translation.
        filter={({ options }) => options}
        renderOption={({ option }) => (
          <span className={classes.option}>
            <span>{textOf(option.value)}</span>
            <small>{countOf(option.value)}</small>
          </span>
        )}
        error={isChecked && typed.trim() === '' ? t('field.empty') : undefined}
      />
      <MarketplacePicker
        value={marketplace}
        // Niches and classes of data belong to a marketplace.
        onChange={(code) => setSearch({ marketplace: marketplaceText(code), niche: '', data: '' })}
      />
      {/* A niche has one class of data. */}
      {answer?.hasBoth && answer.subject.kind === 'term' && (
        <DataSelect size="md" value={answer.data} onChange={(data) => setSearch({ data })} />
      )}
      <Button type="submit" size="md">
        {t('field.start')}
      </Button>
    </form>
  )
}

const marketplaceText = (code: Marketplace) => (code === DEFAULT_MARKETPLACE ? '' : code)

function useSuggestions(typed: string, marketplace: Marketplace, data: Asked['data']) {
  const { t } = useTranslation('market-prediction')
  const grouping = useGrouping()
  const [paused] = useDebouncedValue(typed.trim(), PAUSE_MS)
  const found = useCall(
    marketPrediction.suggest,
    { body: { typed: paused, marketplace, ...(data && { data }) } },
    { placeholderData: (before) => before },
  )
  const rows = found.data?.row ?? []
  const groups = (['term', 'niche'] as const).flatMap((kind) => {
    const items = rows.filter((row) => row.kind === kind).map((row) => ({ value: optionOf(row), label: row.text }))
    return items.length === 0 ? [] : [{ group: t(kind === 'term' ? 'field.terms' : 'field.niches'), items }]
  })
  const rowOf = (value: string) => rows.find((row) => optionOf(row) === value)
  const textOf = (value: string) => rowOf(value)?.text ?? ''
  const countOf = (value: string) => {
    const searches = rowOf(value)?.searches ?? null
    return searches === null ? '' : t('field.searches', { count: formatCount(searches, grouping) })
  }
  return { rows, groups, textOf, countOf }
}
