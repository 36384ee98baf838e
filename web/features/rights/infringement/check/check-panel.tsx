import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatPower } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ShieldIcon } from '#web/kit/parts/icons.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useGrouping } from '#web/kit/session.ts'
import type { CheckKind } from '../../parts/check-draft.ts'
import { TargetChoice } from '../../parts/office-choice.tsx'
import { useTargets } from '../../parts/targets.ts'
import { type Pictures, usePictures } from '../pictures/use-pictures.ts'
import { AsinFields } from './asin-fields.tsx'
import classes from './check.module.css'
import { type CheckProblem, PICTURES_OF, problemOf, resolveTargets } from './check-form.ts'
import { Checking } from './checking.tsx'
import { ListingFields } from './listing-fields.tsx'
import { useCheck } from './use-check.ts'
import { type Change, useForm } from './use-form.ts'

/** This function is long because it is mostly markup of one form. */
export function CheckPanel({ kind }: { kind: CheckKind }) {
  const { t } = useTranslation(['infringement', 'rights'])
  const grouping = useGrouping()
  const [form, changeForm] = useForm()
  const [problem, setProblem] = useState<CheckProblem>()
  const [refusal, setRefusal] = useState('')
  const { check, busy, price } = useCheck(setRefusal)
  const [remembered, remember] = useTargets()
  const targets = resolveTargets(kind, form, remembered)
  const field = useRef<HTMLInputElement>(null)
  const Fields = kind === 'asin' ? AsinFields : ListingFields

  const showProblem = (wrong?: CheckProblem) => {
    setProblem(wrong)
    setRefusal('')
  }
  // When the kind changes, clear the problem, because it belongs to the previous form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the kind changes
  useEffect(() => showProblem(), [kind])
  const change: Change = (update) => {
    showProblem()
    changeForm(update)
  }
  // Keep the state of both forms, so that the pictures of the hidden form continue to load.
  const pictures: Record<CheckKind, Pictures> = {
    asin: usePictures(form.ownPictures, (update) => change((now) => ({ ownPictures: update(now.ownPictures) }))),
    listing: usePictures(form.pictures, (update) => change((now) => ({ pictures: update(now.pictures) }))),
  }
  const isReading = pictures[kind].items.length > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = problemOf(kind, form)
    showProblem(wrong)
    if (wrong) field.current?.focus()
    else if (!isReading) void check(kind, form, targets)
  }

  return (
    <div className={classes.card}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Fields ref={field} form={form} change={change} pictures={pictures[kind]} problem={problem} />
        <div className={classes.targets}>
          <TargetChoice
            value={targets}
            onChange={(chosen) => {
              // The offices of an ASIN follow its marketplace and are not remembered.
              if (kind === 'listing') remember(chosen)
              change(({ targets }) => ({ targets: { ...targets, [kind]: chosen } }))
            }}
          />
          <p>{t('rights:targets.hint')}</p>
        </div>
        <div>
          {refusal && <Notice tone="failure">{refusal}</Notice>}
          <div className={classes.foot}>
            <Button type="submit" size="md" loading={busy} disabled={isReading} leftSection={<ShieldIcon size={18} />}>
              {t('check')}
            </Button>
            {price !== undefined && <p>{t('price', { price: formatPower(price, grouping) })}</p>}
          </div>
          <Checking busy={busy} reading={isReading} kind={kind} pictures={form[PICTURES_OF[kind]].length} />
        </div>
      </form>
    </div>
  )
}
