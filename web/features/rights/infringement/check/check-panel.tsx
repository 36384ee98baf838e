import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { formatPower } from '#contracts/model/number.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ShieldIcon } from '#web/kit/parts/icons.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Tabs } from '#web/kit/parts/tabs.tsx'
import { useGrouping } from '#web/kit/session.ts'
import { useAsked } from '#web/kit/url-state.ts'
import { WAYS, type Way } from '../../parts/begun-check.ts'
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

/** The form of a check, its two ways, its price, and what happens while it runs. */
export function CheckPanel() {
  const { t } = useTranslation(['infringement', 'rights'])
  const grouping = useGrouping()
  const [asked, ask] = useAsked()
  const [form, keep] = useForm()
  const [problem, setProblem] = useState<CheckProblem>()
  const [refusal, setRefusal] = useState('')
  const way = WAYS.find((one) => one === asked.get('way')) ?? 'asin'
  const { check, busy, price } = useCheck(setRefusal)
  const [remembered, remember] = useTargets()
  const targets = targetsIn(way, form, remembered)
  const field = useRef<HTMLInputElement>(null)
  const Fields = way === 'asin' ? AsinFields : ListingFields

  const tell = (wrong?: CheckProblem) => {
    setProblem(wrong)
    setRefusal('')
  }
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
      <Tabs
        label={t('ways')}
        tabs={WAYS.map((key) => ({ key, label: t(`way.${key}`) }))}
        value={way}
        onChange={(chosen) => {
          tell()
          ask({ way: chosen === 'asin' ? '' : chosen })
        }}
      >
        <form className={classes.form} onSubmit={submit} noValidate>
          <Fields ref={field} form={form} change={change} pictures={pictures[way]} problem={problem} />
          <div className={classes.targets}>
            <TargetChoice
              value={targets}
              onChange={(chosen) => {
                remember(chosen)
                change(() => ({ targets: chosen }))
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
      </Tabs>
    </div>
  )
}
