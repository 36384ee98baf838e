import { Button, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { MAX_ASINS } from '#contracts/api/product-search.ts'
import { formatCount } from '#contracts/model/number.ts'
import { DataSelect } from '#web/features/catalogue/public/data-select.tsx'
import { MarketplacePicker } from '#web/features/catalogue/public/marketplace-picker.tsx'
import { useTranslation } from '#web/kit/i18n.ts'
import { Choice } from '#web/kit/parts/choice.tsx'
import { useGrouping } from '#web/kit/session.ts'
import classes from './research.module.css'
import type { useResearched } from './research-list.tsx'
import {
  MAX_WORDS_LENGTH,
  namesIn,
  type Research,
  type ResearchState,
  readPasted,
  WAYS,
  type Way,
} from './use-research.ts'

interface ResearchFormProps {
  state: ResearchState
  data: ReturnType<typeof useResearched>['data']
}

/** What to look up, and in which marketplace. */
export function ResearchForm({ state, data }: ResearchFormProps) {
  const { t } = useTranslation('research')
  const { research, set } = state
  const [by, setBy] = useState<Way>(research.by)
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
        {/* Another way or another address begins with a text of its own. */}
        <LookUpField key={`${by} ${textOf(research, by)}`} by={by} state={state} />
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

function textOf({ asins, brands, sellers, words }: Research, by: Way): string {
  if (by === 'asins') return asins.join(' ')
  if (by === 'words') return words
  return (by === 'brands' ? brands : sellers).join(', ')
}

/** The search starts on Enter or with the button. */
function LookUpField({ by, state }: { by: Way; state: ResearchState }) {
  const { t } = useTranslation('research')
  const { research, lookUp } = state
  const [typed, setTyped] = useState(textOf(research, by))
  const [problem, setProblem] = useState<string>()
  const start = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault()
    const { asins, marketplace } = readPasted(typed)
    if (by === 'asins') {
      if (asins.length === 0) setProblem(t('noAsin'))
      else lookUp(by, asins.join(','), marketplace)
      return
    }
    const text = by === 'words' ? typed.trim() : namesIn(typed).join('|')
    if (text === '') setProblem(t(`missing.${by}`))
    else lookUp(by, text)
  }
  const field = {
    size: 'sm' as const,
    label: t(`by.${by}`),
    placeholder: t(`example.${by}`),
    value: typed,
    error: problem,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => {
      setTyped(currentTarget.value)
      setProblem(undefined)
    },
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
      {by === 'asins' && <ReadAsins typed={typed} />}
    </form>
  )
}

/** Says what was read from the text, before it is looked up. */
function ReadAsins({ typed }: { typed: string }) {
  const { t } = useTranslation('research')
  const grouping = useGrouping()
  const { asins, tooMany } = readPasted(typed)
  const parts = [
    ...(asins.length > 0 ? [t('read', { total: formatCount(asins.length, grouping) })] : []),
    ...(tooMany > 0 ? [t('tooMany', { total: formatCount(tooMany, grouping), most: MAX_ASINS })] : []),
  ]
  return (
    <p role="status" className={classes.note}>
      {parts.join(' ')}
    </p>
  )
}
