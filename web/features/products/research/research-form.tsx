import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { MAX_ASINS } from '#contracts/api/product-search.ts'
import { type PastedAsins, parsePastedAsins } from '#web/features/catalogue/public/asin-list.rules.ts'
import { DataSelect } from '#web/features/catalogue/public/data-select.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { parseNames, writeNames } from '#web/features/catalogue/public/name-list.rules.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { OptionalPart } from '#web/kit/lazy/optional-part.tsx'
import { Choice } from '#web/kit/parts/choice.tsx'
import { LATER } from './load-later-parts.ts'
import classes from './research.module.css'
import type { useResearched } from './research-list.tsx'
import { MAX_WORDS_LENGTH, type Research, type ResearchState, WAYS, type Way } from './use-research.ts'

interface ResearchFormProps {
  state: ResearchState
  data: ReturnType<typeof useResearched>['data']
}

/** What to look up, and in which marketplace. */
export function ResearchForm({ state, data }: ResearchFormProps) {
  const { t } = useTranslation('research')
  const { research, set } = state
  const [by, setBy] = useFollowing<Way>(research.by, research.by)
  return (
    <div className={classes.form}>
      <Choice
        label={t('by.label')}
        labelled
        options={WAYS.map((value) => ({ value, label: t(`by.${value}`) }))}
        value={by}
        onChange={setBy}
      />
      <div className={classes.fields}>
        <LookUpField by={by} state={state} />
        <MarketplacePicker
          size="sm"
          value={research.marketplace}
          onChange={(marketplace) => set({ marketplace: marketplace === 'US' ? '' : marketplace, data: '' })}
        />
        {data?.hasBoth && <DataSelect value={data.data} onChange={(chosen) => set({ data: chosen })} />}
      </div>
    </div>
  )
}

/** A value that the reader changes, until another `source` replaces it: the address, by Back or a link. */
function useFollowing<Value>(value: Value, source: string): [Value, (value: Value) => void] {
  const [draft, setDraft] = useState({ source, value })
  if (draft.source === source) return [draft.value, (changed) => setDraft({ source, value: changed })]
  setDraft({ source, value })
  return [value, (changed) => setDraft({ source, value: changed })]
}

function textOf({ asins, brands, sellers, words }: Research, by: Way): string {
  if (by === 'asins') return asins.join(' ')
  if (by === 'words') return words
  return (by === 'brands' ? brands : sellers).join('; ')
}

/** The search starts on Enter or with the button. */
function LookUpField({ by, state }: { by: Way; state: ResearchState }) {
  const { t } = useTranslation('research')
  const { research, lookUp } = state
  const known = textOf(research, by)
  // No key: after Enter the field must keep the focus.
  const [{ typed, problem }, setDraft] = useFollowing<{ typed: string; problem?: string }>(
    { typed: known },
    `${by} ${known}`,
  )
  const [lookedUp, setLookedUp] = useState<PastedAsins>()
  const read = parsePastedAsins(typed, MAX_ASINS)
  // The field then shows the used ASINs only; the notes about the others stay until its text changes.
  const pasted = lookedUp && typed === lookedUp.asins.join(' ') ? lookedUp : read
  const start = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    if (by === 'asins') {
      if (pasted.asins.length === 0) setDraft({ typed, problem: t('noAsin') })
      else {
        setLookedUp(pasted)
        lookUp(by, pasted.asins.join(','), read.marketplace)
      }
      return
    }
    const text = by === 'words' ? typed.trim() : writeNames(parseNames(typed))
    if (text === '') setDraft({ typed, problem: t(`missing.${by}`) })
    else lookUp(by, text)
  }
  const field = {
    size: 'sm' as const,
    label: t(`by.${by}`),
    placeholder: t(`example.${by}`),
    value: typed,
    error: problem,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => setDraft({ typed: currentTarget.value }),
  }
  return (
    <form className={classes.lookUp} onSubmit={start}>
      {by === 'asins' ? (
        <Textarea
          {...field}
          autosize
          minRows={1}
          maxRows={5}
          spellCheck={false}
          onKeyDown={(event) => {
            // Shift+Enter begins a line.
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) start(event)
          }}
        />
      ) : (
        <TextInput {...field} maxLength={by === 'words' ? MAX_WORDS_LENGTH : undefined} />
      )}
      <Button type="submit" size="sm">
        {t('start')}
      </Button>
      {by === 'asins' && (
        <p role="status" className={classes.note}>
          {/* Without an ASIN the reader may still be typing one. */}
          {pasted.asins.length > 0 && (
            <OptionalPart lazy={LATER}>
              {({ PastedSummary }) => <PastedSummary pasted={pasted} marketplace={research.marketplace} />}
            </OptionalPart>
          )}
        </p>
      )}
    </form>
  )
}
