import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { targetsOf } from '#contracts/model/rights/targets.ts'
import { type Failure, textOf } from '#web/api/failure.ts'
import { useDraft } from '#web/kit/draft.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { SearchIcon } from '#web/kit/parts/icons.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useSearchValues } from '#web/kit/url-state.ts'
import { TargetChoice } from '../../parts/office-choice.tsx'
import { useTargets } from '../../parts/targets.ts'
import { PicturePicker } from '../../public/picture-picker/picture-picker.tsx'
import { ClassSelect } from './class-select.tsx'
import { MoreFields } from './more-fields.tsx'
import classes from './search.module.css'
import {
  EMPTY_FORM,
  type FormProblem,
  MAX_TITLE_LENGTH,
  problemOf,
  type SearchForm,
  searchDraft,
  type WordField,
  withAddress,
  withChange,
  wordProblemOf,
  wrongFieldOf,
} from './search-form.ts'
import { SearchPrice } from './search-terms.tsx'
import { useSearch } from './use-search.ts'
import { ValidityChoice } from './validity-choice.tsx'

const TYPES = ['any', 'photo', 'drawing'] as const

/**
 * The search form with its price. If the user submitted the form on the risk page, the search starts on mount.
 * This function is long because it is mostly markup of one form.
 */
export function SearchPanel() {
  const { t } = useTranslation(['patents', 'rights'])
  const [saved, setDraft] = useDraft(searchDraft)
  const [problem, setProblem] = useState<FormProblem | Failure>()
  const [isWaiting, setIsWaiting] = useState(false)
  const { search, busy } = useSearch(setProblem)
  const [targets, setTargets] = useTargets()
  const formElement = useRef<HTMLFormElement>(null)
  const form = saved?.form ?? EMPTY_FORM
  const [params] = useSearchValues()
  const address = params.toString()
  const fillIn = useEffectEvent((query: string) =>
    setDraft((before) => withAddress(before, new URLSearchParams(query))),
  )
  useEffect(() => fillIn(address), [address])

  const change = (changed: Partial<SearchForm>) => {
    setProblem(undefined)
    setDraft((before) => withChange(before, changed))
  }
  const submit = (event?: FormEvent) => {
    event?.preventDefault()
    const wrong = problemOf(form)
    setProblem(wrong)
    if (wrong) focusField(formElement.current, wrongFieldOf(form) ?? 'title')
    else void search(form, targets)
  }
  const searchAgreed = useEffectEvent(() => {
    if (!saved?.agreed) return
    setDraft({ ...saved, agreed: false })
    submit()
  })
  useEffect(() => searchAgreed(), [])
  const errorOf = (name: 'title' | WordField) => {
    const wrong = problem === 'wrongWords' && wordProblemOf(form, name)
    return wrong ? t(`problem.${wrong}`) : undefined
  }

  return (
    <form ref={formElement} className={classes.panel} onSubmit={submit} noValidate>
      <PicturePicker
        value={form.image}
        onChange={(image) => change({ image })}
        onBusy={setIsWaiting}
        onMarketplace={(marketplace) => setTargets(targetsOf(marketplace))}
      />
      <div className={classes.fields}>
        {problem && problem !== 'wrongWords' && (
          <Notice tone="failure">{typeof problem === 'string' ? t(`problem.${problem}`) : textOf(problem)}</Notice>
        )}
        <div className={classes.grid}>
          <TextInput
            name="title"
            error={errorOf('title')}
            label={t('field.title')}
            placeholder={t('form.titleHint')}
            maxLength={MAX_TITLE_LENGTH}
            value={form.title}
            onChange={({ currentTarget }) => change({ title: currentTarget.value })}
          />
          <NativeSelect
            label={t('field.type')}
            value={String(form.type)}
            data={TYPES.map((type, at) => ({ value: String(at + 1), label: t(`type.${type}`) }))}
            onChange={({ currentTarget }) => change({ type: Number(currentTarget.value) })}
          />
          <ClassSelect value={form.loc} onChange={(loc) => change({ loc })} />
          <TargetChoice value={targets} onChange={setTargets} />
          <ValidityChoice value={form.validity} onChange={(validity) => change({ validity })} />
        </div>
        <p className={classes.hint}>{t('rights:targets.hint')}</p>
        <MoreFields form={form} errorOf={errorOf} change={change} />
        <div className={classes.foot}>
          <Button type="submit" size="md" disabled={isWaiting} loading={busy} leftSection={<SearchIcon size={18} />}>
            {t('form.search')}
          </Button>
          <SearchPrice waits={isWaiting} />
        </div>
      </div>
    </form>
  )
}

/** Focuses a field and unfolds its section. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.querySelector<HTMLElement>(`[name="${name}"]`)
  const folded = field?.closest('details')
  if (folded) folded.open = true
  field?.focus()
}
