import { Button } from '@mantine/core'
import { type FormEvent, useRef, useState } from 'react'
import { power } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { ShieldIcon } from '#web/kit/parts/icons.tsx'
import { Tabs } from '#web/kit/parts/tabs.tsx'
import { useAsked } from '#web/kit/url-state.ts'
import { AsinFields } from './asin-fields.tsx'
import classes from './check.module.css'
import { type CheckProblem, problemOf, WAYS } from './check-form.ts'
import { Checking } from './checking.tsx'
import { ListingFields } from './listing-fields.tsx'
import { useCheck } from './use-check.ts'
import { useForm } from './use-form.ts'

/** The form of a check, its two ways, its price, and what happens while it runs. */
export function CheckPanel() {
  const { t } = useTranslation('infringement')
  const [asked, ask] = useAsked()
  const [form, change] = useForm()
  const { check, busy, price } = useCheck()
  const [problem, setProblem] = useState<CheckProblem>()
  const field = useRef<HTMLInputElement>(null)
  const way = WAYS.find((one) => one === asked.get('way')) ?? 'asin'
  const Fields = way === 'asin' ? AsinFields : ListingFields

  function submit(event: FormEvent) {
    event.preventDefault()
    const wrong = problemOf(way, form)
    setProblem(wrong)
    if (wrong) field.current?.focus()
    else void check(way, form)
  }

  return (
    <div className={classes.card}>
      <Tabs
        label={t('ways')}
        tabs={WAYS.map((key) => ({ key, label: t(`way.${key}`) }))}
        value={way}
        onChange={(chosen) => {
          setProblem(undefined)
          ask({ way: chosen === 'asin' ? '' : chosen })
        }}
      >
        <form className={classes.form} onSubmit={submit} noValidate>
          <Fields
            ref={field}
            form={form}
            change={(changeOf) => {
              setProblem(undefined)
              change(changeOf)
            }}
            problem={problem}
          />
          <div>
            <div className={classes.foot}>
              <Button type="submit" size="md" loading={busy} leftSection={<ShieldIcon size={18} />}>
                {t('check')}
              </Button>
              {price !== undefined && <p>{t('price', { price: power(price) })}</p>}
            </div>
            <Checking busy={busy} way={way} pictures={form.pictures.length} />
          </div>
        </form>
      </Tabs>
    </div>
  )
}
