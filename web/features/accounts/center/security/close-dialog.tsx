import { Button, Group, Skeleton } from '@mantine/core'
import { useLocation } from 'wouter'
import { center } from '#contracts/api/accounts/center.ts'
import { REOPEN_DAYS } from '#contracts/core/rules.ts'
import { call } from '#web/api/calls.ts'
import { endSession } from '#web/api/session.ts'
import { day } from '#web/kit/format.ts'
import { useTranslation } from '#web/kit/i18n.ts'
import { panelState } from '#web/kit/panel-state.ts'
import { Dialog } from '#web/kit/parts/dialog.tsx'
import { Notice } from '#web/kit/parts/notice.tsx'
import { Panel } from '#web/kit/parts/panel.tsx'
import { problemsOf } from '../../account.rules.ts'
import classes from '../../form.module.css'
import type { AfterClosing } from '../../login-notice.ts'
import { useForm } from '../../use-form.ts'
import { ProofField } from './proof-field.tsx'
import { type Proofs, useProof, useProofs } from './use-proof.ts'

interface CloseDialogProps {
  onClose: () => void
}

/** Explains what closing means and closes the account after a proof of ownership. */
export function CloseDialog({ onClose }: CloseDialogProps) {
  const { t } = useTranslation(['center', 'frame'])
  const proofs = useProofs()
  return (
    <Dialog opened onClose={onClose} title={t('close.title')} centered size={480}>
      <Panel state={panelState(proofs)} skeleton={<Skeleton height={280} />}>
        {(known) => <CloseForm proofs={known} onClose={onClose} />}
      </Panel>
    </Dialog>
  )
}

function CloseForm({ proofs, onClose }: CloseDialogProps & { proofs: Proofs }) {
  const { t } = useTranslation(['center', 'account', 'frame'])
  const [, navigate] = useLocation()
  const proof = useProof(proofs)
  const form = useForm(problemsOf(proof.fields))

  async function close() {
    const { until } = await call(center.close, { body: proof.typed })
    const state: AfterClosing = { closed: day(until) }
    // Navigate before the session ends, or the route guard would redirect with its own notice.
    navigate('/user/login', { state })
    endSession()
  }

  return (
    <form className={classes.form} {...form.bind(proof.names, close)}>
      {form.failure && <Notice tone="failure">{form.failure}</Notice>}
      <Notice tone="warning">{t('close.text', { days: REOPEN_DAYS })}</Notice>
      <ProofField
        proof={proof}
        form={form}
        label={t('account:password')}
        placeholder={t('account:passwordPlaceholder')}
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
  )
}
