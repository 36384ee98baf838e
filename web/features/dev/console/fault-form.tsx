import { Button, NativeSelect, TextInput } from '@mantine/core'
import { type ChangeEvent, useState } from 'react'
import { devFaults, FAULT_KINDS } from '#contracts/api/dev/devtools-faults.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { callChoices } from './call-choices.ts'
import classes from './console.module.css'
import { EMPTY_FORM, ruleOf } from './fault-rule.ts'
import { useAccountChoices } from './use-accounts.ts'
import { useConsoleAction } from './use-console-action.ts'

export function FaultForm() {
  const { t } = useTranslation('console')
  const [form, setForm] = useState(EMPTY_FORM)
  const { act, busy } = useConsoleAction(devFaults.add, t('faults.added'))
  const accounts = useAccountChoices(t('everybody'))
  const field = (name: keyof typeof form) => ({
    label: t(`faults.field.${name}`),
    value: form[name],
    onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      setForm({ ...form, [name]: event.currentTarget.value }),
  })
  const number = { type: 'number', min: 0, step: 1, required: true, withAsterisk: false }
  const rule = ruleOf(form)
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault()
        act({ body: rule })
      }}
    >
      <NativeSelect
        {...field('call')}
        className={classes.wide ?? ''}
        data={[{ value: 'all', label: t('faults.all') }, ...callChoices]}
      />
      <NativeSelect {...field('phone')} data={accounts} />
      <TextInput {...field('from')} {...number} max={120_000} />
      <TextInput
        {...field('to')}
        {...number}
        min={form.from}
        max={120_000}
        required={false}
        placeholder={t('faults.sameAlways')}
      />
      <NativeSelect
        {...field('fault')}
        data={FAULT_KINDS.map((kind) => ({ value: kind, label: t(`faults.kind.${kind}`) }))}
      />
      <TextInput {...field('status')} {...number} min={400} max={599} disabled={form.fault !== 'status'} />
      <TextInput {...field('percent')} {...number} max={100} step="any" />
      <TextInput
        {...field('seed')}
        {...number}
        max={2_147_483_647}
        required={false}
        placeholder={t('faults.anySeed')}
      />
      <div className={classes.submit}>
        <Button type="submit" loading={busy} disabled={!rule.latency && !rule.fault}>
          {t('faults.add')}
        </Button>
      </div>
    </form>
  )
}
