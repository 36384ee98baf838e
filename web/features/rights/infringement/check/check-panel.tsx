import { Button } from '@mantine/core'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { formatPower } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ShieldIcon } from '#web/kit/parts/icons.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { useGrouping } from '#web/kit/session.ts'
import type { Way } from '../../parts/begun-check.ts'
import { TargetChoice } from '../../parts/office-choice.tsx'
import { useTargets } from '../../parts/targets.ts'
import { type Pictures, usePictures } from '../pictures/use-pictures.ts'
import { AsinFields } from './asin-fields.tsx'
import classes from './check.module.css'
import { type CheckProblem, PICTURES_OF, problemOf, targetsIn } from './check-form.ts'
import { Checking } from './checking.tsx'
import { ListingFields } from './listing-fields.tsx'
import { useCheck } from './use-check.ts'
import { type Change, useForm } from './use-form.ts'

/** The form of a check by one of its two ways, its price, and what happens while it runs. */
export function CheckPanel({ way }: { way: Way }) {
  const { t } = useTranslation(['infringement', 'rights'])
  const grouping = useGrouping()
  const [form, keep] = useForm()
  const [problem, setProblem] = useState<CheckProblem>()
  const [refusal, setRefusal] = useState('')
  const { check, busy, price } = useCheck(setRefusal)
  const [remembered, remember] = useTargets()
  const targets = targetsIn(way, form, remembered)
  const field = useRef<HTMLInputElement>(null)
  const Fields = way === 'asin' ? AsinFields : ListingFields

  const tell = (wrong?: CheckProblem) => {
    setProblem(wrong)
    setRefusal('')
  }
  // What is wrong with the one way is not said of the other.
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the way changes
  useEffect(() => tell(), [way])
  const change: Change = (changeOf) => {
    tell()
    keep(changeOf)
  }
  // Of both ways: what is on its way in the one goes on while one looks at the other.
  const pictures: Record<Way, Pictures> = {
    asin: usePictures(form.ownPictures, (of) => change(({ ownPictures }) => ({ ownPictures: of(ownPictures) }))),
    listing: usePictures(form.pictures, (of) => change((now) => ({ pictures: of(now.pictures) }))),
  }
  const reading = pictures[way].items.length > 0

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = problemOf(way, form)
    tell(wrong)
    if (wrong) field.current?.focus()
    else if (!reading) void check(way, form, targets)
  }

  return (
    <div className={classes.card}>
      <form className={classes.form} onSubmit={submit} noValidate>
        <Fields ref={field} form={form} change={change} pictures={pictures[way]} problem={problem} />
        <div className={classes.targets}>
          <TargetChoice
            value={targets}
            onChange={(chosen) => {
              // Those of an ASIN are for its marketplace alone.
              if (way === 'listing') remember(chosen)
              change(({ targets }) => ({ targets: { ...targets, [way]: chosen } }))
            }}
          />
          <p>{t('rights:targets.hint')}</p>
        </div>
        <div>
          {refusal && <Notice tone="failure">{refusal}</Notice>}
          <div className={classes.foot}>
            <Button type="submit" size="md" loading={busy} disabled={reading} leftSection={<ShieldIcon size={18} />}>
              {t('check')}
            </Button>
            {price !== undefined && <p>{t('price', { price: formatPower(price, grouping) })}</p>}
          </div>
          <Checking busy={busy} reading={reading} way={way} pictures={form[PICTURES_OF[way]].length} />
        </div>
      </form>
    </div>
  )
}
