import { Button, Group, Modal } from '@mantine/core'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { center } from '#contracts/api/center.ts'
import { CLOSED_DAYS } from '#contracts/core/rules.ts'
import { call } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { Notice } from '#web/kit/parts/notice.tsx'
import { problemsOf } from '../../account.rules.ts'
import classes from '../../form.module.css'
import type { AfterClosing } from '../../login.screen.tsx'
import { PasswordField } from '../../password-field.tsx'
import { useForm } from '../../use-form.ts'

/** Says what closing means, and closes the account by its password. */
export function CloseDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['center', 'account', 'frame'])
  const [, navigate] = useLocation()
  const [oldPassword, setOldPassword] = useState('')
  const form = useForm(problemsOf({ oldPassword }))

  async function close() {
    const { until } = await call(center.close, { body: { password: oldPassword } })
    const state: AfterClosing = { closed: day(until) }
    // First, so that the guard has nothing to say.
    navigate('/user/login', { state })
    endSession()
  }

  return (
    <Modal
      opened
      onClose={onClose}
      title={t('close.title')}
      centered
      size={480}
      closeButtonProps={{ 'aria-label': t('frame:close') }}
    >
      <form className={classes.form} {...form.bind(['oldPassword'], close)}>
        {form.failure && <Notice tone="failure">{form.failure}</Notice>}
        <Notice tone="warning">{t('close.text', { days: CLOSED_DAYS })}</Notice>
        <PasswordField
          name="oldPassword"
          label={t('account:password')}
          placeholder={t('account:passwordPlaceholder')}
          autoComplete="current-password"
          value={oldPassword}
          onChange={setOldPassword}
          error={form.errorOf('oldPassword')}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('frame:cancel')}
          </Button>
          <Button type="submit" color="red.9" loading={form.busy === 'form'}>
            {t('close.submit')}
          </Button>
        </Group>
      </form>
    </Modal>
  )
}
